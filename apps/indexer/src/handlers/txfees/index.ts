import { QueryParamsResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb.client.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { onEvent, onMessage, type Module } from '../module.ts'
import { readFields, readMessage } from '../read-fields.ts'
import { readNotNegative } from '../read-json.ts'

/** One row, with id 1. */
export const txfeesParams = stateTable('txfees_params', { id: 'int4' }, { params: 'json' })

/** One row, with id 1, of a chain that tells its base fee. */
export const baseFees = stateTable('base_fees', { id: 'int4' }, { base_fee: 'decimal' })

/** What gas costs. Chains from before 1.16 tell no base fee: there it lives in the memory of each node alone. */
export const txfees: Module = {
  name: 'txfees',
  state: {
    tables: [txfeesParams, baseFees],
    events: [
      onEvent('txfees', (event, state) => {
        state.put(baseFees, { id: 1, base_fee: readNotNegative(event.text('basefee'), 'base fee') })
      }),
    ],
    messages: [
      onMessage(MsgUpdateParams, (message, state) => {
        setParams(state, readMessage(MsgUpdateParams, message).json('params'))
      }),
    ],
    fromGenesis(state, genesis) {
      if (genesis !== undefined) setParams(state, readFields(genesis, 'txfees').json('params'))
    },
    async fromNode(state, node) {
      const { params } = await new QueryClient(node).params({}).response
      if (params === undefined) return
      setParams(state, readMessage(QueryParamsResponse, { params }).json('params'))
    },
  },
}

function setParams(state: State, params: unknown): void {
  if (params !== null) state.put(txfeesParams, { id: 1, params })
}
