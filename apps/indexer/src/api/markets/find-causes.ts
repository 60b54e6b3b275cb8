import { decodeTx, readMessage } from '@injsight/chain/decode'
import type { MarketProposal } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import {
  listCarriedOut,
  listSequencesOfTypes,
  listSettled,
  type CarriedOut,
} from '#src/queries/exchange/market-history.ts'
import { listProposalMessages, type ProposalMessageRow } from '#src/queries/governance/proposals.ts'
import { findStoredTransaction } from '#src/queries/transactions/find-stored-transaction.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'

/** What a block did to a market by itself, after its transactions or before them. */
export type BlockDeed = {
  market: { id: string; key: bigint; ticker: string }
  height: bigint
  isSettlement: boolean
}

/** A transaction, or proposals; neither where the rules of the chain alone led to it. */
export type Cause = { transactionHash: string; proposals: MarketProposal[] }

/** Messages that only note what the end of the block, or the next one, will do to a market. */
const noted = ['v1beta1', 'v2'].flatMap((version) =>
  ['MsgAdminUpdateBinaryOptionsMarket', 'MsgEmergencySettleMarket'].map(
    (name) => `/injective.exchange.${version}.${name}`,
  ),
)

/**
 * What led to the deeds of blocks, in their order. The chain changes the rules of a market at the end of the block in which
 * that was decided, and closes its positions as the next one begins.
 */
export async function findCauses(pool: Pool, deeds: readonly BlockDeed[]): Promise<Cause[]> {
  const settled = await listSettled(
    pool,
    deeds.map(({ market }) => market.key),
    deeds.map(({ height }) => height),
  )
  const decided = [...new Set([...deeds, ...settled].map(({ height }) => height))].flatMap((height) => [
    height,
    height - 1n,
  ])
  const [proposals, acts] = await Promise.all([listCarriedOut(pool, decided), listActs(pool, decided)])
  const submissions = proposals.flatMap(({ submission }) => submission ?? [])
  const [messages, hashes] = await Promise.all([
    listProposalMessages(
      pool,
      proposals.map(({ id }) => id),
    ),
    listHashes(pool, [...acts.map(({ sequence }) => sequence), ...submissions]),
  ])
  const find = (height: bigint, { id }: BlockDeed['market'], isOf: (one: ProposalMessageRow) => boolean) => {
    const act = acts.findLast((one) => heightOf(one.sequence) === height && tells(one.messages, id))
    const carriedOut = proposals.filter(
      (one) =>
        one.height === height && messages.some((told) => BigInt(told.proposal) === one.id && isOf(told)),
    )
    if (act === undefined && carriedOut.length === 0) return undefined
    return {
      transactionHash: (act !== undefined && hashes.get(act.sequence)) || '',
      proposals: act === undefined ? carriedOut.map((one) => toProposal(one, hashes)) : [],
    }
  }
  return deeds.map(({ market, height, isSettlement }) => {
    // A market that is opened by a proposal has no id in it yet.
    const names = [market.id, market.ticker].filter((name) => name !== '')
    const own = isSettlement
      ? undefined
      : find(height, market, ({ value }) => names.some((name) => value.includes(name)))
    if (own !== undefined) return own
    const isSettled = settled.some((one) => one.market === market.key && one.height === height)
    const before = isSettled
      ? find(height - 1n, market, ({ type, value }) =>
          tells(readMessage(type, value), market.id, 'settlement_price'),
        )
      : undefined
    return before ?? { transactionHash: '', proposals: [] }
  })
}

function toProposal(
  { id, title, submission }: CarriedOut,
  hashes: ReadonlyMap<bigint, string>,
): MarketProposal {
  return {
    id,
    title,
    transactionHash: submission === undefined ? '' : (hashes.get(submission) ?? ''),
  }
}

/** Transactions of some blocks that decided about a market, and left it to the block. */
async function listActs(pool: Pool, heights: readonly bigint[]) {
  const sequences = await listSequencesOfTypes(pool, heights, noted)
  return Promise.all(
    sequences.map(async (sequence) => {
      const stored = await findStoredTransaction(pool, sequence)
      return { sequence, messages: stored && decodeTx(stored.transaction.raw).messages }
    }),
  )
}

/** Whether something in a message is about the market, and tells a `field` of it where one is asked for. */
function tells(message: unknown, marketId: string, field?: string): boolean {
  if (typeof message !== 'object' || message === null) return false
  const told = message as Readonly<Record<string, unknown>>
  const id = told['market_id']
  const isIt = typeof id === 'string' && id.toLowerCase() === marketId
  if (isIt && (field === undefined || told[field])) return true
  return Object.values(told).some((one) => tells(one, marketId, field))
}
