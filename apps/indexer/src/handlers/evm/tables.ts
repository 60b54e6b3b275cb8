import { historyTable, stateTable } from '#src/state/tables.ts'

export const erc20Pairs = stateTable('erc20_pairs', { denom: 'text' }, { contract: 'text' })

export const erc20Params = stateTable(
  'erc20_params',
  { id: 'int4' },
  { creation_fee: 'amount', creation_fee_denom: 'text' },
)

/** Those that failed too. */
export const evmTransactions = historyTable('evm_transactions', 'sequence', {
  seq: 'int8',
  place: 'int4',
  rank: 'int4',
  h8: 'int8',
  hash: 'bytes',
})

export const evmLogs = historyTable('evm_logs', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8',
  topic0: 'int4?',
  topic1: 'int4?',
  topic2: 'int4?',
  topic3: 'int4?',
  topics: 'bytes',
  data: 'bytes',
})

/** What was moved by ERC-1155, by the token: it stands in a log's data. */
export const evmItemMoves = historyTable('evm_item_moves', 'sequence', {
  seq: 'int8',
  place: 'int4',
  part: 'int4',
  contract: 'int8',
  token: 'amount',
  sender: 'int8?', // null when it came into being
  recipient: 'int8?', // null when it ceased to be
  amount: 'amount',
})

/** Contracts that a transaction created itself. */
export const evmCreations = historyTable('evm_creations', 'sequence', {
  seq: 'int8',
  place: 'int4',
  contract: 'int8',
  creator: 'int8',
  code_hash: 'bytes',
})

/** Which contract was the pair of which denom, over time. */
export const pairChanges = historyTable('erc20_pair_changes', 'sequence', {
  seq: 'int8',
  place: 'int4',
  denom: 'text',
  contract: 'int8?', // null when the pair ended
})

/** The denom of a contract, as long as they are a pair. */
export const evmFaces = stateTable('evm_faces', { contract: 'int8' }, { denom: 'text' })

/** Contracts, as far as somebody tells of them. */
export const evmContracts = stateTable(
  'evm_contracts',
  { contract: 'int8' },
  {
    creator: 'int8?', // null when another contract created it, or before the index began
    code_hash: 'bytes?', // null when it isn't told
    since: 'int8', // height; 0 from the beginning of the index on
  },
)

/** The code of contracts that stand in the genesis. */
export const evmCodes = stateTable('evm_codes', { code_hash: 'bytes' }, { code: 'bytes' })

/** Contracts whose logs are those of a standard of tokens. */
export const evmTokens = stateTable(
  'evm_tokens',
  { contract: 'int8' },
  {
    standard: 'text', // erc20, erc721 or erc1155
    supply: 'amount?', // of erc20; how many there are of erc721
    denom: 'text?', // when its coins stand in the bank under its own name, `erc20:0x…`
    since: 'int8',
    lost: 'text?', // why its logs aren't believed
  },
)

export const evmBalances = stateTable(
  'evm_balances',
  { contract: 'int8', holder: 'int8' },
  { amount: 'amount', height: 'int8' },
)

/** How many hold something of a token that keeps its balances itself; one that nobody holds has no row. */
export const evmHolders = stateTable('evm_holders', { contract: 'int8' }, { holders: 'int8' })

export const evmAllowances = stateTable(
  'evm_allowances',
  { contract: 'int8', owner: 'int8', spender: 'int8' },
  { amount: 'amount', height: 'int8' },
)

export const evmOperators = stateTable(
  'evm_operators',
  { contract: 'int8', owner: 'int8', operator: 'int8' },
  { height: 'int8' },
)

/** Of one token by ERC-721: one at a time. */
export const evmNftApprovals = stateTable(
  'evm_nft_approvals',
  { contract: 'int8', token: 'amount' },
  { owner: 'int8', spender: 'int8', height: 'int8' },
)

/** By ERC-721. */
export const evmNfts = stateTable(
  'evm_nfts',
  { contract: 'int8', token: 'amount' },
  { owner: 'int8', height: 'int8' },
)

/** By ERC-1155. */
export const evmItems = stateTable(
  'evm_items',
  { contract: 'int8', token: 'amount', holder: 'int8' },
  { amount: 'amount', height: 'int8' },
)
