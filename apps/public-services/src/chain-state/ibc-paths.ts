import type { IdentifiedClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/client_pb'
import { Order, State } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/channel_pb'
import { State as ConnectionState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/connection_pb'
import { QueryClient as ChannelClient } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/query_pb.client'
import { QueryClient as ClientClient } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/query_pb.client'
import { QueryClient as ConnectionClient } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/query_pb.client'
import { ClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb'
import type { IbcClient, ListIbcPathsResponse } from '@injsight/injsight-v1'
import { keepLast } from '../content/keep-last.ts'
import type { Host } from '../upstream/host.ts'
import { wholeOf } from './pages.ts'

const most = 1000
const tendermint = '/ibc.lightclients.tendermint.v1.ClientState'

export type IbcPaths = () => Promise<ListIbcPathsResponse>

/** Ways to other chains, as this chain has them: some hundreds, asked for seldom and for all pages together. */
export function createIbcPaths({ transport }: Pick<Host, 'transport'>): IbcPaths {
  const read = keepLast(async () => {
    const pagination = wholeOf(most)
    const [{ clientStates }, { connections }, { channels }] = await Promise.all([
      new ClientClient(transport).clientStates({ pagination }).response,
      new ConnectionClient(transport).connections({ pagination }).response,
      new ChannelClient(transport).channels({ pagination }).response,
    ])
    const clients = clientStates.map(toClient).toSorted(byName(({ client }) => client))
    const chainOf = new Map(clients.map(({ client, chain }) => [client, chain]))
    const clientOf = new Map(connections.map(({ id, clientId }) => [id, clientId]))
    const value: ListIbcPathsResponse = {
      clients,
      connections: connections
        .map(({ id, clientId, state, counterparty }) => ({
          connection: id,
          client: clientId,
          state: ConnectionState[state] ?? '',
          counterpartyClient: counterparty?.clientId ?? '',
          counterpartyConnection: counterparty?.connectionId ?? '',
        }))
        .toSorted(byName(({ connection }) => connection)),
      channels: channels
        .map(
          ({
            portId,
            channelId,
            state,
            ordering,
            counterparty,
            connectionHops: [connection = ''],
            version,
          }) => ({
            port: portId,
            channel: channelId,
            state: State[state] ?? '',
            ordering: Order[ordering] ?? '',
            counterpartyPort: counterparty?.portId ?? '',
            counterpartyChannel: counterparty?.channelId ?? '',
            connection,
            version,
            chain: chainOf.get(clientOf.get(connection) ?? '') ?? '',
          }),
        )
        .toSorted(byName(({ port, channel }) => `${port}/${channel}`)),
    }
    return { value, dropped: 0 }
  })
  return async () => (await read()).value
}

/** Of a client of another kind only its name is told. */
function toClient({ clientId: client, clientState }: IdentifiedClientState): IbcClient {
  const type = client.replace(/-\d+$/, '')
  if (clientState?.typeUrl !== tendermint) return { client, type, chain: '', height: '', isFrozen: false }
  const { chainId, latestHeight, frozenHeight } = ClientState.fromBinary(clientState.value)
  return {
    client,
    type,
    chain: chainId,
    height: `${latestHeight?.revisionNumber ?? 0n}-${latestHeight?.revisionHeight ?? 0n}`,
    isFrozen: (frozenHeight?.revisionHeight ?? 0n) > 0n,
  }
}

/** In the order of their numbers. */
function byName<One>(nameOf: (one: One) => string) {
  return (a: One, b: One) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true })
}
