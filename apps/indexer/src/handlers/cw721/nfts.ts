import { Fault } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import { onEvent } from '../module.ts'
import { readInjAddress, readName } from '../read-json.ts'
import { readSaid } from '../cw20/read-event.ts'
import { nftContracts, nftOwners } from './tables.ts'

export type Collection = StateRow<typeof nftContracts>

const withoutEffect = new Set([
  'approve',
  'revoke',
  'approve_all',
  'revoke_all',
  'update_ownership',
  'set_withdraw_address',
  'remove_withdraw_address',
  'withdraw_funds',
])
/** What is told of a new owner of the collection, and no action with it. */
const ofOwnership = new Set(['owner', 'pending_owner', 'pending_expiry'])

export const nftEvents = [
  onEvent('wasm', async (event, state, { block }) => {
    const collection = await state.find(nftContracts, { contract: event.text('_contract_address') })
    if (collection === undefined || collection.lost !== null) return
    const why = await follow(state, collection, event, block.height).catch((error: unknown) => {
      if (error instanceof Fault) return error.message
      throw error
    })
    if (why !== undefined) await loseCollection(state, collection, why)
  }),
]

export async function loseCollection(state: State, collection: Collection, why: string): Promise<void> {
  for (const { contract, token } of await state.list(nftOwners, { contract: collection.contract })) {
    state.remove(nftOwners, { contract, token })
  }
  state.put(nftContracts, { ...collection, lost: why })
}

/** @returns why the collection can't be followed any longer */
async function follow(
  state: State,
  collection: Collection,
  event: ChainEvent,
  height: bigint,
): Promise<string | undefined> {
  const { contract, tokens } = collection
  const said = readSaid(event)
  if (said === undefined) return 'it said something twice in one event'
  const action = said.get('action') ?? ''
  if (withoutEffect.has(action) || isOwnership(said)) return undefined
  const token = readName(said.get('token_id'), 'token')
  const before = await state.find(nftOwners, { contract, token })
  if (action === 'mint') {
    if (before !== undefined) return `there were two of the token "${token}"`
    state.put(nftOwners, { contract, token, owner: readInjAddress(said.get('owner')), height })
    state.put(nftContracts, { ...collection, tokens: tokens + 1n })
    return undefined
  }
  if (before === undefined) return `there is no token "${token}"`
  if (action === 'transfer_nft' || action === 'send_nft') {
    state.put(nftOwners, { contract, token, owner: readInjAddress(said.get('recipient')), height })
    return undefined
  }
  if (action !== 'burn') return `"${action.slice(0, 80)}" is no action of the CW721 standard`
  state.remove(nftOwners, { contract, token })
  state.put(nftContracts, { ...collection, tokens: tokens - 1n })
  return undefined
}

function isOwnership(said: Map<string, string>): boolean {
  return said.size === ofOwnership.size && [...said.keys()].every((key) => ofOwnership.has(key))
}
