import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  QueryAllBalancesRequest,
  QueryBalanceRequest,
  QueryDenomOwnersRequest,
  QueryTotalSupplyRequest,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { PageRequest } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/query/v1beta1/pagination_pb'
import { ChainGrpcBankApi } from '@injectivelabs/sdk-ts/client/chain'
import type { Fault } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

await forEachRecording(async (recording, test) => {
  const { url, transport, stop } = await indexedApi(recording)
  after(stop)
  const bank = new QueryClient(transport)
  const sdk = new ChainGrpcBankApi(url)

  const { balances: expected } = readExpected(recording, 'balances') as {
    balances: Record<string, Record<string, string>>
  }
  const { supply } = readExpected(recording, 'supply') as { supply: Coin[] }
  test('every balance of every account is what the node said, read by sdk-ts', async () => {
    for (const [address, coins] of Object.entries(expected)) {
      const { balances } = await sdk.fetchBalances(address)
      assert.deepEqual(balances, coinsOf(coins), address)
    }
  })

  test('the supply of every denom is what the node said, read by sdk-ts', async () => {
    const { supply: told } = await sdk.fetchTotalSupply()
    assert.deepEqual(told, supply)
    for (const coin of supply) assert.deepEqual(await sdk.fetchSupplyOf(coin.denom), coin)
  })

  test('the holders of every denom are what the node said, the largest first, over any number of pages', async () => {
    for (const { denom } of supply) {
      const held = Object.entries(expected)
        .flatMap(([address, coins]) => (coins[denom] ? [{ address, amount: coins[denom] }] : []))
        .toSorted((a, b) => (BigInt(a.amount) > BigInt(b.amount) ? -1 : 1))
      const told: typeof held = []
      let key: Uint8Array = new Uint8Array()
      do {
        const pagination = PageRequest.create({ key, limit: 3n })
        const { response } = await bank.denomOwners(QueryDenomOwnersRequest.create({ denom, pagination }))
        assert.ok(response.denomOwners.length <= 3)
        told.push(
          ...response.denomOwners.map(({ address, balance }) => ({ address, amount: balance?.amount ?? '' })),
        )
        key = response.pagination?.nextKey ?? new Uint8Array()
      } while (key.length > 0)
      assert.deepEqual(
        told.map(({ amount }) => amount),
        held.map(({ amount }) => amount),
      )
      const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1)
      assert.deepEqual(told.toSorted(byAddress), held.toSorted(byAddress))
    }
  })

  test('pages of a list follow each other forwards and backwards, by key and by offset', async () => {
    const denoms = supply.map(({ denom }) => denom)
    const read = async (page: Partial<PageRequest>) => {
      const request = QueryTotalSupplyRequest.create({ pagination: PageRequest.create(page) })
      return (await bank.totalSupply(request)).response
    }
    for (const reverse of [false, true]) {
      const told: string[] = []
      let key: Uint8Array = new Uint8Array()
      do {
        const { supply, pagination } = await read({ key, limit: 4n, reverse })
        told.push(...supply.map(({ denom }) => denom))
        key = pagination?.nextKey ?? new Uint8Array()
      } while (key.length > 0)
      assert.deepEqual(told, reverse ? denoms.toReversed() : denoms)
    }
    const second = await read({ offset: 2n, limit: 2n, countTotal: true })
    assert.deepEqual(
      second.supply.map(({ denom }) => denom),
      denoms.slice(2, 4),
    )
    assert.equal(second.pagination?.total, BigInt(denoms.length))
    assert.equal((await read({ limit: 1_000_000n })).supply.length, denoms.length)
  })

  test('who holds nothing has an empty account and a balance of 0', async () => {
    const address = 'inj1r8n7xah8cgfm0el8u3kvwzja6zrd4le2krtp7d'
    const { response } = await bank.allBalances(QueryAllBalancesRequest.create({ address }))
    assert.deepEqual(response.balances, [])
    assert.equal(response.pagination?.total, 0n)
    assert.deepEqual(await sdk.fetchBalance({ accountAddress: address, denom: 'inj' }), {
      denom: 'inj',
      amount: '0',
    })
  })

  test('a wrong question is told what is wrong with it', async () => {
    const page = (page: Partial<PageRequest>) =>
      bank.totalSupply(QueryTotalSupplyRequest.create({ pagination: PageRequest.create(page) })).response
    const wrong = [
      () => bank.balance(QueryBalanceRequest.create({ address: 'bad', denom: 'inj' })).response,
      () =>
        bank.balance(
          QueryBalanceRequest.create({ address: 'inj1r8n7xah8cgfm0el8u3kvwzja6zrd4le2krtp7d', denom: '1 0' }),
        ).response,
      () => page({ key: Buffer.from('inj'), offset: 1n }),
      () => page({ key: Buffer.from('a\0b') }),
      () => page({ offset: 10n ** 18n }),
      () =>
        bank.denomOwners(
          QueryDenomOwnersRequest.create({
            denom: 'inj',
            pagination: PageRequest.create({ key: Buffer.from('x') }),
          }),
        ).response,
    ]
    for (const ask of wrong) {
      await assert.rejects(
        ask(),
        (error: Fault) => error.kind === 'invalid-input' && error.values.grpcStatus === 3,
      )
    }
  })

  test('the state at a height is asked of the node, and REST says what the node’s REST says', async () => {
    const headers = { 'x-cosmos-block-height': String(recording.to) }
    const atHeight = await fetch(`${url}/cosmos/bank/v1beta1/supply/by_denom?denom=inj`, { headers })
    const atHead = await fetch(`${url}/cosmos/bank/v1beta1/supply/by_denom?denom=inj`)
    assert.deepEqual(await atHead.json(), await atHeight.json())
    const bad = await fetch(`${url}/cosmos/bank/v1beta1/params`, {
      headers: { 'x-cosmos-block-height': 'soon' },
    })
    assert.equal(bad.status, 400)
  })

  test('a denom with slashes fits into a path when it is encoded', async () => {
    const denom = supply.find(({ denom }) => denom.startsWith('factory/'))?.denom ?? ''
    const answer = await fetch(`${url}/cosmos/bank/v1beta1/denom_owners/${encodeURIComponent(denom)}`)
    const { denom_owners } = (await answer.json()) as { denom_owners: { balance: Coin }[] }
    assert.equal(denom_owners[0]?.balance.denom, denom)
  })
})

type Coin = { denom: string; amount: string }
const coinsOf = (coins: Record<string, string>): Coin[] =>
  Object.entries(coins)
    .map(([denom, amount]) => ({ denom, amount }))
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.denom), Buffer.from(b.denom)))
