import { badChainData } from '@injsight/errors'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import type { Fields } from '../read-fields.ts'
import type { InsuranceFund, Redemption } from './tables.ts'

export function readFund(fund: Fields): InsuranceFund {
  return {
    market: readMarketId(fund.text('market_id')),
    ticker: fund.text('market_ticker'),
    deposit_denom: fund.name('deposit_denom'),
    share_denom: fund.name('insurance_pool_token_denom'),
    redemption_notice: fund.text('redemption_notice_period_duration'),
    balance: fund.amount('balance'),
    total_share: fund.amount('total_share'),
    oracle_base: fund.text('oracle_base'),
    oracle_quote: fund.text('oracle_quote'),
    oracle_type: fund.text('oracle_type'),
    expiry: fund.count('expiry'),
  }
}

export function readRedemption(schedule: Fields): Redemption {
  const { denom, amount } = schedule.coin('redemption_amount')
  return {
    id: schedule.count('id'),
    market: readMarketId(schedule.text(schedule.has('marketId') ? 'marketId' : 'market_id')),
    redeemer: schedule.name('redeemer'),
    claimable: readNanoseconds(schedule.text('claimable_redemption_time')),
    share_denom: denom,
    amount,
  }
}

export function readMarketId(text: string): string {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return text.toLowerCase()
  throw badChainData('market.id', `"${text.slice(0, 80)}" is no id of a market`)
}

/** The number of a share denom: 7n of `share7`; undefined for other denoms. */
export function shareNumber(denom: string): bigint | undefined {
  const [, digits] = /^share(\d{1,18})$/.exec(denom) ?? []
  return digits === undefined ? undefined : BigInt(digits)
}
