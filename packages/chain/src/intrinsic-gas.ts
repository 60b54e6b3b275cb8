/** What Ethereum's rules ask for a transaction's bytes. */
type GasBytes = {
  /** `0x…` */
  input: string
  accessList: readonly { storageKeys: readonly unknown[] }[]
  isCreation: boolean
}

/** What a transaction of the EVM takes before anything runs: one that took no more ran no code. */
export function intrinsicGas({ input, accessList, isCreation }: GasBytes): bigint {
  const bytes = input.slice(2).match(/../g) ?? []
  const zeros = bytes.reduce((count, byte) => count + Number(byte === '00'), 0)
  const keys = accessList.reduce((count, { storageKeys }) => count + storageKeys.length, 0)
  const listed = 2_400 * accessList.length + 1_900 * keys
  const created = isCreation ? 32_000 + 2 * Math.ceil(bytes.length / 32) : 0
  return BigInt(21_000 + created + 4 * zeros + 16 * (bytes.length - zeros) + listed)
}
