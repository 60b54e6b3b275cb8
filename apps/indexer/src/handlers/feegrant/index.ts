import { MsgGrantAllowance } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoinList } from '#src/decode/values/coin-list.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import { readAnyJson } from '#src/decode/values/read-any-json.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import {
  onEvent,
  onMessage,
  type BlockContext,
  type EventContext,
  type Module,
} from '#src/handlers/module.ts'
import type { State } from '#src/state/state.ts'
import { expirationOf } from './allowance.ts'
import { moveFees, spend, useForRun } from './contract-runs.ts'
import { prune } from './prune.ts'
import { feeAllowanceQueue, feeAllowances, type Allowance } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

const mostAtEndOfBlock = 200
const mostByMessage = 75

/**
 * Who pays whose fees. No query lists all allowances of a chain: an index that begins in the middle of one doesn't
 * know them.
 */
export const feegrant: Module = {
  name: 'feegrant',
  state: {
    tables: [feeAllowances, feeAllowanceQueue],
    events: [
      onEvent('set_feegrant', (event, state) =>
        state.put(feeAllowances, { ...readKey(event), type: null, value: null }),
      ),
      onEvent('revoke_feegrant', (event, state) => revoke(state, readKey(event))),
      onEvent('use_feegrant', async (event, state, { block, tx }) => {
        const isOfFee = tx !== undefined && event.message === undefined
        if (isOfFee) usesOf(block).set(tx.index, readKey(event))
        else await useForRun(readKey(event), state, block)
      }),
      onEvent('transfer', moveFees, ({ eventTypes }) => eventTypes.has('use_feegrant')),
      onEvent('tx', pay, ({ eventTypes }) => eventTypes.has('use_feegrant')),
      onEvent('prune_feegrant', (_, state, { block }) => prune(state, block.time, mostByMessage)),
    ],
    messages: [
      onMessage(MsgGrantAllowance, ({ granter, grantee, allowance }, state) => {
        if (allowance === undefined) throw badChainData('feegrant.allowance', 'A fee grant allows nothing')
        return allow(state, readAddress(granter), readAddress(grantee), allowance)
      }),
    ],
    endBlock: (state, { time }) => prune(state, time, mostAtEndOfBlock),
    async fromGenesis(state, genesis) {
      const { allowances } = (genesis ?? {}) as Genesis
      for (const { granter, grantee, allowance } of allowances ?? []) {
        const key = { granter: readAddress(granter), grantee: readAddress(grantee) }
        state.put(feeAllowances, { ...key, type: null, value: null })
        await allow(state, key.granter, key.grantee, readAnyJson(allowance))
      }
    },
  },
}

type Genesis = { allowances?: { granter: string; grantee: string; allowance: unknown }[] | null }
type Key = { granter: string; grantee: string }

/** The event, which comes first, says whether there is an allowance after all; the message what it allows. */
async function allow(state: State, granter: string, grantee: string, allowance: Allowance): Promise<void> {
  const expiration = expirationOf(allowance)
  if (expiration !== null) state.put(feeAllowanceQueue, { expiration, granter, grantee })
  if ((await state.find(feeAllowances, { granter, grantee })) === undefined) return
  state.put(feeAllowances, {
    granter,
    grantee,
    type: toStorable(allowance.typeUrl),
    value: Buffer.from(allowance.value),
  })
}

/**
 * The chain means to take the allowance out of its queue too, but mistakes the two for one another: what goes is the
 * entry of an allowance the other way round that expires at the same time.
 */
async function revoke(state: State, { granter, grantee }: Key): Promise<void> {
  const before = await state.find(feeAllowances, { granter, grantee })
  state.remove(feeAllowances, { granter, grantee })
  if (before === undefined || before.type === null || before.value === null) return
  const expiration = expirationOf({ typeUrl: before.type, value: before.value })
  if (expiration !== null) state.remove(feeAllowanceQueue, { expiration, granter: grantee, grantee: granter })
}

// Whose allowance pays for a transaction, until the fee is told.
const uses = createNotes<BlockContext, Map<number, Key>>()

function usesOf(block: BlockContext): Map<number, Key> {
  const known = uses.get(block)
  if (known !== undefined) return known
  const made = new Map<number, Key>()
  uses.set(block, made)
  return made
}

async function pay(event: ChainEvent, state: State, { block, tx }: EventContext): Promise<void> {
  const fee = event.find('fee')
  const key = tx === undefined || fee === undefined ? undefined : usesOf(block).get(tx.index)
  if (tx === undefined || key === undefined) return
  usesOf(block).delete(tx.index)
  const before = await state.find(feeAllowances, key)
  if (before !== undefined) spend(state, before, readCoinList(fee ?? ''), block.time)
}

function readKey(event: ChainEvent): Key {
  return { granter: readAddress(event.text('granter')), grantee: readAddress(event.text('grantee')) }
}
