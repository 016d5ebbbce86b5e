"""Operations: health, metrics, admin, doctor, supervisor."""
