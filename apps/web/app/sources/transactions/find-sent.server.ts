import { spellHash } from '../../views/transactions/hash.ts'
import { explorer } from '../asking/clients.server.ts'

/** A transaction in a block: its hash, its code (0 where it succeeded), and what its signer signed it with, in base64. */
export type Sent = { hash: string; code: number; signature: string }

/** Of the newest that name the account: more come to nobody in the blocks that a transaction may wait for. */
const mostLooked = 100

/**
 * What an account has signed under a number of its own, as far as a block has it.
 *
 * @param sequence each is in one transaction at most
 */
export async function findSent(address: string, sequence: bigint): Promise<Sent | undefined> {
  const asked = { address, token: '', type: '', startTime: 0n, endTime: 0n, perPage: mostLooked }
  const { data } = (await explorer.getAccountTxsV2(asked)).response
  for (const { hash, code, signatures } of data) {
    const own = signatures.find((one) => one.address === address && one.sequence === sequence)
    if (own !== undefined) return { hash: spellHash(hash), code, signature: own.signature }
  }
  return undefined
}
