-- What the chain asks for gas; the fee of the moment is no part of its state, each node reckons it.
create table txfees_params (
  id int4 primary key,                -- 1
  params jsonb not null               -- in the words of the chain
);
