import type { ProposalMarket } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toSequence } from '#src/decode/values/keys.ts'
import { findMarket, listMarketChanges, type Market } from '#src/queries/exchange/markets.ts'
import { listChangedRules, type ToldRules } from './changed-rules.ts'
import { readProposedRules, type ProposedRules } from './proposed-rules.ts'

type Message = { type: string; value: Readonly<Record<string, unknown>> | undefined }

/** What messages would make of the rules of markets, against those of before a block, or of now. */
export async function listProposedRules(
  pool: Pool,
  messages: readonly Message[],
  height: bigint | undefined,
): Promise<ProposalMarket[]> {
  const proposed = messages.flatMap(({ type, value }, message) =>
    value === undefined ? [] : readProposedRules(type, value).map((one) => ({ ...one, message })),
  )
  const told = await Promise.all(
    proposed.map(async ({ message, ...one }) => {
      const market = await findMarket(pool, one.marketId)
      if (market === undefined) return []
      const before = await findTold(pool, market, height)
      return before === undefined ? [] : [{ message, ...compare(market, before, one) }]
    }),
  )
  return told.flat().filter(({ rules }) => rules.length > 0)
}

/** Undefined where the index was told nothing of it before that block. */
async function findTold(
  pool: Pool,
  market: Market,
  height: bigint | undefined,
): Promise<ToldRules | undefined> {
  if (height !== undefined) {
    const page = { before: toSequence(height, 0), limit: 1 }
    return (await listMarketChanges(pool, market.key, page))[0]
  }
  const { told, generation, perpetual } = market
  if (perpetual === undefined) return { told, generation }
  const { hourlyFundingRateCap, hourlyInterestRate } = perpetual
  return {
    told: {
      ...told,
      hourly_funding_rate_cap: hourlyFundingRateCap,
      hourly_interest_rate: hourlyInterestRate,
    },
    generation,
  }
}

/** Of what the market was not told with nothing can be said. */
function compare(market: Market, before: ToldRules, { generation, rules }: ProposedRules) {
  const known = Object.keys(rules).filter(
    (name) => before.told[name] !== undefined && before.told[name] !== null,
  )
  const pick = (from: ToldRules['told']) => Object.fromEntries(known.map((name) => [name, from[name]]))
  const { status } = rules
  const changed = listChangedRules(
    { told: pick(before.told), generation: before.generation },
    { told: pick(rules), generation },
    market,
  )
  const isOther = typeof status === 'string' && status !== before.told['status']
  return {
    marketId: market.id,
    ticker: market.ticker,
    rules: isOther
      ? [{ name: 'status', before: String(before.told['status']), after: status }, ...changed]
      : changed,
  }
}
