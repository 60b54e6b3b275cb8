import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '../bank/read-events.ts'
import { noteEvent, type BlockContext, type Module } from '../module.ts'
import { noteBoth } from '../orders/generations.ts'
import { readExecutions } from '../orders/read-trades.ts'
import { joinTrading, sumFills, type Trading } from './trading.ts'

/** What a block adds to the statistics, beside what stands in its rows. */
export type BlockStatistics = {
  /** Fees that its transactions paid, in the smallest unit of inj. */
  fees: bigint
  /** Accounts that signed for the first time. */
  newAccounts: number
  /** By market. */
  trading: Map<bigint, Trading>
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
        noteBoth(name, (event, _, { block, generation }) => {
          const executions = readExecutions(event)
          const { trading } = statisticsOf(block)
          const { key } = executions.market
          const traded = sumFills(executions, generation)
          if (traded !== undefined) trading.set(key, joinTrading(trading.get(key), traded))
        }),
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
