import { count, flag, list, message, such, text, texts, whole, wholes, type Of } from '../../define.ts'

export type BridgeStep = Of<typeof BridgeStep>
export const BridgeStep = message('BridgeStep', 'something that was done for a transfer over the bridge', {
  what: text(
    1,
    'requested, batched, confirmed (signed by a validator), attested (a validator saw it on Ethereum), observed (enough did), cancelled or batch_cancelled',
  ),
  account: text(2, 'inj1… of who did it; of a validator its own account. Empty for the chain itself'),
  height: whole(3, 'height of the block'),
  time: whole(4, 'of the block, milliseconds since 1970'),
  transactionHash: text(5, 'upper-case hex; empty for what the chain did by itself'),
})

const unknownSteps = 'steps where some of them, and whose are awaited, nobody tells'

export type GetBridgeDepositRequest = Of<typeof GetBridgeDepositRequest>
export const GetBridgeDepositRequest = message('GetBridgeDepositRequest', 'names a deposit', {
  nonce: such('1', whole(1, 'number of the event on Ethereum')),
})

export type BridgeDeposit = Of<typeof BridgeDeposit>
export const BridgeDeposit = message('BridgeDeposit', 'what validators told of a deposit', {
  sender: text(1, '0x… on Ethereum'),
  receiver: text(2, 'inj1…; empty where what was named is no account'),
  denom: text(3, 'of what'),
  amount: text(4, 'how much, in the smallest unit'),
  ethereumHeight: whole(5, 'height of the block on Ethereum'),
  isObserved: flag(6, 'true once enough validators told it'),
  steps: list(7, 'the oldest first', BridgeStep),
})

export type GetBridgeDepositResponse = Of<typeof GetBridgeDepositResponse>
export const GetBridgeDepositResponse = message('GetBridgeDepositResponse', 'a deposit, step by step', {
  claims: list(
    1,
    'one, or several where validators told different things; the observed first',
    BridgeDeposit,
  ),
  waiting: texts(2, 'inj1… of validators in the set of now that have not told it'),
  unknown: texts(3, unknownSteps),
})

export type GetBridgeWithdrawalRequest = Of<typeof GetBridgeWithdrawalRequest>
export const GetBridgeWithdrawalRequest = message('GetBridgeWithdrawalRequest', 'names a withdrawal', {
  id: such('1', whole(1, 'its number')),
})

export type GetBridgeWithdrawalResponse = Of<typeof GetBridgeWithdrawalResponse>
export const GetBridgeWithdrawalResponse = message(
  'GetBridgeWithdrawalResponse',
  'a withdrawal, step by step',
  {
    sender: text(1, 'inj1… of who asked for it'),
    receiver: text(2, '0x… on Ethereum'),
    denom: text(3, 'of what'),
    amount: text(4, 'how much, in the smallest unit'),
    fee: text(5, 'what whoever carries it over gets, in the smallest unit'),
    state: text(6, 'pending, batched, executed or cancelled'),
    batch: whole(7, 'number of its batch; 0 before it has one'),
    steps: list(8, 'the oldest first', BridgeStep),
    waiting: texts(9, 'inj1… of validators in the set of now whose next step is awaited'),
    unknown: texts(10, unknownSteps),
  },
)

const limit = such('10', count(1, 'how many at most, up to 200; 0 means 50'))
const cursor = text(2, '`next` of the page before; empty for the newest')
const next = text(2, 'cursor of the next page; empty on the last')

export type ListBridgeDepositsRequest = Of<typeof ListBridgeDepositsRequest>
export const ListBridgeDepositsRequest = message('ListBridgeDepositsRequest', 'names a page', {
  limit,
  cursor,
})

export type ListedBridgeDeposit = Of<typeof ListedBridgeDeposit>
export const ListedBridgeDeposit = message(
  'ListedBridgeDeposit',
  'a deposit where the first validator told of it',
  {
    nonce: whole(1, 'number of the event on Ethereum'),
    height: whole(2, 'height of the block; 0 where nobody tells it'),
    time: whole(3, 'of the block, milliseconds since 1970'),
    account: text(4, 'inj1… of who told of it'),
    sender: text(5, '0x… on Ethereum'),
    receiver: text(6, 'inj1…; empty where what was named is no account'),
    denom: text(7, 'of what'),
    amount: text(8, 'how much, in the smallest unit'),
    ethereumHeight: whole(9, 'height of the block on Ethereum'),
    isObserved: flag(10, 'true once enough validators told it'),
    updated: whole(11, 'when it came to that, or was told, milliseconds since 1970'),
    transactionHashes: texts(12, 'upper-case hex, of all that told of it'),
  },
)

export type ListBridgeDepositsResponse = Of<typeof ListBridgeDepositsResponse>
export const ListBridgeDepositsResponse = message(
  'ListBridgeDepositsResponse',
  'deposits over the bridge to Ethereum',
  { deposits: list(1, 'the newest first', ListedBridgeDeposit), next },
)

export type ListBridgeWithdrawalsRequest = Of<typeof ListBridgeWithdrawalsRequest>
export const ListBridgeWithdrawalsRequest = message('ListBridgeWithdrawalsRequest', 'names a page', {
  limit,
  cursor,
})

export type ListedBridgeWithdrawal = Of<typeof ListedBridgeWithdrawal>
export const ListedBridgeWithdrawal = message(
  'ListedBridgeWithdrawal',
  'a withdrawal where somebody asked for it',
  {
    id: whole(1, 'its number'),
    height: whole(2, 'height of the block; 0 where nobody tells it'),
    time: whole(3, 'of the block, milliseconds since 1970'),
    sender: text(4, 'inj1… of who asked for it'),
    receiver: text(5, '0x… on Ethereum'),
    denom: text(6, 'of what'),
    amount: text(7, 'how much, in the smallest unit'),
    fee: text(8, 'what whoever carries it over gets, in the smallest unit'),
    state: text(9, 'pending, batched, executed or cancelled'),
    updated: whole(10, 'when it came to that, milliseconds since 1970'),
    batch: whole(11, 'number of its batch; 0 before it has one'),
    batchTimeout: whole(12, 'height of Ethereum after which the batch is void; 0 before it has one'),
    transactionHashes: texts(
      13,
      'upper-case hex: that which asked for it, for its batch, and told of its end',
    ),
  },
)

export type ListBridgeWithdrawalsResponse = Of<typeof ListBridgeWithdrawalsResponse>
export const ListBridgeWithdrawalsResponse = message(
  'ListBridgeWithdrawalsResponse',
  'withdrawals over the bridge to Ethereum',
  { withdrawals: list(1, 'the newest first', ListedBridgeWithdrawal), next },
)

export type ListBridgeBatchesRequest = Of<typeof ListBridgeBatchesRequest>
export const ListBridgeBatchesRequest = message('ListBridgeBatchesRequest', 'names a page', {
  limit,
  cursor,
})

export type BridgeBatch = Of<typeof BridgeBatch>
export const BridgeBatch = message('BridgeBatch', 'withdrawals that are carried over together', {
  nonce: whole(1, 'its number'),
  height: whole(2, 'height of the block that made it'),
  time: whole(3, 'of the block, milliseconds since 1970'),
  account: text(4, 'inj1… of who asked for it'),
  denom: text(5, 'of what'),
  amount: text(6, 'of all its withdrawals, in the smallest unit'),
  fee: text(7, 'of all its withdrawals, in the smallest unit'),
  withdrawals: wholes(8, 'their numbers, in the order of the batch'),
  timeout: whole(9, 'height of Ethereum after which it is void'),
  confirmations: count(10, 'validators that signed it'),
  state: text(11, 'waiting, executed or cancelled'),
})

export type ListBridgeBatchesResponse = Of<typeof ListBridgeBatchesResponse>
export const ListBridgeBatchesResponse = message('ListBridgeBatchesResponse', 'batches of the bridge', {
  batches: list(1, 'the newest first', BridgeBatch),
  next,
})

export type GetBridgeBatchRequest = Of<typeof GetBridgeBatchRequest>
export const GetBridgeBatchRequest = message('GetBridgeBatchRequest', 'names a batch', {
  nonce: such('1', whole(1, 'its number')),
})

export type GetBridgeBatchResponse = Of<typeof GetBridgeBatchResponse>
export const GetBridgeBatchResponse = message('GetBridgeBatchResponse', 'a batch, step by step', {
  batch: list(1, 'exactly one', BridgeBatch),
  steps: list(2, 'the oldest first', BridgeStep),
  waiting: texts(3, 'inj1… of validators in the set of now whose next step is awaited'),
})
