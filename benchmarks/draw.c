/* Two-player Draw, double-six, seven tiles each, the highest double or single leads, every legal
   move as likely as another: written by hand for this one game, as the limit of what is possible.
   `benchmarks/limit.py` compiles it if there is a C compiler. */
#include <stdint.h>

typedef uint64_t u64;

static inline u64 next(u64 *x) {
    u64 z = (*x += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static inline int below(u64 *x, int n) { return (int)(((next(x) >> 32) * (u64)n) >> 32); }

/* out: plays, blocked rounds, ties, points of the winners */
void play(u64 rounds, u64 seed, u64 *out) {
    int a[28], b[28], order[28], n = 0;
    u64 with[7] = {0};
    for (int high = 0; high < 7; high++)
        for (int low = 0; low <= high; low++, n++) {
            a[n] = high;
            b[n] = low;
            with[high] |= 1ull << n;
            with[low] |= 1ull << n;
        }
    n = 0; /* what leads: doubles from above, then singles by pips and larger half */
    for (int d = 6; d >= 0; d--) order[n++] = d * (d + 1) / 2 + d;
    for (int pips = 11; pips > 0; pips--)
        for (int high = 6, low; high > 0; high--)
            if ((low = pips - high) >= 0 && low < high) order[n++] = high * (high + 1) / 2 + low;
    u64 plays = 0, blocked = 0, ties = 0, points = 0, x = seed;
    for (u64 round = 0; round < rounds; round++) {
        int8_t deck[28];
        u64 hand[2] = {0, 0};
        for (int i = 0; i < 28; i++) deck[i] = i;
        for (int i = 27; i > 0; i--) {
            int j = below(&x, i + 1), t = deck[i];
            deck[i] = deck[j];
            deck[j] = t;
        }
        for (int i = 0; i < 14; i++) hand[i >= 7] |= 1ull << deck[i];
        int top = 14, lead = 0;
        while (!((hand[0] | hand[1]) >> order[lead] & 1)) lead++;
        int t = order[lead], seat = hand[1] >> t & 1, left = a[t], right = b[t], out = 0;
        hand[seat] ^= 1ull << t;
        plays++;
        for (seat ^= 1;; seat ^= 1) {
            u64 one = hand[seat] & with[left], two = hand[seat] & with[right];
            while (!(one | two) && top < 28) {
                hand[seat] |= 1ull << deck[top++];
                one = hand[seat] & with[left];
                two = hand[seat] & with[right];
            }
            if (!(one | two)) {
                if (!(hand[seat ^ 1] & (with[left] | with[right]))) break;
                continue;
            }
            int first = __builtin_popcountll(one), count = first + __builtin_popcountll(two);
            int k = count > 1 ? below(&x, count) : 0, at_left = k < first;
            u64 among = at_left ? one : two;
            for (k -= at_left ? 0 : first; k; k--) among &= among - 1;
            t = __builtin_ctzll(among);
            hand[seat] ^= 1ull << t;
            plays++;
            if (at_left) left = a[t] + b[t] - left;
            else right = a[t] + b[t] - right;
            if (!hand[seat]) {
                out = 1;
                break;
            }
        }
        int held[2] = {0, 0};
        for (int s = 0; s < 2; s++)
            for (u64 h = hand[s]; h; h &= h - 1) held[s] += a[__builtin_ctzll(h)] + b[__builtin_ctzll(h)];
        blocked += !out;
        ties += !out && held[0] == held[1];
        points += held[0] > held[1] ? held[0] - held[1] : held[1] - held[0];
    }
    out[0] = plays;
    out[1] = blocked;
    out[2] = ties;
    out[3] = points;
}
