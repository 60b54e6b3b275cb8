import assert from 'node:assert/strict'
import { after, test as testOnce } from 'node:test'
import { PositionsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { encodeAddress, formatEthereumAddress, moduleAccountOf, readAccount } from '@injsight/chain'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording, newerRecording } from '@injsight/testing'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { readExpectedExchange } from '../../../test/recorded/expected-exchange.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { fromScaled } from '../../../test/recorded/told-trades.ts'
import { readNames } from '../../../test/recorded/names.ts'

const unused = 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup'

async function listAll<Line>(
  ask: (cursor: string) => Promise<{ lines: Line[]; next: string }>,
): Promise<Line[]> {
  const all: Line[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { lines, next } = await ask(cursor)
    all.push(...lines)
    cursor = next === '' ? undefined : next
  }
  return all
}

await forEachRecording(async (recording, test) => {
  const { url, transport, stop } = await indexedApi(recording)
  after(stop)
  const injsight = new ExplorerClient(transport)
  const { alice = '', bob = '', frank = '', val0: validator = '' } = readNames(recording)

  async function listHoldings(account: string, limit: number) {
    return listAll(async (cursor) => {
      const { holdings: lines, next } = await injsight.listHoldings({ account, cursor, limit }).response
      return { lines, next }
    })
  }

  test('[ACCT-01] an account says what it is, in whichever spelling it is asked for', async () => {
    for (const account of [alice, formatEthereumAddress(alice)]) {
      const told = await injsight.getAccount({ account }).response
      assert.deepEqual([told.account, told.module, told.moniker], [alice, '', ''])
      assert.deepEqual([told.isOlder, told.unknown, told.contract], [true, [], undefined])
      assert.ok(told.firstSeen > 0n)
    }
    const runs = await injsight.getAccount({ account: validator }).response
    assert.match(runs.operator, /^injvaloper1/)
    assert.ok(runs.moniker)
    const { contracts } = readExpected(recording, 'wasm') as {
      contracts: { address: string; code_id: string; creator: string }[]
    }
    for (const { address, code_id, creator } of contracts) {
      const { contract } = await injsight.getAccount({ account: address }).response
      assert.deepEqual([contract?.codeId, contract?.creator], [BigInt(code_id), creator])
    }
    const exchange = encodeAddress('inj', moduleAccountOf('exchange'))
    assert.equal((await injsight.getAccount({ account: exchange }).response).module, 'exchange')
  })

  test('[ACCT-05] an unused address is an account with nothing', async () => {
    const { counts = {}, firstSeen, isOlder } = await injsight.getAccount({ account: unused }).response
    assert.deepEqual([firstSeen, isOlder], [0n, false])
    assert.deepEqual(Object.values(counts).filter(Boolean), [])
    assert.deepEqual(await listHoldings(unused, 0), [])
    assert.deepEqual((await injsight.getStaking({ account: unused }).response).delegations, [])
  })

  test('[ACCT-04] the counts are those of the lists', async () => {
    for (const account of [alice, bob, validator]) {
      const { counts } = await injsight.getAccount({ account }).response
      const page = { account, cursor: '', limit: 200 }
      const [positions, orders, staking, given, received, cw20, nfts, holdings] = await Promise.all([
        injsight.listPositions({ account }).response,
        injsight.listOpenOrders(page).response,
        injsight.getStaking({ account }).response,
        injsight.listGrants({ ...page, by: 'granter' }).response,
        injsight.listGrants({ ...page, by: 'grantee' }).response,
        injsight.listCw20Balances(page).response,
        injsight.listNfts(page).response,
        listHoldings(account, 200),
      ])
      assert.partialDeepStrictEqual(counts, {
        positions: positions.positions.length,
        openOrders: orders.orders.length,
        delegations: staking.delegations.length,
        unbondings: staking.unbondings.length,
        redelegations: staking.redelegations.length,
        grantsGiven: given.grants.length,
        grantsReceived: received.grants.length,
        cw20: cw20.balances.length,
        nfts: nfts.nfts.length,
        balances: holdings.length,
      })
    }
  })

  test('[ACCT-02] a holding adds up, and pages of any size are the same list', async () => {
    for (const account of [alice, bob]) {
      const whole = await listHoldings(account, 200)
      assert.deepEqual(await listHoldings(account, 1), whole)
      assert.deepEqual(await listHoldings(account, 3), whole)
      assert.equal(whole[0]?.denom, 'inj')
      for (const { denom, total, contract: _, ...places } of whole) {
        const sum = Object.values(places).reduce((all, amount) => all + parseDecimal(amount), 0n)
        assert.equal(sum, parseDecimal(total), denom)
      }
    }
  })

  test('[ACCT-02] what the bank has of each denom is what the holdings say', async () => {
    const answer = await fetch(`${url}/cosmos/bank/v1beta1/balances/${alice}?pagination.limit=1000`)
    const { balances } = (await answer.json()) as { balances: { denom: string; amount: string }[] }
    const told = (await listHoldings(alice, 200)).filter(({ bank }) => bank !== '0')
    assert.deepEqual(
      new Map(told.map(({ denom, bank }) => [denom, bank])),
      new Map(balances.map(({ denom, amount }) => [denom, amount])),
    )
  })

  test('[ACCT-04] positions are those of the chain, in the units of people', async () => {
    const { state, price } = readExpectedExchange(recording)
    const byOwner = Map.groupBy(state.positions, ({ subaccount_id }) => subaccount_id.slice(0, 42))
    assert.ok(byOwner.size > 3)
    for (const [owner, expected] of byOwner) {
      const { positions } = await injsight.listPositions({ account: owner }).response
      const told = positions.map(({ marketId, subaccountId, ticker, isLong, quantity, entryPrice }) =>
        [marketId, subaccountId, ticker, isLong, quantity?.human, entryPrice?.human].join(' '),
      )
      const wanted = expected.map(({ market_id, subaccount_id, position }) => {
        const market = state.derivativeMarkets.find((one) => one['market_id'] === market_id)
        assert.ok(market)
        const quantity = fromScaled(position['quantity'] ?? '')
        const entry = shift(price(market_id, position['entry_price']), -market.quote_decimals)
        return [market_id, subaccount_id, market['ticker'], position.isLong, quantity, entry].join(' ')
      })
      assert.deepEqual(told.toSorted(), wanted.toSorted())
    }
  })

  test('[ACCT-04] positions tell their mark, liquidation price and profit as the exchange service does, as of the head', async () => {
    const { state } = readExpectedExchange(recording)
    const exchange = new InjectiveDerivativeExchangeRPCClient(transport)
    const { head } = await injsight.getStatus({}).response
    let marked = 0
    for (const owner of new Set(state.positions.map(({ subaccount_id }) => subaccount_id.slice(0, 42)))) {
      const account = readAccount(owner)
      const { positions, height } = await injsight.listPositions({ account }).response
      assert.equal(height, head)
      const request = PositionsRequest.create({ accountAddress: account })
      const byPlace = new Map(
        (await exchange.positionsV2(request).response).positions.map((one) => [
          `${one.marketId} ${one.subaccountId}`,
          one,
        ]),
      )
      assert.equal(byPlace.size, positions.length)
      for (const position of positions) {
        const { marketId, subaccountId, isLong, quantity, entryPrice } = position
        const told = byPlace.get(`${marketId} ${subaccountId}`)
        const decimals = state.derivativeMarkets.find((one) => one['market_id'] === marketId)?.quote_decimals
        assert.ok(told && decimals !== undefined && quantity && entryPrice)
        const { markPrice, liquidationPrice, unrealizedProfit } = position
        assert.deepEqual(
          [markPrice, liquidationPrice, unrealizedProfit].map((value) => value?.human ?? ''),
          [told.markPrice, told.liquidationPrice, told.upnl].map((value) => value && shift(value, -decimals)),
        )
        if (markPrice === undefined) continue
        marked += 1
        const gain = Number(quantity.human) * (Number(markPrice.human) - Number(entryPrice.human))
        assert.ok(Math.abs(Number(unrealizedProfit?.human) - (isLong ? gain : -gain)) < 1e-6)
      }
      const { quoteDecimals, unrealized } = await injsight.getWorth({ account }).response
      const sum = (of: typeof positions) =>
        addDecimals(of.map(({ unrealizedProfit }) => unrealizedProfit?.human || '0'))
      const byDenom = Map.groupBy(
        positions.filter(({ markPrice }) => markPrice !== undefined),
        ({ quoteDenom }) => quoteDenom,
      )
      assert.deepEqual(
        unrealized.map(({ denom, amount }) => [denom, shift(amount, -quoteDecimals)]),
        [...byDenom].map(([denom, of]) => [denom, sum(of)]),
      )
    }
    assert.ok(marked > 3)
  })

  test('[ACCT-04] orders are those of the books, the highest price first', async () => {
    const { state } = readExpectedExchange(recording)
    const resting = [...state.spotOrders, ...state.derivativeOrders].flatMap(({ orders }) => orders)
    const byOwner = Map.groupBy(resting, ({ order_info }) => order_info['subaccount_id']?.slice(0, 42) ?? '')
    const [[account, own] = ['', []]] = [...byOwner].toSorted(([, a], [, b]) => b.length - a.length)
    const pages = await listAll(async (cursor) => {
      const { orders: lines, next } = await injsight.listOpenOrders({ account, cursor, limit: 5 }).response
      return { lines, next }
    })
    assert.ok(own.length > 5)
    assert.deepEqual(
      pages.flatMap(({ terms, isWaiting }) => (isWaiting ? [] : (terms?.hash ?? ''))).toSorted(),
      own.map(({ order_hash }) => `0x${Buffer.from(order_hash, 'base64').toString('hex')}`).toSorted(),
    )
    for (const [at, { terms }] of pages.entries()) {
      const before = pages[at - 1]?.terms
      if (before?.marketId !== terms?.marketId || before?.isBuy !== terms?.isBuy) continue
      assert.ok(Number(before?.price?.human) >= Number(terms?.price?.human))
    }
  })

  test('[ACCT-04] who rules over a token of the factory is told which, and how much there is', async () => {
    const { state } = readExpected(recording, 'tokenfactory') as {
      state: { factory_denoms: { denom: string; authority_metadata: { admin: string } }[] }
    }
    const { supply } = readExpected(recording, 'supply') as { supply: { denom: string; amount: string }[] }
    const ruled = state.factory_denoms.filter(({ authority_metadata: { admin } }) => admin === frank)
    assert.ok(ruled.length > 1)
    const told = await listAll(async (cursor) => {
      const page = { account: frank, cursor, limit: 1 }
      const { denoms: lines, next } = await injsight.listMintableDenoms(page).response
      return { lines, next }
    })
    assert.deepEqual(
      new Map(told.map(({ denom, supply: amount }) => [denom, amount])),
      new Map(
        ruled.map(({ denom }) => [denom, supply.find((one) => one.denom === denom)?.amount ?? '0'] as const),
      ),
    )
  })

  test('[ACCT-04] a grant tells its limits as the chain holds them', async () => {
    const { authz } = readExpected(recording, 'grants') as {
      authz: Record<string, { grantee: string; expiration: string; authorization: { '@type': string } }[]>
    }
    const expected = authz[alice] ?? []
    assert.ok(expected.length > 1)
    const told = await listAll(async (cursor) => {
      const page = { account: alice, cursor, limit: 2, by: 'granter' }
      const { grants: lines, next } = await injsight.listGrants(page).response
      return { lines, next }
    })
    const typeOf = (limits: string) => (JSON.parse(limits) as { '@type': string })['@type']
    assert.deepEqual(
      told.map((one) => `${one.grantee} ${one.expiration} ${typeOf(one.authorization)}`).toSorted(),
      expected
        .map((one) => `${one.grantee} ${Date.parse(one.expiration)} ${one.authorization['@type']}`)
        .toSorted(),
    )
    const send = told.find(({ messageType }) => messageType === '/cosmos.bank.v1beta1.MsgSend')
    const held = expected.find(({ authorization }) => authorization['@type'].endsWith('.SendAuthorization'))
    assert.deepEqual(JSON.parse(send?.authorization ?? ''), held?.authorization)
  })
})

// What follows is of the index and not of a chain: it is asked once, of a copy that may be changed.
const { url, transport, pool, stop } = await indexedApi(
  newerRecording,
  copyOfIndexedRecording(newerRecording),
)
after(stop)
const injsight = new ExplorerClient(transport)
const { alice = '' } = readNames(newerRecording)

testOnce('what the index does not know is named, and not taken for nothing', async () => {
  await pool.query(`update module_sources set source = 'none' where module in ('staking', 'orders')`)
  try {
    const { unknown } = await injsight.getAccount({ account: alice }).response
    assert.deepEqual(unknown, ['orders', 'staking'])
    assert.deepEqual((await injsight.getStaking({ account: alice }).response).unknown, ['staking'])
    const page = { account: alice, cursor: '', limit: 1 }
    assert.deepEqual((await injsight.listOpenOrders(page).response).unknown, ['orders'])
    assert.deepEqual((await injsight.listHoldings(page).response).unknown, ['staking'])
  } finally {
    await pool.query(`update module_sources set source = 'genesis' where module in ('staking', 'orders')`)
  }
})

testOnce('where rewards go is not said when somebody may have changed it', async () => {
  const withdrawAddress = async () => (await injsight.getStaking({ account: alice }).response).withdrawAddress
  assert.equal(await withdrawAddress(), alice)
  await pool.query(`update module_sources set source = 'none' where module = 'withdraw-addresses'`)
  try {
    assert.equal(await withdrawAddress(), '')
  } finally {
    await pool.query(`update module_sources set source = 'genesis' where module = 'withdraw-addresses'`)
  }
})

testOnce('no place that we did not give is a page', async () => {
  for (const cursor of ['x', 'W10', Buffer.from('["a\\u0000"]').toString('base64url'), 'A'.repeat(3000)]) {
    for (const list of [
      'holdings',
      'orders',
      'denoms',
      'cw20',
      'nfts',
      'grants/granter',
      'allowances/grantee',
    ]) {
      const answer = await fetch(`${url}/injsight/v1/accounts/${alice}/${list}?cursor=${cursor}`)
      assert.equal(answer.status, 400, `${list} ${cursor.slice(0, 9)}`)
    }
  }
  for (const path of ['grants/nobody', 'holdings?limit=-1']) {
    assert.equal((await fetch(`${url}/injsight/v1/accounts/${alice}/${path}`)).status, 400)
  }
  assert.equal((await fetch(`${url}/injsight/v1/accounts/nobody`)).status, 400)
})
