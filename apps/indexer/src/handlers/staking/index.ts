import {
  MsgEditValidator,
  MsgTransferDelegation,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { MsgUnjail } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/tx_pb.js'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { onEvent, onMessage, type Module, type StateEventHandler } from '../module.ts'
import { cancelUnbonding, completeRedelegation, completeUnbonding } from './complete.ts'
import { delegate } from './delegate.ts'
import { askStaking } from './from-node.ts'
import { readStakingGenesis } from './genesis.ts'
import { readStaked } from './find.ts'
import { noteGenesisPowers } from './genesis-power-history.ts'
import { stakingHistory } from './history.ts'
import { withHooks } from './hooks.ts'
import { putParams } from './params.ts'
import { readBech32 } from './read.ts'
import { noteWithdrawal, redelegate } from './redelegate.ts'
import { noteBurn, readBridgeSlash, readSlash } from './slash-event.ts'
import * as tables from './tables.ts'
import { undelegate } from './undelegate.ts'
import { endStaking } from './validator-set.ts'
import { createValidator, editValidator, unjail } from './validator-messages.ts'

const pools = new Set(
  ['bonded_tokens_pool', 'not_bonded_tokens_pool'].map((name) => encodeAddress('inj', moduleAccountOf(name))),
)

export const staking: Module = {
  name: 'staking',
  state: {
    tables: [
      tables.stakes,
      tables.consensusKeys,
      tables.delegations,
      tables.unbondings,
      tables.redelegations,
      tables.stakingParams,
      tables.stakingCounters,
    ],
    events: [
      onEvent('withdraw_rewards', (event, _, { block }) => noteWithdrawal(event, block)),
      on('delegate', async (event, state, { block }) => {
        const delegator = readBech32(event.text('delegator'))
        const validator = readBech32(event.text('validator'))
        const amount = await readStaked(state, event.text('amount'))
        await delegate(state, block, { delegator, validator, amount })
      }),
      on('create_validator', createValidator),
      on('unbond', undelegate),
      on('redelegate', redelegate),
      on('cancel_unbonding_delegation', cancelUnbonding),
      on('complete_unbonding', completeUnbonding),
      on('complete_redelegation', completeRedelegation),
      on('slash', readSlash),
      onEvent(
        'burn',
        (event, _, { block }) => noteBurn(event, block),
        (_, event) => pools.has(event.find('burner') ?? ''),
      ),
      on('injective.peggy.v1.EventValidatorSlash', readBridgeSlash),
    ],
    messages: [
      onMessage(MsgEditValidator, (message, state, { block }) => editValidator(message, state, block.time)),
      onMessage(MsgUnjail, ({ validatorAddr }, state) => unjail(validatorAddr, state)),
      onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params)),
      onMessage(MsgTransferDelegation, () => {
        throw badChainData('staking.transfer', 'What a transfer of a delegation leaves is not known')
      }),
    ],
    endBlock: (state, block) => withHooks(block, () => endStaking(state, block)),
    fromGenesis: readStakingGenesis,
    fromNode: askStaking,
  },
  history: { ...stakingHistory, fromGenesis: noteGenesisPowers },
}

/** Other modules of the chain hear what staking does: each handler begins anew. */
function on(type: string, handle: StateEventHandler['handle']): StateEventHandler {
  return onEvent(type, (event, state, context) =>
    withHooks(context.block, () => handle(event, state, context)),
  )
}
