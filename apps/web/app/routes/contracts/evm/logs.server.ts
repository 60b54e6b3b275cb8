import { formatUnits, shortenHash } from '@injsight/chain'
import type { EthereumLog } from '@injsight/injsight-v1'
import { csvTime, type CsvPage } from '../../../csv.server.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { fileText, wholeText, type Written } from '../../../language/written.ts'
import { formatQuery } from '../../../format-query.ts'
import { queryOfRows } from '../../../rows.server.ts'
import { fetchLogs } from '../../../sources/evm/contracts.server.ts'
import { writeMoment } from '../../../time/write-moment.server.ts'
import type { Choice } from '../../../ui/chips.tsx'
import type { ListLink, ListLinks } from '../../../ui/pager.tsx'
import { readLog, viewLog, type LogView, type WrittenLog } from '../../../views/ethereum/logs.server.ts'
import { sayEmpty } from '../../../views/lists/say-empty.server.ts'
import { inUtc } from '../../../views/lists/table.ts'

/** What a contract wrote, as its page shows it. */
export type ContractLogs = {
  asWritten: string
  lines: LogView[]
  /** Said where there is none. */
  empty: string
  /** The events among them: each narrows the list to its like. */
  events: { label: string; choices: Choice[] } | undefined
  pages: ListLinks | undefined
}

type Asked = {
  /** As its page is called. */
  address: string
  /** The hash of the event that the list is narrowed to; empty for all. */
  topic: string
  cursor: string
  rows: number
  /** An overview has the beginning of the list only. */
  isBrief: boolean
  naming: Naming
}

export async function listLogsOf(asked: Asked): Promise<ContractLogs> {
  const { address, topic, cursor, rows, isBrief, naming } = asked
  const { logs, next } = await fetchLogs({ contract: address, topic, cursor, limit: rows })
  const t = translationsIn(naming.language, 'contract')
  return {
    asWritten: translationsIn(naming.language, 'ethereum')('asWritten'),
    lines: logs.map((log) => viewLog(toWritten(log), naming, writePlace(log, naming))),
    empty: sayEmpty({ cursor, next, none: t(topic === '' ? 'none' : 'noneLike'), language: naming.language }),
    events: isBrief ? undefined : listEvents(logs, asked),
    pages: logs.length === 0 && cursor === '' && next === '' ? undefined : linksOf(next, asked),
  }
}

function toWritten({ contract: address, topics, data, place: index }: EthereumLog): WrittenLog {
  return { address, topics, data, index }
}

/** In which transaction of which block, and when. */
function writePlace({ hash, height, time }: EthereumLog, { language }: Naming): Written {
  return [
    { text: shortenHash(hash), title: hash, to: `/transaction/${hash}/`, look: 'identifier' },
    ` · ${translationsIn(language, 'contract')('columns.block')} `,
    { text: formatUnits(height, 0, { group: true }), to: `/block/${height}/`, look: 'number' },
    ' · ',
    writeMoment(time, language),
  ]
}

function listEvents(logs: readonly EthereumLog[], asked: Asked): ContractLogs['events'] {
  const t = translationsIn(asked.naming.language, 'contract')
  const found = new Map(
    logs.flatMap((log) => {
      const [topic] = log.topics
      if (topic === undefined) return []
      return [[topic, readLog(toWritten(log))?.event ?? t('eventOf', { topic: shortenHash(topic) })] as const]
    }),
  )
  if (asked.topic === '' && found.size < 2) return undefined
  const choices = [['', t('allEvents')] as const, ...found].map(([topic, text]) => ({
    text,
    path: pathOf(asked, { topic }),
    isChosen: topic === asked.topic,
  }))
  return { label: t('events'), choices }
}

function linksOf(next: string, asked: Asked): ListLinks {
  const { address, topic, cursor, rows, isBrief, naming } = asked
  const states = translationsIn(naming.language, 'states')
  const file = pathIn(naming.language, `/contract/${address}/logs.csv${formatQuery({ topic })}`)
  const links: ListLink[] = []
  if (isBrief) {
    if (next !== '')
      links.push({ text: translationsIn(naming.language, 'contract')('all'), path: pathOf(asked, {}) })
    return { file, links }
  }
  if (cursor !== '') links.push({ text: states('newest'), path: pathOf(asked, { topic }) })
  if (next !== '')
    links.push({ text: states('older'), path: pathOf(asked, { topic, cursor: next }), rel: 'next' })
  return { file, links, rows }
}

function pathOf({ address, rows, isBrief, naming }: Asked, query: Record<string, string>): string {
  const path = `/contract/${address}/logs/${formatQuery({ ...query, ...(isBrief ? {} : queryOfRows(rows)) })}`
  return pathIn(naming.language, path)
}

const linesOfPage = 200

/** The names of a file's columns. */
export function namesOfColumns({ language }: Naming): string[] {
  const t = translationsIn(language, 'contract')
  const names = ['block', 'time', 'hash', 'place', 'event', 'values', 'topics', 'data'] as const
  return names.map((name) => (name === 'time' ? inUtc(t('columns.time')) : t(`columns.${name}`)))
}

/** A page of the logs as a file has them. */
export async function listLogLines({
  contract,
  topic,
  cursor,
  naming,
}: {
  contract: string
  topic: string
  cursor: string
  naming: Naming
}): Promise<Omit<CsvPage, 'columns'>> {
  const { logs, next } = await fetchLogs({ contract, topic, cursor, limit: linesOfPage })
  return { lines: logs.map((log) => toCells(log, naming)), next }
}

function toCells(log: EthereumLog, naming: Naming): CsvPage['lines'][number] {
  const { event, values } = viewLog(toWritten(log), naming)
  const told = values?.rows.map(
    ({ cells }) => `${wholeText(cells[0]?.shown ?? [])}: ${fileText(cells[2]?.shown ?? [])}`,
  )
  const { height, time, hash, place, topics, data } = log
  return [
    height,
    csvTime(Number(time)),
    hash,
    place,
    wholeText(event),
    told?.join(', ') ?? '',
    topics.join(' '),
    data,
  ]
}
