import { secp256k1 } from '@noble/curves/secp256k1.js'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { accountOfKey } from '@injsight/chain/decode'
import { assert } from '@injsight/errors'

/** Who pays the fees of others. Its key is nowhere in it that could be printed. */
export type FeePayer = {
  /** inj1… */
  address: string
  /** 33 bytes. */
  publicKey: Uint8Array
  /** Signs 32 bytes: r, s and which of the two keys it was, 65 bytes. */
  sign(digest: Uint8Array): Uint8Array
}

/** The type of the keys that accounts of Injective have. */
export const keyType = `/${PubKey.typeName}`

/** @param key 32 bytes of a private key, see `isPrivateKey` */
export function createFeePayer(key: Uint8Array): FeePayer {
  const publicKey = secp256k1.getPublicKey(key, true)
  const address = addressOfKey(publicKey)
  assert(address !== undefined, 'the public key of a private one has an account')
  return {
    address,
    publicKey,
    sign(digest) {
      const signature = secp256k1.sign(digest, key)
      return Uint8Array.of(...signature.toCompactRawBytes(), signature.recovery)
    },
  }
}

/** Whether there is such a key: not all 32 bytes are one. */
export function isPrivateKey(key: Uint8Array): boolean {
  return secp256k1.utils.isValidPrivateKey(key)
}

/** The account of a public key as it stands alone, 33 bytes; undefined for bytes that are none. */
export function addressOfKey(key: Uint8Array): string | undefined {
  return accountOfKey({ type: keyType, value: PubKey.toBinary({ key }) })
}

/** Whether a key signed these 32 bytes. @param signature 64 bytes, or 65 with which key it was */
export function isSignedBy(publicKey: Uint8Array, digest: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64 && signature.length !== 65) return false
  try {
    return secp256k1.verify(signature.subarray(0, 64), digest, publicKey)
  } catch {
    return false // no key, or no number of the curve
  }
}
