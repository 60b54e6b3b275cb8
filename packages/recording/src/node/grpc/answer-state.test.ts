import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  QueryAllBalancesRequest,
  QueryAllBalancesResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { PageRequest } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/query/v1beta1/pagination_pb'
import {
  QueryAllContractStateRequest,
  QueryAllContractStateResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import { createAnswerState } from './answer-state.ts'

const path = '/cosmos.bank.v1beta1.Query/AllBalances'
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const coins = ['a', 'b', 'c', 'd', 'e'].map((denom) => ({ denom, amount: '1' }))
const whole = QueryAllBalancesResponse.create({
  balances: coins,
  pagination: { nextKey: new Uint8Array(), total: 0n },
})
const recorded = {
  path,
  height: 7n,
  request: base64(
    QueryAllBalancesRequest.toBinary(
      QueryAllBalancesRequest.create({ address: 'inj1x', pagination: PageRequest.create({ limit: 1000n }) }),
    ),
  ),
  response: base64(QueryAllBalancesResponse.toBinary(whole)),
}
const answerState = createAnswerState({ grpc: [recorded] })

async function ask(pagination?: Partial<PageRequest>) {
  const request = QueryAllBalancesRequest.create({
    address: 'inj1x',
    ...(pagination && { pagination: PageRequest.create(pagination) }),
  })
  const { reply } = await answerState(path, QueryAllBalancesRequest.toBinary(request))
  const { balances, pagination: page } = QueryAllBalancesResponse.fromBinary(reply)
  return {
    denoms: balances.map(({ denom }) => denom).join(''),
    key: page?.nextKey ?? new Uint8Array(),
    total: page?.total,
  }
}

test('the question that was recorded has the answer that was recorded, byte for byte', async () => {
  const { reply, height } = await answerState(path, Buffer.from(recorded.request, 'base64'))
  assert.equal(base64(reply), recorded.response)
  assert.equal(height, 7n)
})

test('the order of fields in a request does not matter', async () => {
  // pagination (field 2) before address (field 1)
  const swapped = Buffer.from('120318e8070a05696e6a3178', 'hex')
  assert.equal(base64((await answerState(path, swapped)).reply), recorded.response)
})

test('a page is cut out of the whole list, and its key leads to the next one', async () => {
  const first = await ask({ limit: 2n, countTotal: true })
  assert.deepEqual([first.denoms, first.total], ['ab', 5n])
  const second = await ask({ limit: 2n, key: first.key })
  assert.deepEqual([second.denoms, second.total], ['cd', 0n])
  const third = await ask({ limit: 2n, key: second.key })
  assert.deepEqual([third.denoms, third.key.length], ['e', 0])
})

test('offset, reverse and no page at all are understood', async () => {
  assert.equal((await ask({ offset: 3n, limit: 10n })).denoms, 'de')
  assert.equal((await ask({ limit: 2n, reverse: true })).denoms, 'ed')
  assert.deepEqual(await ask(), { denoms: 'abcde', key: new Uint8Array(), total: 5n })
})

test('a list that was too long to be recorded whole says so where its part ends', async () => {
  const part = { ...whole, pagination: { nextKey: Uint8Array.of(1), total: 0n } }
  const answer = createAnswerState({
    grpc: [{ ...recorded, response: base64(QueryAllBalancesResponse.toBinary(part)) }],
  })
  const page = async (pagination: Partial<PageRequest>) => {
    const request = QueryAllBalancesRequest.create({
      address: 'inj1x',
      pagination: PageRequest.create(pagination),
    })
    return QueryAllBalancesResponse.fromBinary(
      (await answer(path, QueryAllBalancesRequest.toBinary(request))).reply,
    )
  }
  const last = await page({ offset: 3n, limit: 4n })
  assert.equal(last.balances.length, 2)
  const beyond = /not in this recording: AllBalances beyond the first 5/
  await assert.rejects(page({ key: last.pagination?.nextKey ?? new Uint8Array() }), { message: beyond })
  await assert.rejects(page({ reverse: true }), { message: beyond })
})

test('a key of somebody else is refused', async () => {
  await assert.rejects(ask({ key: Buffer.from('nonsense') }), { kind: 'invalid-input' })
})

test('[WASM-02] entries of a contract’s store are told from any key on, as a node does', async () => {
  const asks = { address: 'inj1x' }
  const entry = (key: string) => ({ key: Buffer.from(key), value: Buffer.from(`"${key}"`) })
  const models = [entry('\0\u0007balanceinj1a'), entry('contract_info'), entry('minter'), entry('token_info')]
  const store = '/cosmwasm.wasm.v1.Query/AllContractState'
  const page = async (pagination: Partial<PageRequest>, isPart = false) => {
    const response = QueryAllContractStateResponse.create({
      models,
      pagination: { nextKey: isPart ? Uint8Array.of(1) : new Uint8Array(), total: 0n },
    })
    const answer = createAnswerState({
      grpc: [
        {
          ...recorded,
          path: store,
          request: base64(QueryAllContractStateRequest.toBinary(QueryAllContractStateRequest.create(asks))),
          response: base64(QueryAllContractStateResponse.toBinary(response)),
        },
      ],
    })
    const request = QueryAllContractStateRequest.create({
      ...asks,
      pagination: PageRequest.create(pagination),
    })
    const { reply } = await answer(store, QueryAllContractStateRequest.toBinary(request))
    const told = QueryAllContractStateResponse.fromBinary(reply)
    return {
      keys: told.models.map(({ key }) => Buffer.from(key).toString()),
      next: told.pagination?.nextKey ?? new Uint8Array(),
    }
  }
  const first = await page({ key: Buffer.from('contract_info'), limit: 1n })
  assert.deepEqual([first.keys, Buffer.from(first.next).toString()], [['contract_info'], 'minter'])
  assert.deepEqual((await page({ key: first.next, limit: 9n })).keys, ['minter', 'token_info'])
  assert.deepEqual((await page({ key: Buffer.from('d'), limit: 1n })).keys, ['minter'])
  const { keys, next } = await page({ key: Buffer.from('zzz'), limit: 1n })
  assert.deepEqual([keys, next.length], [[], 0])
  // Of a store that was recorded in part, what comes after that isn't known.
  const last = await page({ limit: 9n }, true)
  await assert.rejects(page({ key: last.next, limit: 1n }, true), { message: /beyond the first 4/ })
})

test('what was not asked then has no answer now', async () => {
  const other = QueryAllBalancesRequest.toBinary(QueryAllBalancesRequest.create({ address: 'inj1y' }))
  await assert.rejects(answerState(path, other), {
    code: 'grpc.unimplemented',
    message: /not in this recording/,
  })
  await assert.rejects(answerState('/no.such.Query/Thing', other), { code: 'grpc.unimplemented' })
})

test('what the node refused is refused with its status and words', async () => {
  const refusing = createAnswerState({
    grpc: [{ path, height: 7n, request: '', status: 3, message: 'empty address string is not allowed' }],
  })
  await assert.rejects(refusing(path, new Uint8Array()), { message: 'empty address string is not allowed' })
})

test('a method that nobody describes is answered by the bytes of its request', async () => {
  const unknown = '/injective.future.v9.Query/Thing'
  const answer = createAnswerState({
    grpc: [{ path: unknown, height: 7n, request: 'AQI=', response: 'AwQ=' }],
  })
  assert.deepEqual((await answer(unknown, Uint8Array.of(1, 2))).reply, Buffer.from([3, 4]))
  await assert.rejects(answer(unknown, Uint8Array.of(1)), { code: 'grpc.unimplemented' })
})
