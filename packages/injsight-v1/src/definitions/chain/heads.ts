import { count, counts, list, message, such, text, whole, wholes, type Of } from '../../define.ts'

export type Head = Of<typeof Head>
export const Head = message('Head', 'a block in the few words that a list, a strip or a live feed needs', {
  height: whole(1, 'height of the block'),
  hash: text(2, 'upper-case hex, no 0x'),
  time: whole(3, 'milliseconds since 1970'),
  proposer: text(4, 'injvalcons… of who proposed it'),
  moniker: text(5, "the proposer's name; empty when it isn't known"),
  operator: text(6, "injvaloper… of the proposer; empty when it isn't known"),
  txs: count(7, 'number of transactions'),
  failed: count(8, 'number of those that failed'),
  gasWanted: whole(9, 'gas that its transactions asked for, in units of gas'),
  gasUsed: whole(10, 'gas that its transactions used, in units of gas'),
  txsByKind: counts(11, 'transactions per kind: trade, transfer, contract, oracle, staking, other'),
  gasByKind: wholes(12, 'units of gas used per kind, in the same order; empty where gas is not told'),
})

export type GetHeadsRequest = Of<typeof GetHeadsRequest>
export const GetHeadsRequest = message('GetHeadsRequest', 'a part of the list of blocks, newest first', {
  limit: such('3', count(1, 'how many blocks, 1 to 101; 0 means 20')),
  before: such('860', whole(2, 'only heights below this one; 0 means from the head on')),
})

export type GetHeadsResponse = Of<typeof GetHeadsResponse>
export const GetHeadsResponse = message('GetHeadsResponse', 'blocks, newest first', {
  heads: list(1, 'the blocks', Head),
})

export type StreamHeadsRequest = Of<typeof StreamHeadsRequest>
export const StreamHeadsRequest = message('StreamHeadsRequest', 'asks for nothing in particular', {})
