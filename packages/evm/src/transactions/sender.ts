import { invalidInput } from '@injsight/errors'
import type { Hex, TransactionSerialized } from 'viem'
import { keccak256, numberToHex, toHex } from 'viem/utils'
import { readSigned, setCode, signedPartOf, type EthereumTransaction } from './transaction.ts'

/**
 * Who signed a transaction, from its signature; lower-case. It takes a millisecond or two.
 *
 * @throws Fault `invalid-input`, code `ethereum.signature`, when nobody can have signed it
 * @example await recoverSender(raw) // '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'
 */
export async function recoverSender(raw: Uint8Array): Promise<Hex> {
  const serialized = toHex(raw)
  try {
    if (serialized.startsWith(setCode))
      return await recover(signedPartOf(serialized), readSigned(serialized).signature)
    // Only the whole of viem has it, which is loaded when somebody asks.
    const { recoverTransactionAddress } = await import('viem')
    const serializedTransaction = serialized as TransactionSerialized
    return (await recoverTransactionAddress({ serializedTransaction })).toLowerCase() as Hex
  } catch (cause) {
    const values = { bytes: serialized.slice(0, 66) }
    throw invalidInput('ethereum.signature', 'The signature of this transaction is nobody’s', values, cause)
  }
}

async function recover(signed: Hex, { yParity, r, s }: EthereumTransaction['signature']): Promise<Hex> {
  const { recoverAddress } = await import('viem')
  const signature = { yParity, r: numberToHex(r, { size: 32 }), s: numberToHex(s, { size: 32 }) }
  return (await recoverAddress({ hash: keccak256(signed), signature })).toLowerCase() as Hex
}
