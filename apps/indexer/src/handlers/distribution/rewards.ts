import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { onEvent, type BlockContext, type EventContext, type Module } from '../module.ts'
import { eventsWithHooks, hooksOf, type Hook } from '../staking/hooks.ts'
import { readBech32 } from '../staking/read.ts'
import { commissionOwner } from './commission-owner.ts'
import { addCoins, mapCoins, readDecCoins, subtractCoins, type DecCoins } from './dec-coins.ts'
import {
  beginValidator,
  changeDelegation,
  endDelegation,
  endPeriod,
  findRewards,
  noteSlash,
} from './periods.ts'
import { changePool, isOfPool, movePool, readWholeCoins } from './pool.ts'
import { askRewards } from './rewards-from-node.ts'
import { readRewardsGenesis } from './rewards-genesis.ts'
import { communityPool, historicalRewards, startingInfos, validatorRewards } from './tables.ts'
import { withdrawRewards } from './withdraw.ts'

/**
 * What is owed to whom, and the community pool, which is what the module's account holds and owes to nobody.
 * Apart from distribution.ts, since not every node tells the periods behind it.
 */
export const rewards: Module = {
  name: 'rewards',
  state: {
    tables: [validatorRewards, historicalRewards, startingInfos, communityPool],
    events: [
      onEvent('transfer', movePool, (_, event) => isOfPool(event)),
      onEvent('commission', (event, state) => {
        const coins = readDecCoins(event.text('amount'))
        return earn(state, event.text('validator'), { current: mapCoins(coins, (amount) => -amount) })
      }),
      onEvent('rewards', async (event, state) => {
        const coins = readDecCoins(event.text('amount'))
        await earn(state, event.text('validator'), { current: coins, outstanding: coins })
        await changePool(state, coins, -1n)
      }),
      onEvent('withdraw_rewards', withdrawRewards),
      onEvent('withdraw_commission', payCommission),
      ...eventsWithHooks.map((type) => onEvent(type, (_, state, { block }) => followStaking(state, block))),
    ],
    endBlock: followStaking,
    fromGenesis: readRewardsGenesis,
    fromNode: (state, node, _, height) => askRewards(state, node, height),
  },
}

async function earn(
  state: State,
  address: string,
  earned: { current: DecCoins; outstanding?: DecCoins },
): Promise<void> {
  const before = await findRewards(state, readBech32(address))
  state.put(validatorRewards, {
    ...before,
    current: addCoins(before.current as DecCoins, earned.current),
    outstanding: addCoins(before.outstanding as DecCoins, earned.outstanding ?? {}),
  })
}

async function payCommission(event: ChainEvent, state: State, { tx }: EventContext): Promise<void> {
  const before = await findRewards(state, commissionOwner(event, tx))
  const amount = event.text('amount')
  if (amount === '') return // less than a whole coin
  const coins = readWholeCoins(amount)
  if (Object.keys(coins).length === 0) throw badChainData('distribution.paid', `"${amount}" is no commission`)
  const outstanding = subtractCoins(before.outstanding as DecCoins, coins)
  state.put(validatorRewards, { ...before, outstanding })
  await changePool(state, coins, 1n)
}

/** What staking has just told. */
async function followStaking(state: State, block: BlockContext): Promise<void> {
  for (const call of hooksOf(block)) await follow(state, block, call)
}

async function follow(state: State, { height }: BlockContext, call: Hook): Promise<void> {
  const { stake } = call
  switch (call.hook) {
    case 'validator created':
      return beginValidator(state, stake.validator)
    case 'before delegation':
      await endPeriod(state, stake)
      return
    case 'after delegation':
      return changeDelegation(state, stake, { delegator: call.delegator, shares: call.shares, height })
    case 'delegation removed':
      return endDelegation(state, stake.validator, call.delegator)
    case 'validator slashed':
      return noteSlash(state, stake, call.fraction, height)
    case 'validator removed':
      return forgetValidator(state, stake.validator)
    case 'validator bonded':
      return
  }
}

/** What nobody can claim any more is the community's; the commission leaves by a transfer of its own. */
async function forgetValidator(state: State, validator: string): Promise<void> {
  const { outstanding } = await findRewards(state, validator)
  await changePool(state, outstanding as DecCoins, 1n)
  state.remove(validatorRewards, { validator })
  for (const { period } of await state.list(historicalRewards, { validator })) {
    state.remove(historicalRewards, { validator, period })
  }
}
