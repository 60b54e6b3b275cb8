import { InjectiveInsuranceRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb.client'
import { createTransport } from '@injsight/grpc-web'
import { createListsClient, ExplorerClient } from '@injsight/injsight-v1'

/** Longer than hosts are waited for. */
const timeoutMs = 60_000

/**
 * Asks this program what every page asks of it, so that no visitor waits for the lists that all share: names, markets and
 * their funds, tokens, categories and hours, parameters, validators and ways to other chains. They are kept from then on,
 * and had anew while the older ones are told.
 */
export async function knowBeforehand(url: string): Promise<void> {
  const transport = createTransport({ baseUrl: url, timeoutMs })
  const explorer = new ExplorerClient(transport)
  const lists = createListsClient(transport)
  // What can't be had now is asked for again by whoever needs it.
  await Promise.allSettled([
    explorer.listKnownNames({}).response,
    explorer.listParameters({}).response,
    explorer.listValidators({}).response,
    explorer.listIbcPaths({}).response,
    explorer.listMarketDays({ limit: 1, marketId: '', hasPoints: false }).response,
    new InjectiveInsuranceRPCClient(transport).funds({ perPage: 100, token: '' }).response,
    lists.listTokens({}).response,
    lists.listMarkets({}).response,
    lists.listMarketHours({}).response,
  ])
  transport.close()
}
