import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import { change, findModule } from './module-row.ts'
import { readMembers } from './read.ts'
import { peggyModule, valsetConfirms, valsets } from './tables.ts'

export async function addValset(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const nonce = told.count('valset_nonce')
  state.put(valsets, {
    nonce,
    height: told.count('valset_height'),
    members: readMembers(told.objects('valset_members')),
    reward_amount: told.amount('reward_amount'),
    reward_token: told.text('reward_token'),
  })
  const { oldest_valset } = await findModule(state)
  await change(state, { oldest_valset: oldest_valset ?? nonce })
}

/**
 * The chain forgets sets that came before the last one seen on Ethereum, once nobody can be punished any more for not
 * confirming them. Sets are made in the order of their nonces: when the oldest one stays, all do.
 */
export async function pruneValsets(state: State, { height }: BlockContext): Promise<void> {
  const module = await state.find(peggyModule, { id: 1 })
  if (module === undefined || module.oldest_valset === null) return
  const window = BigInt((module.params as Record<string, string>)['signed_valsets_window'] ?? 0)
  const seen = BigInt((module.last_valset as Record<string, string>)['nonce'] ?? 0)
  if (height < window || module.oldest_valset >= seen) return
  const isOld = (valset: { nonce: bigint; height: bigint }) =>
    valset.nonce < seen && valset.height < height - window
  const oldest = await state.find(valsets, { nonce: module.oldest_valset })
  if (oldest !== undefined && !isOld(oldest)) return
  const all = await state.list(valsets, {})
  for (const { nonce } of all.filter(isOld)) await removeValset(state, nonce)
  await change(state, { oldest_valset: oldestOf(all.filter((one) => !isOld(one))) })
}

export function oldestOf(all: { nonce: bigint }[]): bigint | null {
  return all.reduce<bigint | null>(
    (first, { nonce }) => (first === null || nonce < first ? nonce : first),
    null,
  )
}

async function removeValset(state: State, nonce: bigint): Promise<void> {
  state.remove(valsets, { nonce })
  // The chain keeps these, but nothing ever asks for them again.
  for (const { orchestrator } of await state.list(valsetConfirms, { nonce })) {
    state.remove(valsetConfirms, { nonce, orchestrator })
  }
}
