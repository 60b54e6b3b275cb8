import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '../bank/read-events.ts'
import { noteEvent, type BlockContext, type Module } from '../module.ts'
import { noteBoth, type Generation } from '../orders/generations.ts'
import { readExecutions, type Executions } from '../orders/read-trades.ts'

/** What a block adds to the statistics, beside what stands in its rows. */
export type BlockStatistics = {
  /** Fees that its transactions paid, in the smallest unit of inj. */
  fees: bigint
  /** Accounts that signed for the first time. */
  newAccounts: number
  trading: Map<bigint, Trading>
}

export type Trading = {
  generation: Generation
  /** Fills of orders, each side of a trade one. */
  fills: number
  /** Price times quantity of what was bought, in 10^-36ths, in the units of its generation. */
  notional: bigint
}

const sums = new WeakMap<BlockContext, BlockStatistics>()

export function statisticsOf(block: BlockContext): BlockStatistics {
  const known = sums.get(block) ?? { fees: 0n, newAccounts: 0, trading: new Map<bigint, Trading>() }
  sums.set(block, known)
  return known
}

/** No table of its own: what blocks sum up to is added to the roll-ups, see database/write-statistics.ts. */
export const statistics: Module = {
  name: 'statistics',
  history: {
    tables: [],
    events: [
      noteEvent('tx', (event, _, { tx, block }) => {
        if (tx !== undefined) noteTransaction(event, statisticsOf(block))
      }),
      ...['EventBatchSpotExecution', 'EventBatchDerivativeExecution'].flatMap((name) =>
        noteBoth(name, (event, _, { block, generation }) =>
          noteTrades(readExecutions(event), generation, statisticsOf(block)),
        ),
      ),
    ],
  },
}

function noteTransaction(event: ChainEvent, sum: BlockStatistics): void {
  const paid = readCoins(event.find('fee') ?? '')
  const sequence = event.find('acc_seq')
  for (const { denom, amount } of paid) if (denom === 'inj') sum.fees += amount
  // An account's first signature has the sequence 0.
  if (sequence?.endsWith('/0') === true) sum.newAccounts++
}

function noteTrades(
  { market, isBuy, execution, trades }: Executions,
  generation: Generation,
  sum: BlockStatistics,
) {
  if (execution === ExecutionType.ExpiryMarketSettlement) return
  const { fills, notional } = sum.trading.get(market.key) ?? { fills: 0, notional: 0n }
  const bought = isBuy ? trades.reduce((all, { price, quantity }) => all + price * quantity, 0n) : 0n
  sum.trading.set(market.key, { generation, fills: fills + trades.length, notional: notional + bought })
}
