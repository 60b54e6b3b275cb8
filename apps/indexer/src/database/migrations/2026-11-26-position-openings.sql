-- When open positions were opened, a height, and what they received (negative: paid) of funding since, which their margins
-- have in them; 0 and nothing for those that were there before the index began, or this was kept.
alter table positions
  add column opened int8 not null default 0,
  add column funded numeric;
