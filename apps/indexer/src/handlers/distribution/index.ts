import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/distribution_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { onEvent, onMessage, type BlockContext, type Module } from '../module.ts'
import { askValidators } from '../staking/from-node.ts'
import { eventsWithHooks, hooksOf } from '../staking/hooks.ts'
import { readBech32, readScaled } from '../staking/read.ts'
import { commissionOwner } from './commission-owner.ts'
import { addCoins, readDecCoins, subtractCoins, truncateCoins, type DecCoins } from './dec-coins.ts'
import { distributionHistory } from './history.ts'
import { readGenesisCoins } from './rewards-genesis.ts'
import { distributionParams, validatorCommissions } from './tables.ts'
import { checkPaid } from './withdraw.ts'

/** What of distribution a node can be asked for: see rewards.ts for the rest. */
export const distribution: Module = {
  name: 'distribution',
  state: {
    tables: [distributionParams, validatorCommissions],
    events: [
      onEvent('commission', async (event, state) => {
        const validator = readBech32(event.text('validator'))
        const coins = await findCommission(state, validator)
        const earned = readDecCoins(event.text('amount'))
        state.put(validatorCommissions, { validator, coins: addCoins(coins, earned) })
      }),
      onEvent('withdraw_commission', async (event, state, { tx }) => {
        const validator = commissionOwner(event, tx)
        const coins = await findCommission(state, validator)
        const paid = truncateCoins(coins)
        checkPaid(paid, event.text('amount'))
        state.put(validatorCommissions, { validator, coins: subtractCoins(coins, paid) })
      }),
      ...eventsWithHooks.map((type) =>
        onEvent(type, (_, state, { block }) => forgetValidators(state, block)),
      ),
    ],
    messages: [onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params))],
    endBlock: forgetValidators,
    fromGenesis: readGenesis,
    fromNode: askDistribution,
  },
  history: distributionHistory,
}

async function findCommission(state: State, validator: string): Promise<DecCoins> {
  return ((await state.find(validatorCommissions, { validator }))?.coins ?? {}) as DecCoins
}

function forgetValidators(state: State, block: BlockContext): void {
  for (const { hook, stake } of hooksOf(block)) {
    if (hook === 'validator removed') state.remove(validatorCommissions, { validator: stake.validator })
  }
}

function putParams(state: State, params: Params | undefined): void {
  if (params === undefined) return
  state.put(distributionParams, {
    id: 1,
    community_tax: readScaled(params.communityTax),
    base_proposer_reward: readScaled(params.baseProposerReward),
    bonus_proposer_reward: readScaled(params.bonusProposerReward),
    withdraw_addr_enabled: params.withdrawAddrEnabled,
  })
}

type Genesis = {
  params?: {
    community_tax: string
    base_proposer_reward: string
    bonus_proposer_reward: string
    withdraw_addr_enabled: boolean
  }
  validator_accumulated_commissions?:
    | { validator_address: string; accumulated: { commission: { denom: string; amount: string }[] | null } }[]
    | null
}

function readGenesis(state: State, genesis: unknown): void {
  const { params, validator_accumulated_commissions } = (genesis ?? {}) as Genesis
  if (params === undefined) return
  state.put(distributionParams, {
    id: 1,
    community_tax: parseDecimal(params.community_tax),
    base_proposer_reward: parseDecimal(params.base_proposer_reward),
    bonus_proposer_reward: parseDecimal(params.bonus_proposer_reward),
    withdraw_addr_enabled: params.withdraw_addr_enabled,
  })
  for (const { validator_address, accumulated } of validator_accumulated_commissions ?? []) {
    const coins = readGenesisCoins(accumulated.commission)
    state.put(validatorCommissions, { validator: readBech32(validator_address), coins })
  }
}

async function askDistribution(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  putParams(state, (await client.params({}).response).params)
  for (const { operatorAddress: validator } of await askValidators(node)) {
    const { commission } = await client.validatorCommission({ validatorAddress: validator }).response
    const coins = (commission?.commission ?? []).map(({ denom, amount }) => [denom, amount] as const)
    state.put(validatorCommissions, { validator, coins: Object.fromEntries(coins) })
  }
}
