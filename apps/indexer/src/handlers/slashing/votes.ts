import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext, EventContext } from '../module.ts'
import { readConsensus, readWhole } from '../staking/read.ts'
import { findStakeOfConsensus } from '../staking/find.ts'
import { consensusKeys, stakes } from '../staking/tables.ts'
import { countMissed, forgetMissed, setMissed } from './missed-bits.ts'
import { signingInfos, slashingParams, type SigningInfo } from './tables.ts'

/** Whoever voted is counted before anything else happens; whoever is jailed doesn't count. */
export async function countSigners(state: State, block: BlockContext): Promise<void> {
  if (block.signers.length === 0) return
  const keys = block.signers.map((hex) => ({ consensus: Buffer.from(hex, 'hex') }))
  await state.prefetch(signingInfos, keys)
  await state.prefetch(consensusKeys, keys)
  await prefetchStakes(state, keys)
  for (const { consensus } of keys) {
    const stake = await findStakeOfConsensus(state, consensus)
    if (stake === undefined || stake.jailed) continue
    await move(state, await findInfo(state, consensus), false)
  }
}

async function prefetchStakes(state: State, keys: { consensus: Buffer }[]): Promise<void> {
  const validators: { validator: string }[] = []
  for (const key of keys) {
    const known = await state.find(consensusKeys, key)
    if (known !== undefined) validators.push({ validator: known.validator })
  }
  await state.prefetch(stakes, validators)
}

/** `liveness`: whoever didn't vote, with the count that the chain arrived at. */
export async function countAbsent(event: ChainEvent, state: State): Promise<void> {
  const info = await findInfo(state, readConsensus(event.text('address')))
  const { missed } = await move(state, info, true)
  const told = readWhole(event.text('missed_blocks'))
  if (missed !== null && missed !== told) {
    throw badChainData('slashing.missed', `${told} blocks are missed, not ${missed}`)
  }
}

async function findInfo(state: State, consensus: Buffer): Promise<SigningInfo> {
  const info = await state.find(signingInfos, { consensus })
  if (info !== undefined) return info
  throw badChainData('slashing.info', `Nothing is known of ${consensus.toString('hex')}`)
}

/** The window moves on by one block. */
async function move(state: State, info: SigningInfo, isMissed: boolean): Promise<SigningInfo> {
  const params = await state.find(slashingParams, { id: 1 })
  if (params === undefined) throw badChainData('slashing.params', 'The parameters of slashing are not known')
  const { consensus, index_offset } = info
  const moved = { ...info, index_offset: index_offset + 1n }
  if (isMissed || info.missed !== 0n) {
    const place = index_offset % params.signed_blocks_window
    const was = await setMissed(state, consensus, place, isMissed)
    if (moved.missed !== null && was !== isMissed) moved.missed += isMissed ? 1n : -1n
  }
  if (moved.known_at !== null && moved.index_offset >= moved.known_at) {
    moved.missed = await countMissed(state, consensus)
    moved.known_at = null
  }
  state.put(signingInfos, moved)
  return moved
}

// The chain's end of time for who signs two blocks of a height: the end of the year 9999.
const forever = 253_402_300_799n * 1_000_000_000n

/** `slash`: what it means for who was slashed, apart from its tokens. */
export async function punish(event: ChainEvent, state: State, { block }: EventContext): Promise<void> {
  const address = event.find('address')
  if (address === undefined) return
  const reason = event.find('reason')
  const info = await findInfo(state, readConsensus(address))
  if (reason === 'double_sign') {
    state.put(signingInfos, { ...info, jailed_until: forever, tombstoned: true })
    return
  }
  const params = await state.find(slashingParams, { id: 1 })
  if (reason !== 'missing_signature' || params === undefined) {
    throw badChainData('slashing.reason', `What "${reason}" leads to is not known`)
  }
  await forgetMissed(state, info.consensus)
  state.put(signingInfos, {
    ...info,
    index_offset: 0n,
    jailed_until: block.time + params.downtime_jail_duration,
    missed: 0n,
    known_at: null,
  })
}
