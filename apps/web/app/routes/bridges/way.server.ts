import { notFound } from '@injsight/errors'
import type { IbcChannel, IbcClient, IbcConnection } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchIbcPaths } from '../../sources/bridges/bridges.server.ts'
import { named, otherChain, said } from '../../views/bridges/cells.server.ts'
import { pathOfClient, pathOfConnection } from '../../views/bridges/paths.ts'
import { sayOtherEnd } from '../../views/bridges/say-chain.ts'
import { sayWayState } from '../../views/bridges/say-way.server.ts'
import { atOnce } from '../../views/lists/at-once.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Table } from '../../views/lists/table.ts'
import type { ToldPage } from '../../views/pages/told-page.tsx'
import { toldFacts } from '../../views/sentences/told-facts.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { otherEndOf, tableOfChannels, tableOfConnections } from './path-tables.server.ts'
import { pathOfList } from './read-list.ts'

/** What channels run over: a connection, and the client that it trusts. */
export type WayKind = 'client' | 'connection'

/** @param path of its page or of a list of it, without a language */
export const kindOfWay = (path: string): WayKind => (path.startsWith('/client/') ? 'client' : 'connection')

/** One of them with what hangs on it; `client` is undefined for a connection whose client nobody tells. */
export type Way = {
  client: IbcClient | undefined
  connections: IbcConnection[]
  channels: IbcChannel[]
}

/** A connection has its client and itself alone. @throws Fault `not-found` */
export async function fetchWay(kind: WayKind, name: string): Promise<Way> {
  const { clients, connections, channels } = await fetchIbcPaths()
  const own = connections.filter((one) => one[kind] === name)
  const client = clients.find((one) => one.client === (kind === 'client' ? name : own[0]?.client))
  if (kind === 'client' ? client === undefined : own.length === 0)
    throw notFound(kind, `There is no ${kind} ${name} on this chain`)
  const names = new Set(own.map(({ connection }) => connection))
  return { client, connections: own, channels: channels.filter(({ connection }) => names.has(connection)) }
}

/** What it is called, and what is known of it. @throws Fault `not-found` */
export async function loadWay(
  kind: WayKind,
  name: string,
  naming: Naming,
): Promise<{ title: string; facts: ToldFact[]; way: Way }> {
  const way = await fetchWay(kind, name)
  const t = translationsIn(naming.language, 'bridges')
  const chain = sayOtherEnd(way.client ?? { client: '', chain: '' }, t)
  const facts = kind === 'client' ? factsOfClient(way, naming) : factsOfConnection(way, naming)
  return { title: t(`said.${kind}`, { name: isolateName(name), chain }), facts, way }
}

function factsOfClient({ client }: Way, naming: Naming): ToldFact[] {
  if (client === undefined) return []
  const t = translationsIn(naming.language, 'bridges')
  return [
    { name: t('facts.state'), shown: [t(client.isFrozen ? 'states.frozen' : 'states.active')] },
    { name: t('facts.chain'), shown: otherChain(client, naming).shown },
    ...given(t('columns.kind'), client.type),
    ...given(t('columns.height'), client.height),
  ]
}

function factsOfConnection({ client, connections: [connection] }: Way, naming: Naming): ToldFact[] {
  if (connection === undefined) return []
  const t = translationsIn(naming.language, 'bridges')
  return [
    { name: t('facts.state'), shown: said(sayWayState(connection.state, t)).shown },
    ...(client === undefined ? [] : [{ name: t('facts.chain'), shown: otherChain(client, naming).shown }]),
    ...given(t('facts.client'), connection.client, pathOfClient(connection.client)),
    ...given(t('columns.other'), otherEndOf(connection)),
  ]
}

/** Nothing where nobody tells it. */
function given(name: string, text: string, to?: string): ToldFact[] {
  return text === '' ? [] : [{ name, shown: named(text, to).shown }]
}

/** The lists of what hangs on it, each a file as well. */
export const waysLists = { client: ['connections', 'channels'], connection: ['channels'] } as const
export type WayList = (typeof waysLists)[WayKind][number]

export function tableOfWay(list: WayList, { connections, channels }: Way, naming: Naming): Table {
  return list === 'channels' ? tableOfChannels(channels, naming) : tableOfConnections(connections, naming)
}

/** A client or a connection as a page. @throws Fault `not-found` */
export async function viewWay(kind: WayKind, name: string, naming: Naming, url: URL): Promise<ToldPage> {
  const { language } = naming
  const t = translationsIn(language, 'bridges')
  const { title, facts, way } = await toldFacts(language, () => loadWay(kind, name, naming))
  const path = kind === 'client' ? pathOfClient(name) : pathOfConnection(name)
  const list = `${kind}s` as const
  const sections = waysLists[kind].map((one) =>
    pagedSection({
      id: one,
      title: t(`lists.${one}`),
      fetch: atOnce(async () => tableOfWay(one, way, naming)),
      empty: t(`noneHere.${one}`),
      hint: t(`hints.${one}`),
      path,
      file: `${path}${one}.csv`,
      page: { cursor: readCursor(url.searchParams, one), rows: readRows(url.searchParams), language },
    }),
  )
  return {
    title,
    description: `${title} · ${t(`hints.${list}`)}`,
    heading: [title],
    about: t(`hints.${list}`),
    crumbs: { to: pathIn(language, pathOfList(list)), list: t(`lists.${list}`), here: name },
    facts,
    sections: await Promise.all(sections),
    isLive: true,
  }
}
