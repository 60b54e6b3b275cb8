import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { createByteReader, type ByteReader } from '../byte-reader.ts'
import { createByteWriter, type ByteWriter } from '../byte-writer.ts'
import { flags, has, readCause, writeCause, type Cause } from './causes.ts'
import type { Generation } from './generations.ts'

/** One side of a trade, in a pack of its market and block. */
export type Fill = { account: bigint; hash: Buffer; cause: Cause; fill: PackedFill }

/** A market order that found nobody is told as a trade of nothing, and is none. */
export function isTrade({ fill }: Pick<Fill, 'fill'>): boolean {
  return fill.quantity > 0n
}

export type PackedFill = {
  nonce: bigint
  isBuy: boolean
  execution: ExecutionType
  isLiquidation: boolean
  price: bigint
  quantity: bigint
  fee: bigint
  feeRecipient: Buffer | null
  cid: Buffer
  position: { isLong: boolean; margin: bigint; payout: bigint; pnl: bigint } | null
  generation: Generation
}

const none = Buffer.alloc(0)
const executions = Object.values(ExecutionType).filter((one) => typeof one === 'number')

/** The fills of a market and block, in the order in which they were told: the accounts first, by their keys. */
export function encodeFills(fills: Fill[]): Buffer {
  const writer = createByteWriter()
  const places = new Map<bigint, number>()
  for (const { account } of fills) if (!places.has(account)) places.set(account, places.size)
  writer.whole(places.size)
  for (const account of places.keys()) writer.key(account)
  for (const { account, hash, cause, fill } of fills) {
    writer.whole(places.get(account) ?? 0)
    writer.bytes(hash)
    writeCause(writer, cause)
    writeFill(writer, fill)
  }
  return writer.finish()
}

export function decodeFills(bytes: Buffer): Fill[] {
  const reader = createByteReader(bytes)
  const accounts = Array.from({ length: reader.whole() }, () => reader.key())
  const fills: Fill[] = []
  while (!reader.isDone()) {
    const account = accounts[reader.whole()] ?? 0n
    fills.push({ account, hash: reader.bytes(32), cause: readCause(reader), fill: readFill(reader) })
  }
  return fills
}

function writeFill(writer: ByteWriter, fill: PackedFill): void {
  const { position, feeRecipient, cid, isBuy, isLiquidation } = fill
  writer.byte(
    (fill.execution & 15) | (flags(isBuy, isLiquidation, position !== null, position?.isLong ?? false) << 4),
  )
  writer.byte(flags(feeRecipient !== null, cid.length > 0, fill.generation === 2))
  writer.big(fill.nonce)
  writer.decimal(fill.price)
  writer.decimal(fill.quantity)
  writer.decimal(fill.fee)
  if (position !== null) {
    writer.decimal(position.margin)
    writer.decimal(position.payout)
    writer.decimal(position.pnl)
  }
  if (feeRecipient !== null) writer.sized(feeRecipient)
  if (cid.length > 0) writer.sized(cid)
}

function readFill(reader: ByteReader): PackedFill {
  const [first, second] = [reader.byte(), reader.byte()]
  return {
    execution: executions[first & 15] ?? ExecutionType.UnspecifiedExecutionType,
    isBuy: has(first, 4),
    isLiquidation: has(first, 5),
    generation: has(second, 2) ? 2 : 1,
    nonce: reader.big(),
    price: reader.decimal(),
    quantity: reader.decimal(),
    fee: reader.decimal(),
    position: has(first, 6)
      ? { isLong: has(first, 7), margin: reader.decimal(), payout: reader.decimal(), pnl: reader.decimal() }
      : null,
    feeRecipient: has(second, 0) ? reader.sized() : null,
    cid: has(second, 1) ? reader.sized() : none,
  }
}
