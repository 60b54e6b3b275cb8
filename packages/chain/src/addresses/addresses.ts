import { invalidInput } from '@injsight/errors'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { decodeBech32, encodeBech32 } from './bech32.ts'
import { decodeHex, encodeHex } from '../hex.ts'

/**
 * Prefix and bytes of an address.
 *
 * @throws invalid-input `address.format` or `address.checksum`
 * @example decodeAddress('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku').prefix // 'inj'
 */
export function decodeAddress(text: string): { prefix: string; bytes: Uint8Array } {
  return decodeBech32(text)
}

/**
 * The address of bytes under a prefix: `inj` (accounts), `injvaloper` (validators), `injvalcons` (their
 * consensus keys).
 *
 * @example encodeAddress('injvaloper', decodeAddress(account).bytes)
 */
export function encodeAddress(prefix: string, bytes: Uint8Array): string {
  return encodeBech32(prefix, bytes)
}

/**
 * The account that a text names, as `inj1…`. Understands `inj1…`, `injvaloper1…` (the same bytes), an Ethereum
 * address and a subaccount id, in any case, the last two with or without `0x`.
 *
 * @throws invalid-input `account.format` or `address.checksum`
 * @example readAccount('0xAF79152AC5dF276D9A8e1E2E22822f9713474902') // 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
 */
export function readAccount(text: string): string {
  const trimmed = text.trim()
  if (/^(0x)?([0-9a-f]{40}|[0-9a-f]{64})$/i.test(trimmed)) {
    return encodeAddress('inj', decodeHex(trimmed).subarray(0, 20))
  }
  if (!/^inj(valoper)?1[a-z0-9]{6,90}$/i.test(trimmed)) throw notAnAccount(trimmed)
  const { bytes } = decodeAddress(trimmed.toLowerCase())
  if (bytes.length !== 20 && bytes.length !== 32) throw notAnAccount(trimmed)
  return encodeAddress('inj', bytes)
}

/**
 * An account in Ethereum's spelling, with the capitals of EIP-55.
 *
 * @throws invalid-input `account.format`; `account.length` for an account of 32 bytes, which Ethereum doesn't know
 * @example formatEthereumAddress('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku') // '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
 */
export function formatEthereumAddress(account: string): string {
  const { bytes } = decodeAddress(readAccount(account))
  if (bytes.length !== 20) {
    throw invalidInput('account.length', `${account} has ${bytes.length} bytes: Ethereum addresses have 20`)
  }
  const hex = encodeHex(bytes)
  const hash = encodeHex(keccak_256(new TextEncoder().encode(hex)))
  return `0x${Array.from(hex, (digit, at) => ((hash[at] ?? '') >= '8' ? digit.toUpperCase() : digit)).join('')}`
}

/**
 * The id of an account's subaccount: its 20 bytes and a number, as 0x and 64 lower-case digits.
 *
 * @throws invalid-input `account.format`, `subaccount.nonce`
 * @example toSubaccount('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku', 1) // '0xaf79…4902000000000000000000000001'
 */
export function toSubaccount(account: string, nonce: number): string {
  if (!Number.isInteger(nonce) || nonce < 0 || nonce > 0xffffffff) {
    throw invalidInput('subaccount.nonce', `${nonce} is not the number of a subaccount`, { nonce })
  }
  return formatEthereumAddress(account).toLowerCase() + nonce.toString(16).padStart(24, '0')
}

/**
 * Whose subaccount an id is, and which of them.
 *
 * @throws invalid-input `subaccount.format`
 * @example readSubaccount('0xaf79…4902000000000000000000000001') // { account: 'inj14au…', nonce: 1n }
 */
export function readSubaccount(text: string): { account: string; nonce: bigint } {
  const match = /^(?:0x)?([0-9a-f]{40})([0-9a-f]{24})$/i.exec(text.trim())
  if (!match) throw invalidInput('subaccount.format', `"${text.slice(0, 80)}" is not a subaccount id`)
  const [, owner = '', nonce = ''] = match
  return { account: encodeAddress('inj', decodeHex(owner)), nonce: BigInt(`0x${nonce}`) }
}

/** Of nobody: whatever arrives here is auctioned, and what is paid for it burned. Fees of the exchange do. */
export const auctionSubaccount = `0x${'1'.repeat(64)}`

function notAnAccount(text: string) {
  return invalidInput('account.format', `"${text.slice(0, 80)}" is not the address of an account`)
}
