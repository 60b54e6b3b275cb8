import { MsgCreateTokenPair } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/tx_pb.js'
import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { encodeAddress, intrinsicGas } from '@injsight/chain'
import { decodeEthereumTransaction, keccak256 } from '@injsight/evm'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { ethereumType, readRun } from '../evm/read-run.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import {
  onEvent,
  onMessage,
  type StateEventHandler,
  type StateMessageHandler,
  type TxContext,
} from '../module.ts'
import { unreadable } from '../read-json.ts'
import { addAccount, forgetNumbers } from './add-account.ts'
import { authAccounts } from './tables.ts'

/**
 * The nonce of a transaction of the EVM is its sender's sequence, which moves on when the fee is paid, whatever becomes
 * of the transaction after. One that is refused before tells of no fee.
 */
export async function moveNonces(state: State, tx: TxContext): Promise<void> {
  for (const { typeUrl, value } of TxBody.fromBinary(TxRaw.fromBinary(tx.raw).bodyBytes).messages) {
    if (typeUrl !== ethereumType) continue
    const { from, raw } = MsgEthereumTx.fromBinary(value)
    const address = encodeAddress('inj', from)
    const account = await state.find(authAccounts, { address })
    if (account === undefined) throw badChainData('auth.signer', `${address} signed, and has no account`)
    state.put(authAccounts, { ...account, sequence: decodeEthereumTransaction(raw).nonce + 1n })
  }
}

/** A transaction that is paid for by whoever signed what is in its messages: the fee is told, and no payer. */
export function isPaidInside(event: ChainEvent): boolean {
  return event.find('fee') !== undefined && event.find('fee_payer') === undefined
}

/** Whoever is paid by a contract may be one that it makes. */
export function sequenceOfReceiver(tx: TxContext | undefined): bigint | null {
  return tx?.raw.includes(ethereumType) === true ? null : 0n
}

export const contractMessages: StateMessageHandler[] = [
  {
    typeUrl: ethereumType,
    async handle(value, state, { response: answer }) {
      const { created, response, transaction } = readRun(value, answer)
      const isCreation = transaction.to === undefined
      if (response.gasUsed > intrinsicGas({ ...transaction, isCreation })) forgetNumbers(state)
      else if (transaction.to !== undefined) await notePlain(state, readHexAddress(transaction.to))
      if (created === undefined) return
      const code_hash = created.code.length === 0 ? null : Buffer.from(keccak256(created.code))
      await addContract(state, encodeAddress('inj', created.address), code_hash)
    },
  },
  // What the chain makes for a denom, whoever asked for it makes, by their next nonce.
  onMessage(MsgCreateTokenPair, async ({ sender, tokenPair }, state) => {
    if (tokenPair?.erc20Address !== '') return
    const account = await state.find(authAccounts, { address: readAddress(sender) })
    if (typeof account?.sequence === 'bigint')
      state.put(authAccounts, { ...account, sequence: account.sequence + 1n })
  }),
]

/** The chain makes a contract for a denom by itself, and doesn't tell of its code. */
export const pairEvents: StateEventHandler[] = [
  onEvent('injective.erc20.v1beta1.EventCreateTokenPair', async (event, state) => {
    forgetNumbers(state)
    await addContract(state, readHexAddress(event.json('erc20_address')), null)
  }),
]

/** Nothing ran when it was paid: it is no contract. */
async function notePlain(state: State, address: string): Promise<void> {
  const account = await state.find(authAccounts, { address })
  if (account?.sequence === null && account.code_hash === null)
    state.put(authAccounts, { ...account, sequence: 0n })
}

function readHexAddress(text: unknown): string {
  if (typeof text !== 'string' || !/^0x[0-9a-f]{40}$/i.test(text)) throw unreadable('address', text)
  return encodeAddress('inj', Buffer.from(text.slice(2), 'hex'))
}

async function addContract(state: State, address: string, code_hash: Buffer | null): Promise<void> {
  await addAccount(state, address)
  const account = await state.find(authAccounts, { address })
  if (account === undefined) return
  state.put(authAccounts, { ...account, sequence: null, code_hash: code_hash ?? account.code_hash })
}
