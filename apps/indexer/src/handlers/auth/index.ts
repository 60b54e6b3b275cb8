import { badChainData } from '@injsight/errors'
import { decodeTx } from '@injsight/chain/decode'
import { readAddress } from '#src/decode/read-address.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { onEvent, type EventContext, type Module } from '../module.ts'
import { readAccountsOfGenesis } from './genesis.ts'
import { readAccountsOfNode } from './from-node.ts'
import { addAccount } from './add-account.ts'
import { authAccounts, authCounter } from './tables.ts'
import { vestingMessages } from './vesting.ts'

/**
 * Accounts with their numbers, sequences and keys. No event tells of a new one: it comes into being when an address
 * receives coins, is granted something or becomes a contract, and has none yet.
 */
export const auth: Module = {
  name: 'auth',
  state: {
    tables: [authAccounts, authCounter],
    events: [
      onEvent('coin_received', (event, state) => addAccount(state, readAddress(event.text('receiver')))),
      onEvent('instantiate', (event, state) =>
        addAccount(state, readAddress(event.text('_contract_address'))),
      ),
      onEvent('set_feegrant', (event, state) => addAccount(state, readAddress(event.text('grantee')))),
      onEvent('cosmos.authz.v1beta1.EventGrant', (event, state) =>
        addAccount(state, readAddress(String(event.json('grantee')))),
      ),
      onEvent('tx', moveSequence, (_, event) => event.find('acc_seq') !== undefined),
    ],
    messages: vestingMessages,
    fromGenesis: readAccountsOfGenesis,
    fromNode: readAccountsOfNode,
  },
}

/** A signer is named with the sequence that was used; the key is noted with the first transaction. */
async function moveSequence(event: ChainEvent, state: State, { tx }: EventContext): Promise<void> {
  const [, signer = '', used = ''] = /^(\w+)\/(\d{1,18})$/.exec(event.text('acc_seq')) ?? []
  if (signer === '')
    throw badChainData('auth.sequence', `"${event.text('acc_seq')}" is no account and sequence`)
  const address = readAddress(signer)
  const account = await state.find(authAccounts, { address })
  if (account === undefined) throw badChainData('auth.signer', `${address} signed, and has no account`)
  const signers = tx === undefined || account.public_key !== null ? [] : decodeTx(tx.raw).signers
  const key = signers.find((one) => one.address === address)?.publicKey ?? account.public_key
  state.put(authAccounts, { ...account, sequence: BigInt(used) + 1n, public_key: key })
}
