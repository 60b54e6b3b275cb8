import type { InsuranceFund } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { pathOfDenom } from '../../language/token-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { plainText } from '../../language/written.ts'
import { fetchAuctions, fetchFunds, fetchRedemptions } from '../../sources/funds.server.ts'
import { named, numbered } from '../../views/bridges/cells.server.ts'
import {
  account,
  amount,
  coin,
  coins,
  fileOnly,
  linkedCoin,
  moment,
  nothing,
  words,
} from '../../views/lists/cells.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import type { Cell } from '../../views/lists/table.ts'
import { nameOfFeed, nameOfOracle } from '../../views/oracles/feed-paths.ts'
import { formatLength } from '../../time/format-span.ts'

const mostCoins = 3

/** Rounds of the auction: what was in the basket, who won it and for how much. */
export function listRounds(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'funds')
  return async (page) => {
    const { auctions, next } = await fetchAuctions(page)
    const columns = [
      { name: t('round'), isNumber: true },
      { name: t('basket'), isLong: true },
      { name: t('winner') },
      { name: t('paid'), isNumber: true, unit: symbolOf('inj', naming) },
      { name: t('ends'), isTime: true },
    ]
    const rows = auctions.map(({ round, basket, winner, winningBidAmount, endTimestamp }) => ({
      key: String(round),
      cells: [
        numbered(round, `/auction/${round}/`),
        basketCell(basket, naming),
        winner === '' ? nothing : account(winner, naming),
        winner === '' ? nothing : coin('inj', winningBidAmount, naming),
        moment(endTimestamp, naming),
      ],
    }))
    return { table: { columns, rows }, next: next[0] ?? '' }
  }
}

function basketCell(basket: readonly { denom: string; amount: string }[], naming: Naming): Cell {
  if (basket.length === 0) return nothing
  const few = coins(basket.slice(0, mostCoins), naming)
  const more = basket.length - mostCoins
  const t = translationsIn(naming.language, 'funds')
  return {
    shown: more > 0 ? [...few.shown, ' · ', t('more', { count: more })] : few.shown,
    file: coins(basket, naming).file,
  }
}

/** Insurance funds: for which market, what they have, whose price they follow. */
export function listFunds(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'funds')
  return async (page) => {
    const { funds, next } = await fetchFunds(page)
    const columns = [
      { name: t('columns.market') },
      { name: t('columns.balance'), isNumber: true },
      { name: t('columns.shares'), isNumber: true },
      { name: t('columns.share') },
      { name: t('columns.notice'), isNumber: true, unit: t('seconds', { count: '' }).trim() },
      { name: t('columns.oracle') },
      { name: t('columns.denom'), isOnlyInFile: true },
    ]
    const rows = funds.map((fund) => ({
      key: fund.marketId,
      cells: [
        words([{ ...writeMarketOf(fund.marketId, naming), text: fundName(fund, naming) }]),
        coin(fund.depositDenom, fund.balance, naming),
        amount(fund.poolTokenDenom, fund.totalShare, naming),
        named(fund.poolTokenDenom, pathOfDenom(fund.poolTokenDenom)),
        {
          ...words([formatLength(Number(fund.redemptionNoticePeriodDuration), naming.language)]),
          file: fund.redemptionNoticePeriodDuration,
        },
        named(oracleOf(fund)),
        fileOnly(fund.depositDenom),
      ],
    }))
    return { table: { columns, rows }, next: next[0] ?? '' }
  }
}

function oracleOf({ oracleType, oracleBase: base, oracleQuote: quote }: InsuranceFund): string {
  const oracle = nameOfOracle(oracleType)
  return [nameOfFeed({ oracle, base, quote }), oracle].filter((part) => part !== '').join(' · ')
}

/** A market that isn't there yet goes by the name that its fund was given. */
function fundName({ marketId, marketTicker }: { marketId: string; marketTicker: string }, naming: Naming) {
  const known = naming.names.markets.get(marketId)?.ticker
  return known === undefined
    ? named(marketTicker)
        .shown.map((one) => plainText([one]))
        .join('')
    : writeMarketOf(marketId, naming).text
}

/** Shares on their way out of funds, and those that were paid out. */
export function listRedemptions(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'funds')
  return async (page) => {
    const { redemptions, next } = await fetchRedemptions(page)
    const columns = [
      { name: t('columns.who') },
      { name: t('columns.shares'), isNumber: true },
      { name: t('columns.share') },
      { name: t('columns.state') },
      { name: t('columns.requested'), isTime: true },
      { name: t('columns.due'), isTime: true },
      { name: t('columns.got'), isNumber: true },
      { name: t('columns.denom'), isOnlyInFile: true },
    ]
    const time = (milliseconds: bigint) => (milliseconds === 0n ? nothing : moment(milliseconds, naming))
    const rows = redemptions.map((one) => ({
      key: String(one.id),
      cells: [
        account(one.account, naming),
        amount(one.shareDenom, one.shares, naming),
        named(one.shareDenom, pathOfDenom(one.shareDenom)),
        words([t(one.paid === 0n ? 'states.pending' : 'states.disbursed')]),
        time(one.requested),
        time(one.paid === 0n ? one.due : one.paid),
        one.denom === '' ? nothing : linkedCoin(one.denom, one.amount, naming),
        fileOnly(one.denom),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}
