import { createByteReader } from '../byte-reader.ts'
import { createByteWriter } from '../byte-writer.ts'

/** What a subaccount holds of a denom, in 10^-18ths. */
export type HeldDeposit = { denom: bigint; available: bigint; total: bigint }

/** A few bytes each: what orders hold back is mostly nothing. */
export function packDeposits(deposits: HeldDeposit[]): Buffer {
  const writer = createByteWriter()
  for (const { denom, available, total } of deposits) {
    writer.key(denom)
    writer.decimal(total)
    writer.decimal(total - available)
  }
  return writer.finish()
}

export function unpackDeposits(bytes: Buffer): HeldDeposit[] {
  const reader = createByteReader(bytes)
  const deposits: HeldDeposit[] = []
  while (!reader.isDone()) {
    const denom = reader.key()
    const total = reader.decimal()
    deposits.push({ denom, total, available: total - reader.decimal() })
  }
  return deposits
}
