import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/mint_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/query_pb.client.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/tx_pb.js'
import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { onEvent, onMessage, type Module } from './module.ts'
import { readScaled } from './staking/read.ts'

export const minter = stateTable(
  'minter',
  { id: 'int4' },
  { inflation: 'decimal', annual_provisions: 'decimal' },
)

export const mintParams = stateTable(
  'mint_params',
  { id: 'int4' },
  {
    mint_denom: 'text',
    inflation_rate_change: 'decimal',
    inflation_max: 'decimal',
    inflation_min: 'decimal',
    goal_bonded: 'decimal',
    blocks_per_year: 'int8',
  },
)

/** New coins for whoever stakes: every block tells what it goes by. */
export const mint: Module = {
  name: 'mint',
  state: {
    tables: [minter, mintParams],
    events: [
      onEvent('mint', (event, state) =>
        state.put(minter, {
          id: 1,
          inflation: parseDecimal(event.text('inflation')),
          annual_provisions: parseDecimal(event.text('annual_provisions')),
        }),
      ),
    ],
    messages: [onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params))],
    fromGenesis: readGenesis,
    async fromNode(state, node) {
      const client = new QueryClient(node)
      putParams(state, (await client.params({}).response).params)
      const { inflation } = await client.inflation({}).response
      const { annualProvisions } = await client.annualProvisions({}).response
      state.put(minter, {
        id: 1,
        inflation: toScaled(inflation),
        annual_provisions: toScaled(annualProvisions),
      })
    },
  },
}

/** Decimals of these answers are bytes: the digits as text. */
function toScaled(bytes: Uint8Array): bigint {
  return readScaled(Buffer.from(bytes).toString('utf8'))
}

function putParams(state: State, params: Params | undefined): void {
  if (params === undefined) return
  state.put(mintParams, {
    id: 1,
    mint_denom: params.mintDenom,
    inflation_rate_change: readScaled(params.inflationRateChange),
    inflation_max: readScaled(params.inflationMax),
    inflation_min: readScaled(params.inflationMin),
    goal_bonded: readScaled(params.goalBonded),
    blocks_per_year: params.blocksPerYear,
  })
}

type Genesis = {
  minter?: { inflation: string; annual_provisions: string }
  params?: Record<
    | 'mint_denom'
    | 'inflation_rate_change'
    | 'inflation_max'
    | 'inflation_min'
    | 'goal_bonded'
    | 'blocks_per_year',
    string
  >
}

function readGenesis(state: State, genesis: unknown): void {
  const { minter: now, params } = (genesis ?? {}) as Genesis
  if (now === undefined || params === undefined) return
  state.put(minter, {
    id: 1,
    inflation: parseDecimal(now.inflation),
    annual_provisions: parseDecimal(now.annual_provisions),
  })
  state.put(mintParams, {
    id: 1,
    mint_denom: params.mint_denom,
    inflation_rate_change: parseDecimal(params.inflation_rate_change),
    inflation_max: parseDecimal(params.inflation_max),
    inflation_min: parseDecimal(params.inflation_min),
    goal_bonded: parseDecimal(params.goal_bonded),
    blocks_per_year: BigInt(params.blocks_per_year),
  })
}
