-- Tokens of contracts by their holders, and collections by their tokens: pages begin at any of them by one comparison, be
-- there a million with as many. In place of indexes with one column turned around.
create index cw20_holders_rank on cw20_holders (holders, contract);
create index evm_holders_rank on evm_holders (holders, contract);
drop index cw20_holders_most;
drop index evm_holders_most;
create index nft_contracts_rank on nft_contracts (tokens, contract);
create index evm_tokens_rank on evm_tokens (standard, coalesce(supply, 0), contract)
  where standard in ('erc721', 'erc1155');
-- Of those that nobody holds.
create index evm_tokens_own on evm_tokens (contract) where standard = 'erc20' and denom is null;
