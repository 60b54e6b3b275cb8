import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as sdk from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { createTestDatabase, newerBusyBlocks, newerRecording, until } from '@injsight/testing'
import type { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { indexedApi, upToDate } from './indexed-api.ts'
import { indexedRecording } from './indexed-recording.ts'
import { beginAt, indexRange } from './index-range.ts'
import { openRecordedChain } from './recorded/recorded-chain.ts'
import { hasSomething, listUnread } from './told-values.ts'

// Every method of sdk-ts's own stream clients for the services that docs/services.md says are answered: each listens while
// busy blocks are written, and what it makes of what it is told is read.

const [listensFrom, to] = [BigInt(newerBusyBlocks.first) + 60n, BigInt(newerBusyBlocks.first) + 120n]

const found = await findThings((await indexedRecording(newerRecording)).pool)
const { spotId, derivativeId, subaccountId, account } = found
const feed = { oracleType: 'pricefeed', baseSymbol: found.base, quoteSymbol: found.quote }

/** What each is asked; `'may be silent'` where those blocks have nothing of it. */
type Asked = Record<string, object | [object, 'may be silent']>

const spot: Asked = {
  streamOrders: {},
  streamOrderHistory: {},
  streamTrades: {},
  streamOrderbookUpdates: { marketIds: [spotId] },
}
const derivatives: Asked = {
  streamOrders: {},
  streamOrdersHistory: {},
  streamTrades: {},
  streamPositions: {},
  streamPositionsV2: {},
  streamMarkets: [{}, 'may be silent'],
  streamOrderbooksV2: { marketIds: [derivativeId] },
  streamOrderbookUpdates: { marketIds: [derivativeId] },
}
const accounts: Asked = { streamSubaccountBalance: { subaccountId } }
const portfolio: Asked = { streamAccountPortfolio: { accountAddress: account } }
const archiver: Asked = { streamSpotAverageEntries: { account } }
const auction: Asked = { streamBids: [{}, 'may be silent'] }
const explorer: Asked = { streamBlocks: {}, streamBlocksWithTxs: {}, streamTransactions: {} }
const oracle: Asked = { streamOraclePrices: feed, streamOraclePricesByMarkets: { marketIds: [derivativeId] } }

type Client = { new (endpoint: string): object; prototype: object }
const streams: [Client, Asked][] = [
  [
    sdk.IndexerGrpcSpotStream,
    { ...spot, streamMarkets: [{}, 'may be silent'], streamOrderbooksV2: { marketIds: [spotId] } },
  ],
  [sdk.IndexerGrpcSpotStreamV2, spot],
  [sdk.IndexerGrpcDerivativesStream, derivatives],
  [sdk.IndexerGrpcDerivativesStreamV2, derivatives],
  [sdk.IndexerGrpcAccountStream, accounts],
  [sdk.IndexerGrpcAccountStreamV2, accounts],
  [sdk.IndexerGrpcAccountPortfolioStream, portfolio],
  [sdk.IndexerGrpcAccountPortfolioStreamV2, portfolio],
  [sdk.IndexerGrpcArchiverStream, archiver],
  [sdk.IndexerGrpcArchiverStreamV2, archiver],
  [sdk.IndexerGrpcAuctionStream, auction],
  [sdk.IndexerGrpcAuctionStreamV2, auction],
  [sdk.IndexerGrpcExplorerStream, explorer],
  [sdk.IndexerGrpcExplorerStreamV2, explorer],
  [sdk.IndexerGrpcOracleStream, oracle],
  [sdk.IndexerGrpcOracleStreamV2, { ...oracle, streamOracleList: {} }],
]
/** The chain has a codespace of this name. */
const calledUndefined = /\.codespace$/

/** sdk-ts refuses it by itself. */
const notAsked = ['streamOrderbook']

test('every method of these stream clients is asked', () => {
  for (const [Client, asked] of streams) {
    const methods = Object.getOwnPropertyNames(Client.prototype).filter(
      (one) => one.startsWith('stream') && !notAsked.includes(one),
    )
    assert.deepEqual(Object.keys(asked).toSorted(), methods.toSorted(), Client.name)
  }
})

type Listening = { name: string; told: unknown[]; maySilent: boolean; unsubscribe: () => void }
type Subscribe = (asked: object) => { unsubscribe: () => void }

test('what streams tell while blocks are written is read by these clients', async (context) => {
  const database = await createTestDatabase(migrate)
  const chain = await openRecordedChain(newerRecording.folder)
  const writer = await connect(database.url, 'test')
  after(() => writer.end())
  const { from } = newerRecording
  await beginAt(writer, chain, from)
  await indexRange(writer, chain, { from, to: listensFrom - 1n, size: 50 })
  const api = await indexedApi(newerRecording, Promise.resolve(database), {
    progress: upToDate(newerRecording, to),
  })
  after(api.stop)
  const all = streams.flatMap(([Client, asked]) => {
    const client = new Client(api.url) as Record<string, Subscribe>
    return Object.entries(asked).map(([method, question]): Listening => {
      const [parameters, isSilent] = Array.isArray(question) ? question : [question]
      const told: unknown[] = []
      const callback = (one: unknown) => told.push(one)
      const subscription = client[method]?.({ ...parameters, callback })
      assert.ok(subscription)
      return {
        name: `${Client.name}.${method}`,
        told,
        maySilent: isSilent !== undefined,
        unsubscribe: () => subscription.unsubscribe(),
      }
    })
  })
  await until(async () => (await countOpen(api.url)) >= all.length)
  await indexRange(writer, chain, { from: listensFrom, to, size: 1 }, from)
  const silent = () => all.filter(({ told, maySilent }) => told.length === 0 && !maySilent)
  await until(() => silent().length === 0).catch(() => {})
  for (const { unsubscribe } of all) unsubscribe()
  assert.deepEqual(
    silent().map(({ name }) => name),
    [],
    'streams that told nothing',
  )
  for (const { name, told, maySilent } of all)
    await context.test(`${name} is told something that can be read`, () => {
      assert.ok(maySilent || told.some(hasSomething))
      assert.deepEqual(
        listUnread(told, name).filter((place) => !calledUndefined.test(place)),
        [],
      )
    })
})

/** Requests that are being answered: a stream is one. */
async function countOpen(url: string): Promise<number> {
  const words = await (await fetch(`${url}/metrics`)).text()
  return Number(/^indexer_requests_open (\d+)/m.exec(words)?.[1] ?? 0) - 1
}

/** Things of the recording that those blocks change. */
async function findThings(pool: Pool) {
  const one = async (text: string) => {
    const { rows } = await pool.query<Record<string, string>>(text)
    const [row] = rows
    assert.ok(row, text)
    return row
  }
  const range = `between ${listensFrom} and ${to}`
  const market = (isSpot: boolean) =>
    one(`select id, markets.market ->> 'oracle_base' as base, markets.market ->> 'oracle_quote' as quote from markets
      join book_deltas as d on d.market = markets.key
      where (kind = 'spot') = ${isSpot} and d.height ${range}
      group by id, markets.market order by count(*) desc limit 1`)
  const [spotMarket, derivative] = [await market(true), await market(false)]
  const trader = await one(`select encode(address, 'hex') as address, lpad(to_hex(nonce), 24, '0') as nonce
    from order_counts as c join markets on key = c.market join addresses using (account)
    where kind = 'spot' and filled > 0 and height ${range} group by 1, 2 order by sum(filled) desc limit 1`)
  const { address = '', nonce = '' } = trader
  return {
    spotId: spotMarket['id'] ?? '',
    derivativeId: derivative['id'] ?? '',
    base: derivative['base'] ?? '',
    quote: derivative['quote'] ?? '',
    subaccountId: `0x${address}${nonce}`,
    account: encodeAddress('inj', Buffer.from(address, 'hex')),
  }
}
