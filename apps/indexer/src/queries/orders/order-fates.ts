import { zstdDecompressSync } from 'node:zlib'
import type { Pool } from 'pg'
import { readAskedTerms, type Terms } from '#src/handlers/orders/asked-terms.ts'
import { readAsked } from '#src/handlers/orders/read-asked.ts'
import { readHexHash } from '#src/handlers/orders/read-refusals.ts'
import { listMessages } from '#src/decode/list-messages.ts'
import { listBlobs } from '../block-cache.ts'
import { heightOf, indexOf } from '../keys.ts'
import { readStoredBlock, type StoredTransaction } from '../stored-block.ts'
import { listCancelFates } from './cancel-fates.ts'
import { listLives, type Born } from './lives.ts'
import { readFate } from './read-fate.ts'
import { toHumanTerms } from './amounts.ts'
import { findMarkets, findNames } from './names.ts'
import type { Refusal, TransactionOrders } from './types.ts'

/** An order of a transaction, before it is known what became of it. */
export type AskedOrder = {
  message: number
  place: number
  market: bigint
  terms: Terms
  generation: 1 | 2
  /** undefined for what was refused. */
  hash: Buffer | undefined
  refusal: Refusal | null
}

/**
 * Every order of a transaction and what became of it, and the cancels that it asked for.
 *
 * @returns undefined when the index doesn't have the transaction
 */
export async function getOrderFates(pool: Pool, sequence: bigint): Promise<TransactionOrders | undefined> {
  const height = heightOf(sequence)
  const [blobs] = await listBlobs(pool, [height])
  if (blobs === undefined) return undefined
  const results = zstdDecompressSync(blobs.results)
  const transaction = readStoredBlock(zstdDecompressSync(blobs.block), results).txs[indexOf(sequence)]
  if (transaction === undefined) return undefined
  const asked = await inUnitsOfChain(pool, listAsked(transaction), results)
  const lives = await listLives(
    pool,
    asked.flatMap((one): Born[] => (one.hash === undefined ? [] : [{ ...one, hash: one.hash, height }])),
  )
  const names = await findNames(pool, {
    markets: asked.map(({ market }) => market),
    accounts: [
      ...asked.map(({ terms }) => terms.subaccount.account.key),
      ...[...lives.values()].flatMap(({ fills }) =>
        fills.flatMap(({ others }) => others.map(({ account }) => account)),
      ),
    ],
    heights: [height, ...[...lives.values()].flatMap(({ fills }) => fills.map(({ at }) => at.height))],
  })
  return {
    orders: asked.map((one) => readFate(one, lives, names)),
    cancels: await listCancelFates(pool, transaction),
  }
}

/** A chain that speaks v2 takes messages in the words and units of v1, too. */
async function inUnitsOfChain(pool: Pool, asked: AskedOrder[], results: Buffer): Promise<AskedOrder[]> {
  const isSecond = results.includes('"injective.exchange.v2.')
  if (!isSecond || asked.every(({ generation }) => generation === 2)) return asked
  const markets = await findMarkets(
    pool,
    asked.map(({ market }) => market),
  )
  return asked.map((one) => {
    const known = markets.get(one.market)
    if (one.generation === 2 || known === undefined) return one
    return { ...one, generation: 2, terms: toHumanTerms(one.terms, known.scale) }
  })
}

/** @returns the orders of all messages that can be read, in their order */
function listAsked({ raw, result }: StoredTransaction): AskedOrder[] {
  const { code = 0, codespace = '', log = '' } = result
  const failed = code === 0 ? null : { code, codespace, reason: log }
  return listMessages(raw, result.data).flatMap(({ typeUrl, value, response, index }) => {
    const read = readAsked(typeUrl, value, response)
    return (read?.asked ?? []).map((one, place): AskedOrder => {
      const { market, terms } = readAskedTerms(read?.sender ?? '', one)
      const isPlaced = failed === null && one.answer.startsWith('0x')
      const told = Number(/^\d{1,9}$/.exec(one.answer)?.[0] ?? 0)
      return {
        message: index,
        place,
        market: market.key,
        terms,
        generation: read?.generation ?? 1,
        hash: isPlaced ? readHexHash(one.answer) : undefined,
        refusal: isPlaced ? null : (failed ?? { code: told, codespace: 'exchange', reason: '' }),
      }
    })
  })
}
