import { hash } from 'node:crypto'

/**
 * The consensus address of a validator, 20 bytes.
 *
 * @param key ed25519, 32 bytes
 */
export function consensusAddressOf(key: Uint8Array): Buffer {
  return hash('sha256', key, 'buffer').subarray(0, 20)
}
