-- What the community pool got and gave is asked for by whom, what distribution paid out by when.
create index community_flows_account on community_flows (account, seq);
create index payouts_seq on payouts (seq);
