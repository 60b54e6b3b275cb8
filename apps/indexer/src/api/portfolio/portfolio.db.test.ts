import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  AccountPortfolioBalancesRequest,
  type TokenHoldersResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { InjectiveMetaRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb.client'
import { IndexerGrpcAccountPortfolioApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { createPortfolioStreams } from './streams.ts'

type Balances = { balances: Record<string, Record<string, string>> }
const refused = { kind: 'invalid-input' }

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcAccountPortfolioApi(url)
  const client = new InjectivePortfolioRPCClient(transport)
  const { balances } = readExpected(recording, 'balances') as unknown as Balances
  const { rows: positions } = await pool.query<{ subaccount: Buffer; n: number }>(
    'select substring(subaccount from 1 for 20) as subaccount, count(*)::int as n from positions group by 1',
  )

  test('a portfolio has what the chain says of the bank, and every open position with its profit', async () => {
    for (const { subaccount, n } of positions) {
      const address = encodeAddress('inj', subaccount)
      const portfolio = await api.fetchAccountPortfolio(address)
      const banked = Object.fromEntries(
        portfolio.bankBalancesList.map(({ denom, amount }) => [denom, amount]),
      )
      if (balances[address] !== undefined) assert.deepEqual(banked, balances[address])
      assert.equal(portfolio.positionsWithUpnlList.length, n)
      assert.ok(portfolio.positionsWithUpnlList.every(({ position }) => Number(position?.quantity) > 0))
      assert.ok(portfolio.subaccountsList.length > 0)
    }
    assert.ok(positions.length > 0)
  })

  test('in dollars a portfolio is worth what its parts are', async () => {
    const [first] = positions
    assert.ok(first)
    const accountAddress = encodeAddress('inj', first.subaccount)
    const ask = async (usd: boolean) => {
      const asked = AccountPortfolioBalancesRequest.create({ accountAddress, usd })
      return (await client.accountPortfolioBalances(asked).response).portfolio
    }
    const [priced, plain] = await Promise.all([ask(true), ask(false)])
    const worths = [
      ...(priced?.bankBalances.map(({ usdValue }) => usdValue) ?? []),
      ...(priced?.subaccounts.map(({ deposit }) => deposit?.totalBalanceUsd ?? '') ?? []),
    ]
    assert.equal(priced?.totalUsd, addDecimals(worths.filter((worth) => worth !== '')))
    assert.ok(Number(priced?.totalUsd) > 0)
    assert.equal(plain?.totalUsd, '')
    const same = await api.fetchAccountPortfolioBalances(accountAddress)
    assert.equal(same.bankBalancesList.length, plain?.bankBalances.length)
  })

  test('the REST paths of the public indexer tell portfolios, tokens and auctions', async () => {
    const [first] = positions
    assert.ok(first)
    const accountAddress = encodeAddress('inj', first.subaccount)
    const ask = async (path: string) => {
      const answer = await fetch(`${url}/api/exchange/${path}`)
      return (await answer.json()) as Record<string, unknown>
    }
    const { portfolio } = await ask(`portfolio/v2/portfolio/${accountAddress}`)
    const told = await api.fetchAccountPortfolio(accountAddress)
    const { bankBalances, positionsWithUPNL } = portfolio as Record<string, { unrealizedPNL?: string }[]>
    assert.deepEqual(
      (bankBalances as { denom: string; amount: string }[]).map(({ denom, amount }) => ({ denom, amount })),
      told.bankBalancesList.map(({ denom, amount }) => ({ denom, amount })),
    )
    assert.ok(positionsWithUPNL?.every(({ unrealizedPNL }) => typeof unrealizedPNL === 'string'))
    const balances = await ask(`portfolio/v2/portfolio/${accountAddress}/balances`)
    assert.equal(
      ((balances['portfolio'] as Record<string, unknown>)['bankBalances'] as unknown[]).length,
      bankBalances?.length,
    )
    const { tokens } = await ask('meta/v1/tokenMetadata?denoms=inj')
    assert.equal((tokens as { denom: string }[])[0]?.denom, 'inj')
    const { auctions } = await ask('auction/v1/auctions')
    assert.ok(Array.isArray(auctions) && auctions.length > 0)
    assert.equal((await ask('portfolio/v2/portfolio/nobody'))['code'], 3)
  })

  test('holders of a denom are read page by page, the largest first', async () => {
    const { rows } = await pool.query<{ address: Buffer; amount: string }>(
      `select address, amount::text from balances join denoms on denoms.id = balances.denom
        join addresses using (account) where denoms.denom = 'inj' and amount > 0`,
    )
    const read: [string, string][] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: TokenHoldersResponse = await readPage(cursor)
      read.push(...page.holders.map((one): [string, string] => [one.accountAddress, one.balance]))
      cursor = page.nextCursors[0]
    }
    assert.deepEqual(
      new Map(read),
      new Map(rows.map(({ address, amount }) => [encodeAddress('inj', address), amount])),
    )
    const amounts = read.map(([, amount]) => BigInt(amount))
    assert.ok(amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0n)))
    async function readPage(cursor: string) {
      return client.tokenHolders({ denom: 'inj', cursor, limit: 50 }).response
    }
  })

  test('the stream of a portfolio tells of nothing while nothing changes; wrong questions are refused', async () => {
    const feed = {
      async *follow() {
        yield { height: 1n }
        yield { height: 2n }
      },
    }
    const streams = createPortfolioStreams({ pool, feed })
    const context = { signal: new AbortController().signal, headers: {} }
    const accountAddress = encodeAddress('inj', positions[0]?.subaccount ?? new Uint8Array(20))
    const follow = (more: object) =>
      Array.fromAsync(
        streams.streamAccountPortfolio({ accountAddress, subaccountId: '', type: '', ...more }, context),
      )
    assert.deepEqual(await follow({}), [])
    await assert.rejects(follow({ type: 'x' }), refused)
    await assert.rejects(follow({ subaccountId: 'x' }), refused)
    await assert.rejects(client.tokenHolders({ denom: '', cursor: '', limit: 0 }).response, refused)
    await assert.rejects(client.tokenHolders({ denom: 'inj', cursor: 'x', limit: 0 }).response, refused)
    await assert.rejects(client.accountPortfolio({ accountAddress: '' }).response, refused)
  })

  test("tokens are called what the bank's metadata calls them; what has none is left out", async () => {
    const { rows } = await pool.query<{ denom: string; symbol: string; decimals: string }>(
      'select denom, symbol, decimals from denom_metadata',
    )
    const denoms = rows.map(({ denom }) => denom)
    const asked = { denoms: [...denoms, 'nothing'] }
    const { tokens } = await new InjectiveMetaRPCClient(transport).tokenMetadata(asked).response
    assert.deepEqual(
      tokens.map(({ denom, symbol, decimals }) => [denom, symbol, decimals]),
      rows.map(({ denom, symbol, decimals }) => [denom, symbol, Number(decimals)]),
    )
  })
})
