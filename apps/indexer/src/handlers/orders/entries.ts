import { createByteReader, type ByteReader } from '../byte-reader.ts'
import { createByteWriter, type ByteWriter } from '../byte-writer.ts'
import { flags, has, readCause, writeCause, type Cause } from './causes.ts'
import { ofOlderMessage, ofPrecompile, type Generation, type Units } from './generations.ts'

/** The terms of an order in a pack. */
export type PackedTerms = {
  nonce: bigint
  type: number
  isMarketOrder: boolean
  price: bigint
  quantity: bigint
  margin: bigint | null
  trigger: bigint | null
  /** 0 for none. */
  expiration: bigint
  /** UTF-8 */
  cid: Buffer
  /** An address; null for the account itself. */
  feeRecipient: Buffer | null
  generation: Units
}

export const reasons = [
  'requested',
  'liquidation',
  'settlement',
  'expired',
  'pruned',
  'unfilled',
  'triggered',
  'not_placed',
] as const
export type Reason = (typeof reasons)[number]

/** What happened to an order. Of the hash of what was cancelled only the first 8 bytes are packed. */
export type Entry =
  | { kind: 'placed'; hash: Buffer; cause: Cause; terms: PackedTerms; rests: boolean }
  /** Its place among the fills of its market and block, which have the rest; of the hash the first 4 bytes. */
  | { kind: 'filled'; place: number; head: Buffer }
  | { kind: 'cancelled'; hash: Buffer; cause: Cause; cancel: PackedCancel }
  | { kind: 'triggered'; hash: Buffer; placed: Buffer }
  | { kind: 'refused'; hash: Buffer; cause: Cause; code: number; terms: PackedTerms | null; cid: Buffer }
  | { kind: 'cancel_refused'; hash: Buffer; cause: Cause; nonce: bigint; cid: Buffer; why: string }

export type PackedCancel = {
  nonce: bigint
  type: number
  isMarketOrder: boolean
  isConditional: boolean
  price: bigint
  remaining: bigint
  reason: Reason
  generation: Generation
}

const kinds = ['placed', 'filled', 'cancelled', 'triggered', 'refused', 'cancel_refused'] as const
const none = Buffer.alloc(0)

/** What happened to an account's orders in a block: the markets first, by their keys; 0 where the chain doesn't say. */
export function encodeEntries(entries: { market: bigint; entry: Entry }[]): Buffer {
  const writer = createByteWriter()
  const markets = [...new Set(entries.map(({ market }) => market))]
  writer.whole(markets.length)
  for (const market of markets) writer.key(market)
  for (const { market, entry } of entries) {
    writer.whole(kinds.indexOf(entry.kind) + 8 * markets.indexOf(market))
    writeEntry(writer, entry)
  }
  return writer.finish()
}

export function decodeEntries(bytes: Buffer): { market: bigint; entry: Entry }[] {
  const reader = createByteReader(bytes)
  const markets = Array.from({ length: reader.whole() }, () => reader.key())
  const entries: { market: bigint; entry: Entry }[] = []
  while (!reader.isDone()) {
    const head = reader.whole()
    const kind = kinds[head & 7] ?? 'triggered'
    entries.push({ market: markets[head >> 3] ?? 0n, entry: readEntry(reader, kind) })
  }
  return entries
}

/** One of 64 bits: a row that tells of an order has it, and so has one of seven that don't. */
export function orderBit(hash: Buffer): bigint {
  return BigInt.asIntN(64, 1n << BigInt(hash.readUInt8(0) & 63))
}

/** What is all zeros stands for no hash. */
export function isNoHash(hash: Buffer): boolean {
  return hash.every((byte) => byte === 0)
}

/** What an order is looked up by. */
export function orderHead(hash: Uint8Array): number {
  return Buffer.from(hash).readInt32BE(0)
}

function writeEntry(writer: ByteWriter, entry: Entry): void {
  if (entry.kind === 'filled') {
    writer.whole(entry.place)
    return writer.bytes(entry.head)
  }
  writer.bytes(entry.hash.subarray(0, entry.kind === 'cancelled' ? 8 : 32))
  if (entry.kind === 'triggered') return writer.bytes(entry.placed)
  writeCause(writer, entry.cause)
  if (entry.kind === 'placed') {
    writer.byte(Number(entry.rests))
    writeTerms(writer, entry.terms)
  } else if (entry.kind === 'cancelled') writeCancel(writer, entry.cancel)
  else if (entry.kind === 'refused') {
    writer.whole(entry.code)
    writer.byte(Number(entry.terms !== null))
    if (entry.terms) writeTerms(writer, entry.terms)
    else writer.sized(entry.cid)
  } else {
    writer.big(entry.nonce)
    writer.sized(entry.cid)
    writer.sized(Buffer.from(entry.why))
  }
}

function readEntry(reader: ByteReader, kind: Entry['kind']): Entry {
  if (kind === 'filled') return { kind, place: reader.whole(), head: reader.bytes(4) }
  const hash = reader.bytes(kind === 'cancelled' ? 8 : 32)
  if (kind === 'triggered') return { kind, hash, placed: reader.bytes(32) }
  const cause = readCause(reader)
  if (kind === 'placed') return { kind, hash, cause, rests: reader.byte() === 1, terms: readTerms(reader) }
  if (kind === 'cancelled') return { kind, hash, cause, cancel: readCancel(reader) }
  if (kind === 'cancel_refused') {
    const [nonce, cid] = [reader.big(), reader.sized()]
    return { kind, hash, cause, nonce, cid, why: reader.sized().toString() }
  }
  const code = reader.whole()
  const terms = reader.byte() === 1 ? readTerms(reader) : null
  return { kind, hash, cause, code, terms, cid: terms?.cid ?? reader.sized() }
}

function writeTerms(writer: ByteWriter, terms: PackedTerms): void {
  const { type, nonce, price, quantity, margin, trigger, expiration, cid, feeRecipient } = terms
  writer.byte((type & 15) | (flags(margin !== null, trigger !== null, feeRecipient !== null) << 4))
  const { isMarketOrder, generation } = terms
  writer.byte(
    flags(
      isMarketOrder,
      generation === 2,
      expiration > 0n,
      cid.length > 0,
      generation === ofPrecompile,
      generation === ofOlderMessage,
    ),
  )
  writer.big(nonce)
  writer.decimal(price)
  writer.decimal(quantity)
  if (margin !== null) writer.decimal(margin)
  if (trigger !== null) writer.decimal(trigger)
  if (feeRecipient !== null) writer.sized(feeRecipient)
  if (expiration > 0n) writer.big(expiration)
  if (cid.length > 0) writer.sized(cid)
}

function readTerms(reader: ByteReader): PackedTerms {
  const [first, second] = [reader.byte(), reader.byte()]
  return {
    type: first & 15,
    isMarketOrder: has(second, 0),
    generation: readUnits(second),
    nonce: reader.big(),
    price: reader.decimal(),
    quantity: reader.decimal(),
    margin: has(first, 4) ? reader.decimal() : null,
    trigger: has(first, 5) ? reader.decimal() : null,
    feeRecipient: has(first, 6) ? reader.sized() : null,
    expiration: has(second, 2) ? reader.big() : 0n,
    cid: has(second, 3) ? reader.sized() : none,
  }
}

function readUnits(second: number): Units {
  if (has(second, 4)) return ofPrecompile
  if (has(second, 5)) return ofOlderMessage
  return has(second, 1) ? 2 : 1
}

function writeCancel(writer: ByteWriter, cancel: PackedCancel): void {
  writer.byte(
    (cancel.type & 15) | (flags(cancel.isMarketOrder, cancel.isConditional, cancel.generation === 2) << 4),
  )
  writer.byte(reasons.indexOf(cancel.reason))
  writer.big(cancel.nonce)
  writer.decimal(cancel.price)
  writer.decimal(cancel.remaining)
}

function readCancel(reader: ByteReader): PackedCancel {
  const first = reader.byte()
  return {
    type: first & 15,
    isMarketOrder: has(first, 4),
    isConditional: has(first, 5),
    generation: has(first, 6) ? 2 : 1,
    reason: reasons[reader.byte()] ?? 'pruned',
    nonce: reader.big(),
    price: reader.decimal(),
    remaining: reader.decimal(),
  }
}
