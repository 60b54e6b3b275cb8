import { decodeAddress, readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { ListEthereumLogsRequest, ListEthereumLogsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toSequence } from '#src/decode/values/keys.ts'
import { listLogs } from '#src/queries/evm/logs.ts'
import { listEthereumPlaces } from '#src/queries/evm/transactions.ts'
import { cutPage, readChainPlace, readLimit } from '../accounts/read-page.ts'
import { toLog } from './to-log.ts'

const mostContracts = 100
const mostTopics = 100
const highest = 1n << 46n

/** @throws Fault `invalid-input` */
export async function listEthereumLogs(
  pool: Pool,
  request: ListEthereumLogsRequest,
): Promise<ListEthereumLogsResponse> {
  const limit = readLimit(request.limit)
  const found = await listLogs(
    pool,
    {
      from: toSequence(readHeight(request.from, 0n), 0),
      to: toSequence(readHeight(request.to, highest), 0xffff),
      addresses: readContracts(request.contracts),
      topics: readTopics(request.topics),
    },
    { after: readPlace(request.cursor), limit: limit + 1, newestFirst: !request.oldestFirst },
  )
  const { lines, next } = cutPage(found, limit, ({ sequence, place }) => [String(sequence), String(place)])
  const places = await listEthereumPlaces(pool, [...new Set(lines.map(({ sequence }) => sequence))])
  return { logs: lines.map((log) => toLog(log, places.get(log.sequence))), next }
}

/** Of 0 there is none: it stands for the end of the range. */
function readHeight(height: bigint, end: bigint): bigint {
  if (height < 0n) throw invalidInput('block.height', 'from and to are heights, not below 0')
  if (height === 0n || height > highest) return end
  return height
}

function readContracts(texts: readonly string[]): Uint8Array[] {
  if (texts.length > mostContracts)
    throw invalidInput('page.limit', `At most ${mostContracts} contracts can be asked for at once`)
  return texts.map((text) => decodeAddress(readAccount(text)).bytes)
}

function readTopics(places: readonly string[]): Uint8Array[][] {
  if (places.length > 4) throw invalidInput('log.topics', `A log has at most 4 topics, not ${places.length}`)
  return places.map((texts) => {
    const topics = texts === '' ? [] : texts.split(',')
    if (topics.length > mostTopics)
      throw invalidInput('page.limit', `At most ${mostTopics} topics of a place can be asked for at once`)
    return topics.map(readTopic)
  })
}

function readTopic(text: string): Uint8Array {
  const [, hex] = /^\s*0x([0-9a-f]{64})\s*$/i.exec(text) ?? []
  if (hex !== undefined) return Buffer.from(hex, 'hex')
  throw invalidInput('log.topics', `"${text.slice(0, 80)}" is no topic: it is 0x and 64 hexadecimal digits`)
}

function readPlace(cursor: string): { sequence: bigint; place: number } | undefined {
  return readChainPlace(cursor, (sequence, place) => ({ sequence, place }))
}
