import { sha256 } from '@noble/hashes/sha2.js'

/** The port of transfers of coins, by ICS-20. */
const port = 'transfer'

/**
 * The account where coins that left over a channel of transfers stay as long as their vouchers are out, 20 bytes: a hash of
 * the channel's name, so that nobody has its key.
 */
export function escrowAccountOf(channel: string): Uint8Array {
  return sha256(new TextEncoder().encode(`ics20-1\0${port}/${channel}`)).slice(0, 20)
}
