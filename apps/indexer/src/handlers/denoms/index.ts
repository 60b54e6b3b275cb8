import {
  MsgSetSendEnabled,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { MsgRecvPacket } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/tx_pb.js'
import { MsgCreateDenom } from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/tx_pb.js'
import { ibcDenoms } from '#src/handlers/ibc/tables.ts'
import { noteRename } from '#src/handlers/former-names.ts'
import { onEvent, onMessage, type Module } from '#src/handlers/module.ts'
import { readObject, readText } from '#src/handlers/read-json.ts'
import type { State } from '#src/state/state.ts'
import { fromGenesis, fromNode } from './begin.ts'
import {
  calledBy,
  factoryMetadata,
  ibcMetadata,
  readMetadata,
  shareMetadata,
  type Metadata,
} from './metadata.ts'
import { putMetadata } from './put-metadata.ts'
import { bankParams, denomMetadata, sendEnabled } from './tables.ts'

/** What denoms are called, and which of them may be sent. */
export const denoms: Module = {
  name: 'denoms',
  state: {
    tables: [denomMetadata, sendEnabled, bankParams],
    events: [
      onEvent('injective.tokenfactory.v1beta1.EventCreateDenom', (event, state) =>
        putMetadata(state, bareMetadata(readText(event.json('denom'), 'denom'))),
      ),
      onEvent('injective.tokenfactory.v1beta1.EventSetDenomMetadata', (event, state, { block }) =>
        rename(state, readMetadata(event.json('metadata')), block.height),
      ),
      onEvent('injective.insurance.v1beta1.EventInsuranceFundUpdate', (event, state) => {
        const fund = readObject(event.json('fund'), 'fund')
        const denom = readText(fund['insurance_pool_token_denom'], 'denom')
        const [market, ticker] = [
          readText(fund['market_id'], 'market'),
          readText(fund['market_ticker'], 'ticker'),
        ]
        return putFirst(state, shareMetadata(denom, market, ticker))
      }),
    ],
    messages: [
      // The event comes first and tells nothing but the denom.
      onMessage(MsgCreateDenom, async ({ sender, subdenom, name, symbol, decimals }, state) => {
        const denom = readText(`factory/${sender}/${subdenom}`, 'denom')
        const before = await state.find(denomMetadata, { denom })
        if (before === undefined || JSON.stringify(before.units) !== bareUnits(denom)) return
        if (before.name !== '' || before.symbol !== '' || before.description !== '') return
        await putMetadata(state, factoryMetadata({ denom, name, symbol, decimals }))
      }),
      onMessage(MsgRecvPacket, async (_, state, { events }) => {
        for (const event of events.filter(({ type }) => type === 'denomination_trace')) {
          const trace = await state.find(ibcDenoms, {
            hash: readText(event.text('trace_hash'), 'hash').toUpperCase(),
          })
          if (trace === undefined) continue
          await putFirst(state, ibcMetadata(readText(event.text('denom'), 'denom'), trace))
        }
      }),
      onMessage(MsgSetSendEnabled, ({ sendEnabled: all, useDefaultFor }, state) => {
        for (const { denom, enabled } of all) {
          state.put(sendEnabled, { denom: readText(denom, 'denom'), enabled })
        }
        for (const denom of useDefaultFor) state.remove(sendEnabled, { denom: readText(denom, 'denom') })
      }),
      onMessage(MsgUpdateParams, ({ params }, state) => {
        state.put(bankParams, { id: 0, default_send_enabled: params?.defaultSendEnabled ?? false })
      }),
    ],
    fromGenesis,
    fromNode,
  },
}

async function rename(state: State, metadata: Metadata, height: bigint): Promise<void> {
  const { denom } = metadata
  const before = await state.find(denomMetadata, { denom })
  if (before !== undefined)
    await noteRename(state, { thing: 'token', id: denom, height }, calledBy(before), calledBy(metadata))
  await putMetadata(state, metadata)
}

function bareMetadata(denom: string): Metadata {
  return factoryMetadata({ denom, name: '', symbol: '', decimals: 0 })
}

function bareUnits(denom: string): string {
  return JSON.stringify(bareMetadata(denom).units)
}

/** These are only written when there are none yet. */
async function putFirst(state: State, metadata: Metadata): Promise<void> {
  const { denom } = metadata
  if ((await state.find(denomMetadata, { denom })) === undefined) await putMetadata(state, metadata)
}
