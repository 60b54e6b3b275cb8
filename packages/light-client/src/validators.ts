import { sha256 } from '#sha256'
import { rootHash } from './merkle.ts'
import { bytes, integer, message, nested } from './protobuf.ts'
import { readBase64, readBytes, readInteger, readObject, readText } from './read-json.ts'

/** Who may sign a block. */
export type Validator = {
  /** What a commit names it by: the beginning of the hash of its key. */
  address: Uint8Array
  key: Uint8Array
  keyType: 'ed25519' | 'secp256k1'
  power: bigint
}

/**
 * Reads the list of validators in a node's JSON, in the order that it has there.
 *
 * @throws Fault `bad-chain-data`, code `header.unreadable`, naming the field
 */
export function readValidators(json: unknown): Validator[] {
  return Array.isArray(json) ? (json as unknown[]).map(readValidator) : []
}

/** What a header's `validators_hash` is of: the Merkle root over keys and powers. */
export function validatorsHash(validators: readonly Validator[]): Uint8Array {
  return rootHash(
    validators.map(({ key, keyType, power }) =>
      message([nested(1, bytes(keyType === 'ed25519' ? 1 : 2, key)), integer(2, power)]),
    ),
  )
}

/** The address that belongs to an ed25519 key. */
export function addressOfKey(key: Uint8Array): Uint8Array {
  return sha256(key).subarray(0, 20)
}

function readValidator(json: unknown): Validator {
  const validator = readObject(json, 'validator')
  const key = readObject(validator['pub_key'], 'pub_key')
  return {
    address: readBytes(validator, 'address'),
    key: readBase64(key['value'], 'pub_key'),
    keyType: /secp256k1/i.test(readText(key, 'type')) ? 'secp256k1' : 'ed25519',
    power: readInteger(validator, 'voting_power'),
  }
}
