import { AuthInfo, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import { decodeTx } from '@injsight/chain/decode'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { State } from '#src/state/state.ts'
import type { EventContext, TxContext } from '../module.ts'
import { isPaidInside, moveNonces } from './ethereum.ts'
import { authAccounts } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** A signer is named with the sequence that was used; the key is noted with the first transaction. */
export async function moveSequence(event: ChainEvent, state: State, { tx }: EventContext): Promise<void> {
  if (isPaidInside(event)) return tx && moveNonces(state, tx)
  const [, signer = '', used = ''] = /^(\w+)\/(\d{1,18})$/.exec(event.text('acc_seq')) ?? []
  if (signer === '')
    throw badChainData('auth.sequence', `"${event.text('acc_seq')}" is no account and sequence`)
  const address = readAddress(signer)
  const account = await state.find(authAccounts, { address })
  if (account === undefined) throw badChainData('auth.signer', `${address} signed, and has no account`)
  const signers = tx === undefined || account.public_key !== null ? [] : decodeTx(tx.raw).signers
  const key = signers.find((one) => one.address === address)?.publicKey ?? account.public_key
  const moved = paysForOthers(tx, address) ? account.sequence : BigInt(used) + 1n
  state.put(authAccounts, { ...account, sequence: moved, public_key: key })
}

const payers = createNotes<TxContext, string>()

/** Of several signers the chain leaves the sequence of who pays the fee as it was. */
function paysForOthers(tx: TxContext | undefined, address: string): boolean {
  if (tx === undefined) return false
  const known = payers.get(tx)
  if (known !== undefined) return known === address
  const { signatures, authInfoBytes } = TxRaw.fromBinary(tx.raw)
  if (signatures.length < 2) return false
  const payer = AuthInfo.fromBinary(authInfoBytes).fee?.payer ?? ''
  // Signers are told in their order: the first pays, unless the transaction names somebody.
  const found = payer === '' ? address : readAddress(payer)
  payers.set(tx, found)
  return found === address
}
