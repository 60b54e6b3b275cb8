-- Accounts of a campaign by their points, and what campaigns paid by when.
create index reward_points_most on reward_points (pool, points, account);
create index reward_payments_height on reward_payments (height, ordinal, place);
