import { decodeTx } from '@injsight/chain/decode'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '../bank/read-events.ts'
import { noteEvent, type BlockContext, type Module, type TxContext } from '../module.ts'
import { noteBoth } from '../orders/generations.ts'
import type { ReportsByFeed } from '../oracle/reports.ts'
import { readExecutions } from '../orders/read-trades.ts'
import { addExecutions, type TradingByAccount } from './account-trading.ts'
import { joinTrading, sumFills, type Trading } from './trading.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** What a block adds to the statistics, beside what stands in its rows. */
export type BlockStatistics = {
  /** Fees that its transactions paid, in the smallest unit of inj. */
  fees: bigint
  /** Accounts that signed for the first time. */
  newAccounts: number
  /** By market: at its beginning, by its transactions and at its end. */
  trading: [begin: TradingByMarket, txs: TradingByMarket, end: TradingByMarket]
  /** What accounts traded, each in each market. */
  accounts: TradingByAccount
  /** What oracles told, each reporter of each feed. */
  reports: ReportsByFeed
  /** Their last word on each feed, in 10^-18ths. */
  prices: Map<bigint, bigint>
}
type TradingByMarket = Map<bigint, Trading>

const sums = createNotes<BlockContext, BlockStatistics>()

export function statisticsOf(block: BlockContext): BlockStatistics {
  const known = sums.get(block)
  if (known !== undefined) return known
  const made: BlockStatistics = {
    fees: 0n,
    newAccounts: 0,
    trading: [new Map(), new Map(), new Map()],
    accounts: new Map(),
    reports: new Map(),
    prices: new Map(),
  }
  sums.set(block, made)
  return made
}

/** No table of its own: what blocks sum up to is added to the roll-ups, see database/write/write-statistics.ts. */
export const statistics: Module = {
  name: 'statistics',
  history: {
    tables: [],
    events: [
      noteEvent('tx', (event, _, { tx, block }) => {
        // A message may speak of fees too: of what a contract pays for itself, and gets back.
        if (tx !== undefined && event.message === undefined) noteTransaction(event, tx, statisticsOf(block))
      }),
      ...['EventBatchSpotExecution', 'EventBatchDerivativeExecution'].flatMap((name) =>
        noteBoth(name, (event, _, { block, generation }) => {
          const executions = readExecutions(event)
          const trading = momentOf(event, statisticsOf(block))
          const { key } = executions.market
          const traded = sumFills(executions, generation)
          if (traded !== undefined) trading.set(key, joinTrading(trading.get(key), traded))
          addExecutions(statisticsOf(block).accounts, executions, generation)
        }),
      ),
    ],
  },
}

/** A node tells what a block did by itself in one list, be it before or after the transactions. */
function momentOf(
  { tx, mode }: ChainEvent,
  { trading: [begin, txs, end] }: BlockStatistics,
): TradingByMarket {
  if (tx !== undefined) return txs
  return mode === 'BeginBlock' ? begin : end
}

function noteTransaction(event: ChainEvent, tx: TxContext, sum: BlockStatistics): void {
  const paid = readCoins(event.find('fee') ?? '')
  // An account's first signature has the sequence 0.
  const [, signer] = /^(\w+)\/0$/.exec(event.find('acc_seq') ?? '') ?? []
  const isNew = signer !== undefined && movesOn(signer, tx)
  for (const { denom, amount } of paid) if (denom === 'inj') sum.fees += amount
  if (isNew) sum.newAccounts++
}

/** Of several signers the chain leaves the sequence of who pays the fee as it was: it signs with the same again. */
function movesOn(account: string, { raw, signer }: TxContext): boolean {
  const { signatures, fee } = decodeTx(raw)
  if (signatures.length < 2) return true
  return account !== (fee.payer === '' ? signer : fee.payer)
}
