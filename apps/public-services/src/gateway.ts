import { InjectiveExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { unavailable } from '@injsight/errors'
import { forward, type ServedService } from '@injsight/grpc-web'
import type { Host } from './upstream/host.ts'

/**
 * Transactions whose fees the network's gateway pays. It is asked for one only while it says that it is well: otherwise
 * an account signs as one that pays itself.
 */
export function createGateway(gateway: Pick<Host, 'transport' | 'getJson'>): ServedService {
  return forward(InjectiveExchangeRPC, async ({ path, request }) => {
    if (/\/Prepare\w+$/.test(path)) await requireHealth(gateway)
    return gateway.transport.callRaw(path, request)
  })
}

/** @throws Fault `unavailable`, whatever it answered but 200 */
async function requireHealth({ getJson }: Pick<Host, 'getJson'>): Promise<void> {
  await getJson('/api/health/v1/status').catch((error: unknown) => {
    throw unavailable('gateway.unwell', 'The gateway that pays fees for others is not well', {}, error)
  })
}
