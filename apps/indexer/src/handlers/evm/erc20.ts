import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb.client.js'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/tx_pb.js'
import type { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/params_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { createAccount, type Account } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { toSequence } from '#src/decode/values/keys.ts'
import type { History } from '#src/state/history.ts'
import type { State } from '#src/state/state.ts'
import type { HistoryRow } from '#src/state/tables.ts'
import { noteEvent, onEvent, onMessage, type EventContext, type Module } from '../module.ts'
import { listAll } from '../node-transport.ts'
import { readDigits, readList, readName, readObject, unreadable, type Json } from '../read-json.ts'
import { sequenceOf } from '../sequence-of.ts'
import { erc20Pairs, erc20Params, evmFaces, pairChanges } from './tables.ts'

export const pairCreated = 'injective.erc20.v1beta1.EventCreateTokenPair'
const deleted = 'injective.erc20.v1beta1.EventDeleteTokenPair'

/** Which denom of the bank is which contract of the EVM. */
export const erc20: Module = {
  name: 'erc20',
  state: {
    tables: [erc20Pairs, erc20Params, evmFaces],
    events: [
      onEvent(pairCreated, async (event, state) => {
        const pair = readPair(event.json('bank_denom'), event.json('erc20_address'))
        await removePair(state, pair.denom)
        putPair(state, pair)
      }),
      onEvent(deleted, (event, state) => removePair(state, readName(event.json('bank_denom'), 'denom'))),
    ],
    messages: [onMessage(MsgUpdateParams, ({ params }, state) => putParams(state, params))],
    fromGenesis: readGenesis,
    fromNode: askNode,
  },
  history: {
    tables: [pairChanges],
    events: [
      noteEvent(pairCreated, (event, history, context) => {
        const { denom, account } = readPair(event.json('bank_denom'), event.json('erc20_address'))
        notePair(history, context, event, { denom, contract: history.account(account) })
      }),
      noteEvent(deleted, (event, history, context) => {
        const denom = readName(event.json('bank_denom'), 'denom')
        notePair(history, context, event, { denom, contract: null })
      }),
    ],
    fromGenesis: noteGenesis,
  },
}

type Pair = { denom: string; contract: string; account: Account }

/** @throws Fault `bad-chain-data` when a part is none */
export function readPair(denom: unknown, contract: unknown): Pair {
  const address = readName(contract, 'contract')
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw unreadable('contract', contract)
  return {
    denom: readName(denom, 'denom'),
    contract: address,
    account: createAccount(Buffer.from(address.slice(2), 'hex')),
  }
}

function putPair(state: State, { denom, contract, account }: Pair): void {
  state.put(erc20Pairs, { denom, contract })
  state.put(evmFaces, { contract: state.account(account), denom })
}

async function removePair(state: State, denom: string): Promise<void> {
  const pair = await state.find(erc20Pairs, { denom })
  if (pair === undefined) return
  state.remove(erc20Pairs, { denom })
  state.remove(evmFaces, { contract: readPair(denom, pair.contract).account.key })
}

function notePair(
  history: History,
  context: Omit<EventContext, 'run'>,
  event: ChainEvent,
  pair: Pick<HistoryRow<typeof pairChanges>, 'denom' | 'contract'>,
): void {
  history.append(pairChanges, { seq: sequenceOf(context), place: event.ordinal, ...pair })
}

function noteGenesis(history: History, genesis: Json, height: bigint): void {
  for (const [place, pair] of readGenesisPairs(genesis['erc20']).entries()) {
    const [seq, contract] = [toSequence(height, 0), history.account(pair.account)]
    history.append(pairChanges, { seq, place, denom: pair.denom, contract })
  }
}

function putParams(state: State, params: Params | undefined): void {
  const { denom = '', amount = '0' } = params?.denomCreationFee ?? {}
  state.put(erc20Params, { id: 1, creation_fee: readDigits(amount, 'amount'), creation_fee_denom: denom })
}

function readGenesis(state: State, genesis: unknown): void {
  if (genesis === undefined || genesis === null) return // a chain from before the EVM
  const { params } = readObject(genesis, 'genesis of erc20')
  for (const pair of readGenesisPairs(genesis)) putPair(state, pair)
  if (params === undefined || params === null) return
  const { denom, amount } = readObject(readObject(params, 'params')['denom_creation_fee'], 'coin')
  const [creation_fee, creation_fee_denom] = [readDigits(amount, 'amount'), readName(denom, 'denom')]
  state.put(erc20Params, { id: 1, creation_fee, creation_fee_denom })
}

function readGenesisPairs(genesis: unknown): Pair[] {
  if (genesis === undefined || genesis === null) return []
  return readList(readObject(genesis, 'genesis of erc20')['token_pairs'], 'list of pairs').map((one) => {
    const { bank_denom, erc20_address } = readObject(one, 'pair')
    return readPair(bank_denom, erc20_address)
  })
}

async function askNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  putParams(state, (await client.params({}).response).params)
  const pairs = await listAll(async (pagination) => {
    const { tokenPairs, pagination: page } = await client.allTokenPairs({ pagination }).response
    return { items: tokenPairs, next: page?.nextKey }
  })
  for (const { bankDenom, erc20Address } of pairs) putPair(state, readPair(bankDenom, erc20Address))
}
