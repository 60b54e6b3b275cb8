import { createPacker, createUnpacker } from '../exchange/history/pack.ts'

/** What a subaccount holds of a denom, in 10^-18ths. */
export type HeldDeposit = { denom: bigint; available: bigint; total: bigint }

/** A few bytes each: what orders hold back is mostly nothing. */
export function packDeposits(deposits: HeldDeposit[]): Buffer {
  const packer = createPacker()
  for (const { denom, available, total } of deposits) {
    packer.whole(BigInt.asUintN(64, denom))
    packer.decimal(total)
    packer.decimal(total - available)
  }
  return packer.take()
}

export function unpackDeposits(bytes: Buffer): HeldDeposit[] {
  const unpacker = createUnpacker(bytes)
  const deposits: HeldDeposit[] = []
  while (!unpacker.isAtEnd()) {
    const denom = BigInt.asIntN(64, unpacker.whole())
    const total = unpacker.decimal()
    deposits.push({ denom, total, available: total - unpacker.decimal() })
  }
  return deposits
}
