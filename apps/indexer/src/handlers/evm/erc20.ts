import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb.client.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/tx_pb.js'
import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/params_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { onEvent, onMessage, type Module } from '../module.ts'
import { listAll } from '../node-transport.ts'
import { readDigits, readList, readName, readObject } from '../read-json.ts'
import { erc20Pairs, erc20Params } from './tables.ts'

/** Which denom of the bank is which contract of the EVM. */
export const erc20: Module = {
  name: 'erc20',
  state: {
    tables: [erc20Pairs, erc20Params],
    events: [
      onEvent('injective.erc20.v1beta1.EventCreateTokenPair', (event, state) =>
        putPair(state, event.json('bank_denom'), event.json('erc20_address')),
      ),
      onEvent('injective.erc20.v1beta1.EventDeleteTokenPair', (event, state) =>
        state.remove(erc20Pairs, { denom: readName(event.json('bank_denom'), 'denom') }),
      ),
    ],
    messages: [onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params))],
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
}

function putPair(state: State, denom: unknown, contract: unknown): void {
  state.put(erc20Pairs, { denom: readName(denom, 'denom'), contract: readName(contract, 'contract') })
}

function putParams(state: State, params: Params | undefined): void {
  const { denom = '', amount = '0' } = params?.denomCreationFee ?? {}
  state.put(erc20Params, { id: 1, creation_fee: readDigits(amount, 'amount'), creation_fee_denom: denom })
}

function readGenesis(state: State, genesis: unknown): void {
  if (genesis === undefined || genesis === null) return // a chain from before the EVM
  const { params, token_pairs } = readObject(genesis, 'genesis of erc20')
  for (const one of readList(token_pairs, 'list of pairs')) {
    const { bank_denom, erc20_address } = readObject(one, 'pair')
    putPair(state, bank_denom, erc20_address)
  }
  if (params === undefined || params === null) return
  const { denom, amount } = readObject(readObject(params, 'params')['denom_creation_fee'], 'coin')
  const [creation_fee, creation_fee_denom] = [readDigits(amount, 'amount'), readName(denom, 'denom')]
  state.put(erc20Params, { id: 1, creation_fee, creation_fee_denom })
}

async function askNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  putParams(state, (await client.params({}).response).params)
  const pairs = await listAll(async (pagination) => {
    const { tokenPairs, pagination: page } = await client.allTokenPairs({ pagination }).response
    return { items: tokenPairs, next: page?.nextKey }
  })
  for (const { bankDenom, erc20Address } of pairs) putPair(state, bankDenom, erc20Address)
}
