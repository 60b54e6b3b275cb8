-- Coins that a contract was begun with, 5inj,7peggy0x…; '' for none, null when nobody told, or for those that were begun before
-- this was kept.
alter table contracts add column funds text;
