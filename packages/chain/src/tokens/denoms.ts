import { sha256 } from '@noble/hashes/sha2.js'
import { formatEthereumAddress } from '../addresses/addresses.ts'
import { encodeHex } from '../hex.ts'

/** An asset as people know it. `decimals` is undefined while nobody has said how its amounts are to be read. */
export type Token = {
  denom: string
  symbol: string
  decimals: number | undefined
  name: string
  /** Its symbol of now, where that differs. */
  now?: string
}

/** The chain's own coin. */
export const inj: Token = { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }

export type DenomFamily = 'native' | 'peggy' | 'ibc' | 'factory' | 'erc20' | 'share' | 'unknown'

const families: readonly (readonly [RegExp, DenomFamily])[] = [
  [/^inj$/, 'native'],
  [/^peggy0x[0-9a-f]{40}$/i, 'peggy'],
  [/^ibc\/[0-9a-f]{64}$/i, 'ibc'],
  [/^factory\/inj1[a-z0-9]+\/.*$/, 'factory'],
  [/^erc20:0x[0-9a-f]{40}$/i, 'erc20'],
  [/^share\d+$/, 'share'],
]

/**
 * Where an asset comes from, by its denom alone: the chain (`native`), Ethereum's bridge (`peggy`), another chain
 * (`ibc`), the token factory, an ERC-20 contract of Injective's EVM, or a share in an insurance fund.
 *
 * @example denomFamily('peggy0xdAC17F958D2ee523a2206206994597C13D831ec7') // 'peggy'
 */
export function denomFamily(denom: string): DenomFamily {
  return families.find(([pattern]) => pattern.test(denom))?.[1] ?? 'unknown'
}

/**
 * The denom that a text spells, as the chain writes it; undefined when it spells none. Where the chain has one way
 * to write it (hashes, Ethereum addresses), any case will do; a voucher's path becomes its denom.
 *
 * @example readDenom('transfer/channel-1/uatom') // 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9'
 */
export function readDenom(text: string): string | undefined {
  const [, family = '', address] = /^(peggy|erc20:)(0x[0-9a-f]{40})$/i.exec(text) ?? []
  if (address) return family.toLowerCase() + formatEthereumAddress(address)
  if (/^ibc\/[0-9a-f]{64}$/i.test(text)) return `ibc/${text.slice(4).toUpperCase()}`
  if (/^(inj|share\d+)$/i.test(text)) return text.toLowerCase()
  if (/^([a-z]+\/channel-\d+\/)+\S+$/.test(text)) return ibcDenom(text)
  return /^factory\/inj1[a-z0-9]+\/\S*$/.test(text) ? text : undefined
}

/**
 * The denom of a voucher by the path that its coins came on.
 *
 * @example ibcDenom('transfer/channel-1/uatom') // 'ibc/C4CFF46F…'
 */
export function ibcDenom(path: string): string {
  return `ibc/${encodeHex(sha256(new TextEncoder().encode(path))).toUpperCase()}`
}

/**
 * A denom that fits a narrow place. What tells it from others stays: the family, both ends of hashes and
 * addresses, the name that a factory token was given.
 *
 * @example shortenDenom('factory/inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s/gold') // 'factory/inj15…zq2s/gold'
 */
export function shortenDenom(denom: string): string {
  return denom
    .split('/')
    .map((part) => (part.length <= 20 ? part : shortenPart(part)))
    .join('/')
}

function shortenPart(part: string): string {
  const prefix = /^(peggy0x|erc20:0x|inj1)/i.exec(part)?.[0] ?? ''
  return `${part.slice(0, prefix.length === 4 ? 5 : prefix.length + 4)}…${part.slice(-4)}`
}
