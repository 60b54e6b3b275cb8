import { InjectiveMetaRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
import type { IInjectiveMetaRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb.client'
import { serve, type ServedService } from '@injsight/grpc-web'
import { version } from './server/version.ts'

const build = { Name: 'injsight', Version: version }

/** `injective_meta_rpc`: which service this is, and what time it is here. */
export function createMetaService({ now = Date.now }: { now?: () => number } = {}): ServedService {
  return serve<IInjectiveMetaRPCClient>(
    InjectiveMetaRPC,
    {
      ping: () => ({}),
      version: () => ({ version, build }),
      info: ({ timestamp }) => ({ timestamp, serverTime: BigInt(now()), version, build, region: '' }),
    },
    {
      rest: {
        ping: [{ get: '/api/meta/v1/ping' }],
        version: [{ get: '/api/meta/v1/version' }],
        info: [{ get: '/api/meta/v1/info' }],
      },
    },
  )
}
