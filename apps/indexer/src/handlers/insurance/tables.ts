import { historyTable, stateTable, type StateRow } from '#src/state/tables.ts'

/** One row, with id 1. */
export const insuranceModule = stateTable(
  'insurance_module',
  { id: 'int4' },
  {
    redemption_notice: 'text',
    next_share_denom: 'int8',
    next_redemption: 'int8',
    next_failed: 'int8',
    first_claimable: 'time?',
  },
)
export const insuranceFunds = stateTable(
  'insurance_funds',
  { market: 'text' },
  {
    ticker: 'text',
    deposit_denom: 'text',
    share_denom: 'text',
    redemption_notice: 'text',
    balance: 'amount',
    total_share: 'amount',
    oracle_base: 'text',
    oracle_quote: 'text',
    oracle_type: 'text',
    expiry: 'int8',
  },
)
export type InsuranceFund = StateRow<typeof insuranceFunds>

const redemption = {
  market: 'text',
  redeemer: 'text',
  claimable: 'time',
  share_denom: 'text',
  amount: 'amount',
} as const
export const redemptions = stateTable('insurance_redemptions', { id: 'int8' }, redemption)
export type Redemption = StateRow<typeof redemptions>

export const failedRedemptions = stateTable(
  'insurance_failures',
  { id: 'int8' },
  { redemption: 'int8', ...redemption, reason: 'text' },
)
export const insuranceVouchers = stateTable(
  'insurance_vouchers',
  { address: 'text', denom: 'text' },
  { amount: 'amount' },
)

export const insuranceChanges = historyTable('insurance_changes', 'height', {
  height: 'int8',
  place: 'int4',
  tx_seq: 'int8?',
  account: 'int8',
  market: 'bytes',
  kind: 'int4',
  redemption: 'int8?',
  share_denom: 'int8',
  shares: 'amount',
  denom: 'int8?',
  amount: 'amount?',
})
export const changeKinds = { underwritten: 1, requested: 2, redeemed: 3 }

export const insuranceBalances = historyTable('insurance_balances', 'height', {
  height: 'int8',
  place: 'int4',
  market: 'bytes',
  balance: 'amount',
  total_share: 'amount',
})
