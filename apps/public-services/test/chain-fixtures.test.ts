import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryCommunityPoolResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb'
import { QueryNamespacesResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/query_pb'
import { QueryChannelsResponse } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/query_pb'
import { QueryConnectionsResponse } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/query_pb'
import { OracleListResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import { AccountPortfolioResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import type { IMessageType } from '@protobuf-ts/runtime'
import { getCommunityPool } from '../src/chain-state/community-pool.ts'
import { askPortfolio } from '../src/chain-state/holdings.ts'
import { createIbcPaths } from '../src/chain-state/ibc-paths.ts'
import { listNamespaces } from '../src/chain-state/permissions.ts'
import { createPriceFeeds } from '../src/chain-state/price-feeds.ts'
import { createFakeTransport } from './fake-transport.ts'
import { fixture, needsFixtures } from './stand-in/fixtures.ts'

/** What turns an answer that was documented into the bytes that the host sends. */
type Said = () => Uint8Array

function of<Message extends object>(type: IMessageType<Message>, path: string): Said {
  return () => type.toBinary(type.fromJson(fixture(path) ?? {}, { ignoreUnknownFields: true }))
}

/** A host that answers each method as the public one did. */
function answering(replies: Record<string, Said>) {
  const answer = (method: string) => replies[method]?.() ?? assert.fail(`nobody said what ${method} answers`)
  return { transport: createFakeTransport(answer) }
}

const all = { cursor: '', limit: 200 }

test(
  '[NET-10] what the chain said when it was documented is told by its readers',
  needsFixtures,
  async () => {
    const pool = answering({
      CommunityPool: of(QueryCommunityPoolResponse, 'chain-grpc/staking/CommunityPool.json'),
    })
    const { coins } = await getCommunityPool(pool)
    assert.ok(coins.length > 0 && coins.every(({ amount }) => /^[1-9]\d*$/.test(amount)))
    const rules = answering({
      Namespaces: of(QueryNamespacesResponse, 'chain-grpc/permissions/Namespaces.json'),
    })
    const { namespaces } = await listNamespaces(rules, { denom: '', ...all })
    assert.ok(
      namespaces.length > 0 && namespaces.every(({ denom, roles }) => denom !== '' && roles.length > 0),
    )
    const paths = answering({
      Channels: of(QueryChannelsResponse, 'chain-grpc/ibc-channel/Channels.json'),
      Connections: of(QueryConnectionsResponse, 'chain-grpc/ibc-connection/Connections.json'),
      ClientStates: () => new Uint8Array(), // none: what is packed in them was documented unpacked
    })
    const { channels, connections } = await createIbcPaths(paths)()
    assert.ok(channels.length > 0 && channels.every(({ state, channel }) => state !== '' && channel !== ''))
    assert.ok(connections.length > 0 && connections.every(({ client }) => client !== ''))
  },
)

test(
  '[NET-10] what the indexer said when it was documented is told by its readers',
  needsFixtures,
  async () => {
    const oracles = answering({ OracleList: of(OracleListResponse, 'indexer-api/oracle/OracleList.py.json') })
    const { feeds, kinds } = await createPriceFeeds(oracles).list({ oracle: '', ...all })
    assert.ok(feeds.length > 0 && feeds.every(({ base, price }) => base !== '' && price !== ''))
    assert.ok(kinds.some(({ oracle }) => oracle === 'BandIBC'))
    const held = answering({
      AccountPortfolio: of(AccountPortfolioResponse, 'indexer-api/portfolio/AccountPortfolio.py.json'),
    })
    const portfolio = await askPortfolio(held, 'inj1clw20s2uxeyxtam6f7m84vgae92s9eh7vygagt')
    assert.ok((portfolio?.bankBalances.length ?? 0) > 0 && (portfolio?.subaccounts.length ?? 0) > 0)
  },
)
