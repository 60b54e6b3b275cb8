import { list, message, such, text, texts, whole, type Of } from '../../define.ts'

const smallest = "whole number in the denom's smallest unit, decimal text"
const deposited = "in the denom's smallest unit, decimal text with up to 18 digits after the point"

export type BalanceChange = Of<typeof BalanceChange>
export const BalanceChange = message('BalanceChange', 'what an account held before and after, in the bank', {
  account: text(1, 'inj1… of who holds it'),
  module: text(2, 'name of the module whose account it is; empty for all others'),
  denom: text(3, 'what is held'),
  before: text(4, `${smallest}; empty when it is not known`),
  after: text(5, `${smallest}; empty when it is not known`),
  change: text(6, `after less before: ${smallest}, negative when it became less; empty when it is not known`),
})

export type DepositChange = Of<typeof DepositChange>
export const DepositChange = message(
  'DepositChange',
  'what a subaccount of the exchange held before and after',
  {
    subaccount: text(1, '0x and 64 hex digits'),
    account: text(2, 'inj1… of its owner'),
    denom: text(3, 'what is deposited'),
    totalBefore: text(4, `all of it, ${deposited}; empty when it is not known`),
    totalAfter: text(5, `all of it, ${deposited}; empty when it is not known`),
    totalChange: text(6, `after less before, ${deposited}; empty when it is not known`),
    availableBefore: text(7, `what no order holds, ${deposited}; empty when it is not known`),
    availableAfter: text(8, `what no order holds, ${deposited}; empty when it is not known`),
    availableChange: text(9, `after less before, ${deposited}; empty when it is not known`),
  },
)

export type CoinFlow = Of<typeof CoinFlow>
export const CoinFlow = message('CoinFlow', 'what came into being or ceased to be', {
  denom: text(1, 'what was minted or burned'),
  account: text(2, 'inj1… of the account that minted or burned it'),
  module: text(3, "name of the module whose account it is; empty when it isn't a known one's"),
  minted: text(4, smallest),
  burned: text(5, smallest),
  reason: text(6, 'why such a module mints or burns, in words'),
})

export type Conservation = Of<typeof Conservation>
export const Conservation = message(
  'Conservation',
  'whether the changes of a denom add up to what was minted and burned',
  {
    denom: text(1, 'what was held'),
    changed: text(2, `sum of all changes of balances: ${smallest}`),
    minted: text(3, smallest),
    burned: text(4, smallest),
    residual: text(5, `changed less minted plus burned: ${smallest}; 0 when it adds up`),
    depositsChanged: text(
      6,
      `sum of all changes of the exchange's deposits: ${deposited}; empty when some are not known`,
    ),
    exchangeChanged: text(
      7,
      `change of the exchange's own account in the bank, which holds deposits and the margin of positions: ${smallest}`,
    ),
  },
)

export type GetTransactionChangesRequest = Of<typeof GetTransactionChangesRequest>
export const GetTransactionChangesRequest = message('GetTransactionChangesRequest', 'names a transaction', {
  hash: such(
    'D44440385D3299FADAB223DE5B45E5E03753862F62D3EDA1568A990258F8F5E4',
    text(1, 'hash of the transaction, 64 hex digits, with or without 0x'),
  ),
})

const shared = {
  changes: list(3, 'balances that changed, in the order in which they first did', BalanceChange),
  flows: list(4, 'what was minted and burned', CoinFlow),
  conservation: list(5, 'for each denom, whether it adds up', Conservation),
  deposits: list(6, "the exchange's deposits that changed", DepositChange),
  unsaid: texts(7, 'what the chain does not tell of these changes, in words; nothing when all is told'),
}

export type GetTransactionChangesResponse = Of<typeof GetTransactionChangesResponse>
export const GetTransactionChangesResponse = message(
  'GetTransactionChangesResponse',
  'what a transaction changed, while it ran in its block',
  {
    height: whole(1, 'height of its block'),
    hash: text(2, 'hash of the transaction, upper-case hex'),
    ...shared,
  },
)

export type GetBlockChangesRequest = Of<typeof GetBlockChangesRequest>
export const GetBlockChangesRequest = message('GetBlockChangesRequest', 'names a block', {
  height: such('859', whole(1, 'height of the block')),
})

export type GetBlockChangesResponse = Of<typeof GetBlockChangesResponse>
export const GetBlockChangesResponse = message('GetBlockChangesResponse', 'what a whole block changed', {
  height: whole(1, 'height of the block'),
  hash: text(2, 'hash of the block, upper-case hex'),
  ...shared,
})
