import type { StreamKeepaliveResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
import { InjectiveMetaRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
import type { IInjectiveMetaRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb.client'
import { serve, type CallContext, type ServedService } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { restAt } from './exchange/rest.ts'
import type { Feed } from './heads/new-heights.ts'
import { createTokenMethods } from './meta/token-metadata.ts'
import { version } from './server/version.ts'

const build = { Name: 'injsight', Version: version }

type Sources = { pool: Pool; feed: Feed; now?: () => number }

/** `injective_meta_rpc`: which service this is, what time it is here, and what tokens are called. */
export function createMetaService({ pool, feed, now = Date.now }: Sources): ServedService {
  return serve<IInjectiveMetaRPCClient>(
    InjectiveMetaRPC,
    {
      ping: () => ({}),
      version: () => ({ version, build }),
      info: ({ timestamp }) => ({ timestamp, serverTime: BigInt(now()), version, build, region: '' }),
      /** Says one thing: that the service ends. */
      async *streamKeepalive(_: object, { signal }: CallContext): AsyncGenerator<StreamKeepaliveResponse> {
        await untilEnd(feed, signal)
        if (!signal.aborted) yield { event: 'shutdown', newEndpoint: '', timestamp: BigInt(now()) }
      },
      ...createTokenMethods({ pool }),
    },
    {
      rest: {
        ping: [{ get: '/api/meta/v1/ping' }],
        version: [{ get: '/api/meta/v1/version' }],
        info: [{ get: '/api/meta/v1/info' }],
        ...restAt(InjectiveMetaRPC, 'meta', { tokenMetadata: 'v1/tokenMetadata' }),
      },
    },
  )
}

async function untilEnd(feed: Feed, signal: AbortSignal): Promise<void> {
  for await (const _ of feed.follow(signal));
}
