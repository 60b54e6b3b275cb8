import { accountOf } from '#src/decode/values/account.ts'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/query_pb.client.js'
import {
  MsgCreateDenom,
  MsgSetDenomMetadata,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/tx_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { toCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { noteEvent, onEvent, onMessage, type EventContext, type Module } from '#src/handlers/module.ts'
import { readText } from '#src/handlers/read-json.ts'
import { sequenceOf } from '#src/handlers/sequence-of.ts'
import type { History } from '#src/state/history.ts'
import type { State } from '#src/state/state.ts'
import { coinOf, textOf } from './read.ts'
import { factoryDenoms, factoryFlows, tokenfactoryParams } from './tables.ts'

/** Denoms that anyone may create: who rules over them. How they are called is in denoms. */
export const tokenfactory: Module = {
  name: 'tokenfactory',
  state: {
    tables: [factoryDenoms, tokenfactoryParams],
    events: [
      onEvent('injective.tokenfactory.v1beta1.EventCreateDenom', (event, state) => {
        putDenom(state, textOf(event, 'denom'), textOf(event, 'account'), false)
      }),
      onEvent('injective.tokenfactory.v1beta1.EventChangeAdmin', async (event, state) => {
        const before = await state.find(factoryDenoms, { denom: textOf(event, 'denom') })
        const admin = textOf(event, 'new_admin_address')
        if (before !== undefined) state.put(factoryDenoms, { ...before, admin })
      }),
    ],
    messages: [
      onMessage(MsgCreateDenom, ({ sender, subdenom, allowAdminBurn }, state) =>
        allowBurn(state, `factory/${sender}/${subdenom}`, allowAdminBurn),
      ),
      onMessage(MsgSetDenomMetadata, async ({ metadata, adminBurnDisabled }, state) => {
        if (adminBurnDisabled?.shouldDisable === true) await allowBurn(state, metadata?.base ?? '', false)
      }),
      onMessage(MsgUpdateParams, ({ params }, state) =>
        putParams(state, toCoinList(params?.denomCreationFee ?? [])),
      ),
    ],
    fromGenesis(state, genesis) {
      const { params, factory_denoms } = (genesis ?? {}) as Genesis
      putParams(state, toCoinList(params?.denom_creation_fee ?? []))
      for (const { denom, authority_metadata } of factory_denoms ?? []) {
        putDenom(state, denom, authority_metadata.admin, authority_metadata.admin_burn_allowed === true)
      }
    },
    async fromNode(state, node) {
      const { state: all } = await new QueryClient(node).tokenfactoryModuleState({}).response
      putParams(state, toCoinList(all?.params?.denomCreationFee ?? []))
      for (const { denom, authorityMetadata } of all?.factoryDenoms ?? []) {
        const isBurnAllowed = authorityMetadata?.adminBurnAllowed ?? false
        putDenom(state, denom, authorityMetadata?.admin ?? '', isBurnAllowed)
      }
    },
  },
  history: {
    tables: [factoryFlows],
    events: [
      noteEvent('injective.tokenfactory.v1beta1.EventMint', (event, history, context) =>
        noteFlow(event, history, context, { actor: 'minter', account: 'receiver', sign: 1n }),
      ),
      noteEvent('injective.tokenfactory.v1beta1.EventBurn', (event, history, context) =>
        noteFlow(event, history, context, { actor: 'burner', account: 'burn_from', sign: -1n }),
      ),
    ],
  },
}

type Genesis = {
  params?: { denom_creation_fee: CoinList }
  factory_denoms?:
    | { denom: string; authority_metadata: { admin: string; admin_burn_allowed?: boolean } }[]
    | null
}

function putParams(state: State, denom_creation_fee: CoinList): void {
  state.put(tokenfactoryParams, { id: 0, denom_creation_fee })
}

/** A denom begins with its creator: factory/<creator>/<name>. */
function putDenom(state: State, denom: string, admin: string, admin_burn_allowed: boolean): void {
  const [, creator = ''] = denom.split('/')
  state.put(factoryDenoms, { denom, creator, admin, admin_burn_allowed })
}

async function allowBurn(state: State, named: string, admin_burn_allowed: boolean): Promise<void> {
  const denom = readText(named, 'denom')
  const before = await state.find(factoryDenoms, { denom })
  if (before !== undefined) state.put(factoryDenoms, { ...before, admin_burn_allowed })
}

type Flow = { actor: string; account: string; sign: bigint }

function noteFlow(
  event: ChainEvent,
  history: History,
  context: Omit<EventContext, 'run'>,
  { actor, account, sign }: Flow,
): void {
  const { denom, amount } = coinOf(event)
  history.append(factoryFlows, {
    seq: sequenceOf(context),
    ordinal: event.ordinal,
    denom: history.denom(denom),
    actor: history.account(accountOf(textOf(event, actor))),
    account: history.account(accountOf(textOf(event, account))),
    amount: sign * amount,
  })
}
