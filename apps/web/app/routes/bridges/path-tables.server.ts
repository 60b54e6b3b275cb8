import type { IbcChannel, IbcClient, IbcConnection } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { columnsOf } from '../../views/bridges/columns.server.ts'
import { named, otherChain, said } from '../../views/bridges/cells.server.ts'
import { pathOfChannel, pathOfClient, pathOfConnection } from '../../views/bridges/paths.ts'
import { sayOrdering, sayWayState } from '../../views/bridges/say-way.server.ts'
import { words } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'

export function tableOfChannels(channels: readonly IbcChannel[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'bridges')
  const rows = channels.map((one) => ({
    key: `${one.port}/${one.channel}`,
    cells: [
      named(`${one.port}/${one.channel}`, pathOfChannel(one.port, one.channel)),
      otherChain(one, naming),
      named(`${one.counterpartyPort}/${one.counterpartyChannel}`),
      named(one.connection, pathOfConnection(one.connection)),
      said(sayOrdering(one.ordering, t)),
      said(sayWayState(one.state, t)),
    ],
  }))
  return { columns: columnsOf(t, 'channel', 'chain', 'other', 'connection', 'ordering', 'state'), rows }
}

export function tableOfConnections(connections: readonly IbcConnection[], { language }: Naming): Table {
  const t = translationsIn(language, 'bridges')
  const rows = connections.map((one) => ({
    key: one.connection,
    cells: [
      named(one.connection, pathOfConnection(one.connection)),
      named(one.client, pathOfClient(one.client)),
      named(otherEndOf(one)),
      said(sayWayState(one.state, t)),
    ],
  }))
  return { columns: columnsOf(t, 'connection', 'client', 'other', 'state'), rows }
}

export function tableOfClients(clients: readonly IbcClient[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'bridges')
  const rows = clients.map((one) => ({
    key: one.client,
    cells: [
      named(one.client, pathOfClient(one.client)),
      otherChain(one, naming),
      named(one.type),
      named(one.height),
      words([t(one.isFrozen ? 'states.frozen' : 'states.active')]),
    ],
  }))
  return { columns: columnsOf(t, 'client', 'chain', 'kind', 'height', 'state'), rows }
}

/** Client and connection on the other side, as far as they are known. */
export function otherEndOf({ counterpartyClient, counterpartyConnection }: IbcConnection): string {
  return [counterpartyClient, counterpartyConnection].filter(Boolean).join(' / ')
}
