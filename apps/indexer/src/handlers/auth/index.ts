import { readAddress } from '#src/decode/values/read-address.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { onEvent, type Module } from '../module.ts'
import { readAccountsOfGenesis } from './genesis.ts'
import { readAccountsOfNode } from './from-node.ts'
import { addAccount } from './add-account.ts'
import { delegateVesting, undelegateVesting } from './delegated.ts'
import { contractMessages, isPaidInside, pairEvents, sequenceOfReceiver } from './ethereum.ts'
import { moveSequence } from './move-sequence.ts'
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
      onEvent('coin_received', (event, state, { tx }) =>
        addAccount(state, readAddress(event.text('receiver')), () => sequenceOfReceiver(tx)),
      ),
      onEvent('instantiate', (event, state) =>
        addAccount(state, readAddress(event.text('_contract_address'))),
      ),
      onEvent('set_feegrant', (event, state) => addAccount(state, readAddress(event.text('grantee')))),
      onEvent('cosmos.authz.v1beta1.EventGrant', (event, state) =>
        addAccount(state, readAddress(String(event.json('grantee')))),
      ),
      onEvent(
        'tx',
        moveSequence,
        (_, event) => event.find('acc_seq') !== undefined || (event.tx !== undefined && isPaidInside(event)),
      ),
      onEvent('delegate', (event, state, { block }) =>
        delegateVesting(state, readAddress(event.text('delegator')), coinsOf(event), block.time),
      ),
      onEvent('create_validator', (event, state, { block }) =>
        delegateVesting(state, readAddress(event.text('validator')), coinsOf(event), block.time),
      ),
      onEvent('complete_unbonding', (event, state) =>
        undelegateVesting(state, readAddress(event.text('delegator')), coinsOf(event)),
      ),
      ...pairEvents,
    ],
    messages: [...vestingMessages, ...contractMessages],
    fromGenesis: readAccountsOfGenesis,
    fromNode: readAccountsOfNode,
  },
}

function coinsOf(event: ChainEvent): CoinList {
  return readCoinList(event.text('amount'))
}
