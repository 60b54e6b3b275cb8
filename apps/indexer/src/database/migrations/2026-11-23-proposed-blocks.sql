-- The blocks that a validator proposed, the newest first. One entry for each block.
create index blocks_proposer on blocks (proposer, height);
