import { settledMarketsOf, toldBlockEvents, type Event } from '@injsight/chain'
import type { GetBlockAuctionResponse } from '@injsight/injsight-v1'
import type { Language } from '../../language/languages.ts'
import { part, type Part } from '../../page.server.ts'
import { injsight } from '../asking/clients.server.ts'
import { addNamesOf } from '../names/mentions.server.ts'
import { fetchNames } from '../names/fetch-names.server.ts'
import { namesAt, type Names } from '../names/names.server.ts'
import { fetchBlockAuction } from '../markets/orders.server.ts'
import { fetchLinesOfBlock, type TransactionLine } from '../transactions/transaction-lines.server.ts'

/** What a block did, as far as that can be had, and what the things of its sentence are called. */
export type FetchedDeeds = {
  lines: Part<TransactionLine[]>
  auction: Part<GetBlockAuctionResponse>
  /** Without a transaction: those of which its sentence tells. */
  events: Part<Event[]>
  names: Names
}

export async function fetchBlockDeeds(
  { height, txs }: { height: bigint; txs: number },
  language: Language,
): Promise<FetchedDeeds> {
  const [lines, auction, events, names] = await Promise.all([
    part(txs === 0 ? Promise.resolve([]) : fetchLinesOfBlock(height, language)),
    part(fetchBlockAuction(height)),
    part(fetchBlockEvents(height)),
    fetchNames(),
  ])
  const then = namesAt(names, height)
  return { lines, auction, events, names: await addNamesOf(thingsOf(events.value ?? []), then) }
}

async function fetchBlockEvents(height: bigint): Promise<Event[]> {
  return (await injsight.listBlockEvents({ height, types: [...toldBlockEvents] })).response.events
}

function thingsOf(events: readonly Event[]) {
  const proposals = events
    .flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'proposal_id'))
    .flatMap(({ value }) => (/^\d{1,18}$/.test(value) ? BigInt(value) : []))
  return { markets: settledMarketsOf(events), contracts: [], proposals, channels: [] }
}
