import { Fault } from '@injsight/errors'
import type { Pool } from 'pg'
import { createEvent, type ChainEvent } from '#src/decode/chain-event.ts'
import { listMessages } from '#src/decode/list-messages.ts'
import { orFault } from '#src/handlers/or-fault.ts'
import { readAskedByPrecompile } from '#src/handlers/orders/asked-by-precompile.ts'
import { readAskedTerms, type Terms } from '#src/handlers/orders/asked-terms.ts'
import { readAsked } from '#src/handlers/orders/read-asked.ts'
import { readHexHash, readOrderFail } from '#src/handlers/orders/read-refusals.ts'
import type { StoredTransaction, TransactionResult } from '../blocks/stored-block.ts'
import { toHumanTerms, toHumanTermsOfPrecompile } from './amounts.ts'
import { findMarkets } from './names.ts'
import type { Refusal } from './types.ts'

/** An order of a transaction, before it is known what became of it. */
export type AskedOrder = {
  message: number
  place: number
  market: bigint
  terms: Terms
  generation: 1 | 2
  /** Its price is of a whole unit of what is traded, whatever is counted otherwise. */
  isByPrecompile?: boolean
  /** undefined for what was refused before it had one. */
  hash: Buffer | undefined
  refusal: Refusal | null
}

/** @returns the orders that can be read, of all messages in their order */
export function listAsked({ raw, result }: StoredTransaction): AskedOrder[] {
  const { code = 0, codespace = '', log = '' } = result
  const failed = code === 0 ? null : { code, codespace, reason: log }
  const takeHash = takeHashesOfRefused(result)
  return listMessages(raw, result.data).flatMap(({ typeUrl, value, response, index }) => {
    const byPrecompile = readAskedByPrecompile(typeUrl, value, response)
    const read = byPrecompile ?? readAsked(typeUrl, value, response)
    return (read?.asked ?? []).flatMap((one, place): AskedOrder[] => {
      const found = orFault(() => readAskedTerms(read?.sender ?? '', one))
      if (found instanceof Fault) return []
      const { market, terms } = found
      const isPlaced = failed === null && one.answer.startsWith('0x')
      const told = Number(/^\d{1,9}$/.exec(one.answer)?.[0] ?? 0)
      const order = {
        message: index,
        place,
        market: market.key,
        terms,
        generation: read?.generation ?? (1 as const),
        isByPrecompile: byPrecompile !== undefined,
        hash: isPlaced ? readHexHash(one.answer) : failed === null ? takeHash(index, told) : undefined,
        refusal: isPlaced ? null : (failed ?? { code: told, codespace: 'exchange', reason: '' }),
      }
      return [order]
    })
  })
}

/** Whether the chain took it: then it has a life. */
export function isTaken<One extends AskedOrder>(asked: One): asked is One & { hash: Buffer } {
  return asked.refusal === null && asked.hash !== undefined
}

/** As where packs are written: events of the message have the hashes, in the order of its orders. */
function takeHashesOfRefused(
  result: TransactionResult,
): (message: number, code: number) => Buffer | undefined {
  const refused = listTold(result, /EventOrderFail$/).flatMap((event) =>
    readOrderFail(event).map((one) => ({ ...one, message: event.message ?? 0 })),
  )
  return (message, code) => {
    const at = refused.findIndex((one) => one.message === message && one.code === code)
    return refused.splice(at, at === -1 ? 0 : 1)[0]?.hash
  }
}

const second = 'injective.exchange.v2.'

/** What the exchange told of a transaction by events of these names: a chain that speaks v2 may tell each in the words of v1 too. */
export function listTold({ events }: TransactionResult, named: RegExp): ChainEvent[] {
  const all = (events ?? []).filter(({ type }) => type.startsWith('injective.exchange.') && named.test(type))
  const speaksV2 = all.some(({ type }) => type.startsWith(second))
  return all
    .filter(({ type }) => speaksV2 === type.startsWith(second))
    .map((event, ordinal) =>
      createEvent(
        { type: event.type, attributes: event.attributes.map((one) => ({ ...one, index: true })) },
        { ordinal },
      ),
    )
}

/** What was asked of a chain that speaks v2, in its units. */
export async function inUnitsOfV2<One extends AskedOrder>(pool: Pool, asked: One[]): Promise<One[]> {
  if (asked.every(({ generation }) => generation === 2)) return asked
  const markets = await findMarkets(
    pool,
    asked.map(({ market }) => market),
  )
  return asked.map((one) => {
    const known = markets.get(one.market)
    if (one.generation === 2 || known === undefined) return one
    const toHuman = one.isByPrecompile ? toHumanTermsOfPrecompile : toHumanTerms
    return { ...one, generation: 2, terms: toHuman(one.terms, known.scale) }
  })
}
