import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { encodeAddress } from '#src/addresses/addresses.ts'
import { encodeHex } from '#src/hex.ts'
import { findBytes, readAny, type Any } from './any.ts'
import { readFields } from './wire.ts'

// The work is a square root modulo a prime, a tenth of a millisecond, and the same keys sign again and again.
const known = new Map<string, string>()
const mostKnown = 20_000

/**
 * The account of a public key as a transaction carries it; undefined for kinds of keys that sign no transactions
 * and for keys that are none.
 *
 * @example accountOfKey({ type: '/injective.crypto.v1beta1.ethsecp256k1.PubKey', value }) // 'inj14au3…'
 */
export function accountOfKey({ type, value }: Any): string | undefined {
  const name = `${type} ${encodeHex(value)}`
  const seen = known.get(name)
  if (seen) return seen
  const address = addressOfKey({ type, value })
  const account = address && encodeAddress('inj', address)
  if (account && known.size === mostKnown) known.clear()
  if (account) known.set(name, account)
  return account
}

function addressOfKey({ type, value }: Any): Uint8Array | undefined {
  if (isEthereumKey(type)) return addressOfEthereumKey(readKey(value))
  if (type === '/cosmos.crypto.secp256k1.PubKey') return ripemd160(sha256(readKey(value)))
  if (type === '/cosmos.crypto.ed25519.PubKey') return sha256(readKey(value)).subarray(0, 20)
  if (type === '/cosmos.crypto.multisig.LegacyAminoPubKey') return addressOfMultisig(value)
  return undefined
}

function isEthereumKey(type: string): boolean {
  return /^\/(injective|ethermint)\.crypto\.(v1beta1|v1)\.ethsecp256k1\.PubKey$/.test(type)
}

function addressOfEthereumKey(key: Uint8Array): Uint8Array | undefined {
  if (!secp256k1.utils.isValidPublicKey(key)) return undefined
  return keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).subarray(1)).subarray(12)
}

// The address of a multisig is the hash of its Amino form. Injective never gave its Ethereum keys an Amino prefix,
// so inside a multisig they stand bare; generic libraries compute another address.
function addressOfMultisig(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = [Uint8Array.of(0x22, 0xc1, 0xf7, 0xe2)]
  for (const { number, value } of readFields(bytes)) {
    if (number === 1 && typeof value === 'bigint' && value < 128n)
      parts.push(Uint8Array.of(0x08, Number(value)))
    if (number === 2 && typeof value !== 'bigint') {
      const key = aminoKey(readAny(value))
      if (!key) return undefined
      parts.push(Uint8Array.of(0x12, key.length), key)
    }
  }
  return sha256(join(parts)).subarray(0, 20)
}

function aminoKey({ type, value }: Any): Uint8Array | undefined {
  const key = readKey(value)
  if (key.length !== 33) return undefined
  if (isEthereumKey(type)) return join([Uint8Array.of(33), key])
  if (type === '/cosmos.crypto.secp256k1.PubKey')
    return join([Uint8Array.of(0xeb, 0x5a, 0xe9, 0x87, 33), key])
  return undefined
}

function readKey(bytes: Uint8Array): Uint8Array {
  return findBytes(bytes, 1) ?? new Uint8Array()
}

function join(parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
