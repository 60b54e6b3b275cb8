import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import { claimTypes, readClaim, type Claim } from './claims.ts'
import { takeDeployment } from './deployments.ts'
import { change, findModule } from './module-row.ts'
import { executeBatch } from './pool.ts'
import { countWithdrawal } from './rate-limits.ts'
import { attestations } from './tables.ts'

// What the fields of a message are called in the event that its first voter causes.
const names = {
  block_height: 'event_height',
  orchestrator: 'orchestrator_address',
  members: 'valset_members',
}

/** The first to claim something. Their vote is told next. */
export function openAttestation(type: string) {
  return (event: ChainEvent, state: State, { height }: BlockContext): void => {
    const told = readFields(event.object(), event.type)
    const claim = readClaim(type, told, names)
    const nonce = told.count('event_nonce')
    const id = told.name('attestation_id')
    state.put(attestations, { id, nonce, observed: false, height, claim, votes: [] })
  }
}

export async function addVote(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const attestation = await getAttestation(state, told.name('attestation_id'))
  state.put(attestations, {
    ...attestation,
    votes: [...(attestation.votes as string[]), told.text('voter')],
  })
}

/** Enough validators have claimed the same: the chain believes it and acts. */
export async function observe(event: ChainEvent, state: State, { height }: BlockContext): Promise<void> {
  const told = readFields(event.object(), event.type)
  const attestation = await getAttestation(state, told.name('attestation_id'))
  const claim = attestation.claim as Claim
  state.put(attestations, { ...attestation, observed: true })
  await change(state, {
    last_event: told.count('nonce'),
    last_ethereum_height: BigInt(String(claim['block_height'])),
  })
  if (claim['@type'] === claimTypes.withdrawal) {
    const contract = String(claim['token_contract'])
    const amount = await executeBatch(state, BigInt(String(claim['batch_nonce'])), contract)
    await countWithdrawal(state, contract, { amount, height })
  }
  if (claim['@type'] === claimTypes.deployment) await takeDeployment(state, claim)
  if (claim['@type'] === claimTypes.valset) {
    const { valset_nonce, members, reward_amount, reward_token } = claim
    await change(state, {
      last_valset: { nonce: valset_nonce, members, height: '0', reward_amount, reward_token },
    })
  }
}

const changes = ['injective.peggy.v1.EventAttestationVote', 'injective.peggy.v1.EventAttestationObserved']

/** At the end of a block the chain forgets what was claimed of events before the last that it observed. */
export async function pruneAttestations(state: State, { eventTypes }: BlockContext): Promise<void> {
  if (!changes.some((type) => eventTypes.has(type))) return
  const { last_event } = await findModule(state)
  for (const { id, nonce } of await state.list(attestations, {})) {
    if (nonce < last_event) state.remove(attestations, { id })
  }
}

async function getAttestation(state: State, id: string) {
  const attestation = await state.find(attestations, { id })
  if (attestation !== undefined) return attestation
  throw badChainData('peggy.attestation', `Nobody has claimed "${id.slice(0, 80)}"`)
}
