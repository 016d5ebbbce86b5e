-- What somebody's latest results are added up from, without a look at any match: the latest thousand
-- are read in one go, however many there are.
create index if not exists mine_results on mine (owner, stage, at, game, won, score, against)
    where stage = 'over' and won is not null;
