import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { slashingParams } from '../slashing/tables.ts'
import type { BlockContext, EventContext } from '../module.ts'
import { findStakeOfConsensus } from './find.ts'
import { readBech32, readConsensus, readWhole } from './read.ts'
import { slash, slashTokens } from './slash.ts'
import { stakes, type Stake } from './tables.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** `slash`: tokens are burned, or a validator is jailed, or both. */
export async function readSlash(event: ChainEvent, state: State, { block }: EventContext): Promise<void> {
  const address = event.find('address')
  const jailed = event.find('jailed')
  if (address !== undefined) {
    const stake = await findStakeOfConsensus(state, readConsensus(address))
    if (stake !== undefined) await slashStake(event, state, block, stake)
  }
  if (jailed !== undefined && jailed !== '') await jail(state, readConsensus(jailed))
}

async function slashStake(event: ChainEvent, state: State, block: BlockContext, stake: Stake): Promise<void> {
  const burned = await slash(state, block, stake, {
    power: readWhole(event.text('power')),
    ...(await findOffence(event.text('reason'), state, block, stake)),
  })
  burns.delete(block)
  const told = event.find('burned_coins')
  if (told !== undefined && readWhole(told) !== burned) {
    throw badChainData('staking.slash', `${told} were burned, not ${burned}`)
  }
}

/** An infraction belongs to the set of validators of its height, which was decided two blocks earlier. */
async function findOffence(
  reason: string,
  state: State,
  block: BlockContext,
  { consensus }: Stake,
): Promise<{ fraction: bigint; height: bigint }> {
  const params = await state.find(slashingParams, { id: 1 })
  if (params === undefined) throw badChainData('staking.slash', 'The parameters of slashing are not known')
  if (reason === 'missing_signature') {
    return { fraction: params.slash_fraction_downtime, height: block.height - 2n }
  }
  const offence = block.doubleSigns.find((one) => one.consensus.equals(consensus))
  if (reason === 'double_sign' && offence !== undefined) {
    return { fraction: params.slash_fraction_double_sign, height: offence.height - 1n }
  }
  throw badChainData('staking.slash', `Nothing tells why a validator was slashed for "${reason}"`)
}

async function jail(state: State, consensus: Buffer): Promise<void> {
  const stake = await findStakeOfConsensus(state, consensus)
  if (stake !== undefined) state.put(stakes, { ...stake, jailed: true })
}

const burns = createNotes<BlockContext, bigint>()

/** `burn` of one of the pools of staking: the bridge's slashing doesn't say how much it takes. */
export function noteBurn(event: ChainEvent, block: BlockContext): void {
  burns.set(block, readWhole(/^\d+/.exec(event.text('amount'))?.[0] ?? ''))
}

/** `injective.peggy.v1.EventValidatorSlash`: who doesn't confirm what the bridge needs is slashed and jailed. */
export async function readBridgeSlash(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
): Promise<void> {
  const operator = event.json('operator_address')
  if (typeof operator !== 'string') throw badChainData('staking.slash', 'The slashed validator isn’t named')
  const stake = await state.find(stakes, { validator: readBech32(operator) })
  if (stake === undefined) return
  slashTokens(state, block, stake, burns.get(block) ?? 0n)
  burns.delete(block)
  await jail(state, stake.consensus)
}
