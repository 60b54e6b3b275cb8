import { invalidInput } from '@injsight/errors'
import type { Hex, TransactionSerialized } from 'viem'
import { toHex } from 'viem/utils'

/**
 * Who signed a transaction, from its signature; lower-case. It takes a millisecond or two.
 *
 * @throws Fault `invalid-input`, code `ethereum.signature`, when nobody can have signed it
 * @example await recoverSender(raw) // '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
 */
export async function recoverSender(raw: Uint8Array): Promise<Hex> {
  const serializedTransaction = toHex(raw) as TransactionSerialized
  // Only the whole of viem has it, which is loaded when somebody asks.
  const { recoverTransactionAddress } = await import('viem')
  try {
    return (await recoverTransactionAddress({ serializedTransaction })).toLowerCase() as Hex
  } catch (cause) {
    const values = { bytes: serializedTransaction.slice(0, 66) }
    throw invalidInput('ethereum.signature', 'The signature of this transaction is nobody’s', values, cause)
  }
}
