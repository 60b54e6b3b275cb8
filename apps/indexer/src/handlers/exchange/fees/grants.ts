import { MsgRewardsOptOut as OptOutV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import { MsgRewardsOptOut } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { onMessage } from '#src/handlers/module.ts'
import { readDigits, readList, readObject } from '#src/handlers/read-json.ts'
import { onExchange } from '../generations.ts'
import { readAccountAddress } from '../read-values.ts'
import { optOuts } from './rewards.ts'

/** Stake that others may count as theirs for discounts on fees. */
export const stakeGrants = stateTable(
  'stake_grants',
  { granter: 'int8', grantee: 'int8' },
  { amount: 'amount' },
)
/** Which of them a grantee makes use of. */
export const activeGrants = stateTable(
  'active_stake_grants',
  { grantee: 'int8' },
  { granter: 'int8', amount: 'amount' },
)

export function putGrant(state: State, granter: unknown, told: unknown): void {
  const { grantee, amount } = readObject(told, 'grant')
  const key = {
    granter: state.account(readAccountAddress(granter)),
    grantee: state.account(readAccountAddress(grantee)),
  }
  const granted = readDigits(amount, 'amount')
  if (granted === 0n) state.remove(stakeGrants, key)
  else state.put(stakeGrants, { ...key, amount: granted })
}

export function putActiveGrant(state: State, grantee: unknown, told: unknown): void {
  const { granter, amount } = readObject(told, 'grant')
  const key = { grantee: state.account(readAccountAddress(grantee)) }
  const granted = readDigits(amount, 'amount')
  if (granted === 0n) state.remove(activeGrants, key)
  else
    state.put(activeGrants, { ...key, granter: state.account(readAccountAddress(granter)), amount: granted })
}

export const grantEvents = [
  onExchange('EventGrantAuthorizations', (event, state) => {
    for (const grant of readList(event.json('grants'), 'grants')) {
      putGrant(state, event.json('granter'), grant)
    }
  }),
  onExchange('EventGrantActivation', (event, state) => {
    putActiveGrant(state, event.json('grantee'), event.object())
  }),
].flat()

/** No event tells who wants no rewards. */
export const optOutMessages = [
  onMessage(OptOutV1, ({ sender }, state) => optOut(state, sender)),
  onMessage(MsgRewardsOptOut, ({ sender }, state) => optOut(state, sender)),
]

export function optOut(state: State, sender: unknown): void {
  state.put(optOuts, { account: state.account(readAccountAddress(sender)) })
}
