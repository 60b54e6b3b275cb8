-- When a row of the chain's state was changed last isn't the chain's state: a history that begins later knows it otherwise.
alter table balances drop column height;
alter table supplies drop column height;
alter table validators drop column height;
