import { decodeAddress, encodeAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { memoize } from '#src/decode/memoize.ts'

/** `12inj` → 12n; the staking module knows one denom only. */
export function readCoinAmount(text: string): bigint {
  const [, amount] = /^(\d+)[a-zA-Z].*$/s.exec(text) ?? []
  if (amount === undefined) throw badChainData('staking.amount', `"${text}" is no coin`)
  return BigInt(amount)
}

export function readWhole(text: string): bigint {
  if (!/^-?\d+$/.test(text)) throw badChainData('staking.number', `"${text}" is no whole number`)
  return BigInt(text)
}

/** A decimal of a protobuf message: its digits without the point. */
export function readScaled(text: string): bigint {
  return text === '' ? 0n : readWhole(text)
}

const prefixes = new Set(['inj', 'injvaloper', 'injvalcons'])

/**
 * An address in its usual spelling, with the prefix that it has: of an account, an operator or a consensus key.
 *
 * @throws Fault `bad-chain-data`, code `staking.address`, or of what is no bech32 at all
 */
export const readBech32: (address: string) => string = memoize(20_000, (address) => {
  const { prefix, bytes } = decodeAddress(address)
  if (!prefixes.has(prefix)) throw badChainData('staking.address', `"${address}" is no address`)
  return encodeAddress(prefix, bytes)
})

/** Consensus address, 20 bytes. */
export const readConsensus: (address: string) => Buffer = memoize(2_000, (address) =>
  Buffer.from(decodeAddress(address).bytes),
)

/** The account that is a validator's operator. */
export function operatorAccount(validator: string): string {
  return encodeAddress('inj', decodeAddress(validator).bytes)
}
