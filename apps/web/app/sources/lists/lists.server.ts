import { Fault } from '@injsight/errors'
import {
  createListsClient,
  type GetMessageNamesResponse,
  type GetPictureResponse,
  type ListMarketsResponse,
} from '@injsight/injsight-v1'
import { indexer } from '../asking/clients.server.ts'
import { keepFor } from '../asking/keep-for.server.ts'
import { soon } from '../asking/soon.server.ts'
import { lastKnown, type Known } from '../asking/last-known.server.ts'
import type { Restrictions } from '../../restrictions/restrictions.ts'
import { toListed } from './listed.ts'

/** Lists that people keep beside the chain: where only an index is asked, nobody has any. */
const lists = createListsClient(indexer)

/** A page waits no longer than this: without lists it says the same, only less well. */
const patienceMs = 500
/** Whatever is in IPFS comes by way of a gateway, which looks for it first. */
const ipfsPatienceMs = 2500
const minute = 60_000

/** Undefined where nobody keeps lists, and while they can't be had. */
export const fetchListed = kept(10 * minute, async () =>
  toListed((await lists.listTokens({}).response).tokens),
)

export const fetchListedMarkets = kept<ListMarketsResponse>(
  10 * minute,
  async () => await lists.listMarkets({}).response,
)

/** Whether markets are open, by their ids: of those whose hours are known. */
export const fetchMarketHours = kept<ReadonlyMap<string, boolean>>(minute, async () => {
  const { markets } = await lists.listMarketHours({}).response
  return new Map(markets.filter(({ isKnown }) => isKnown).map(({ marketId, isOpen }) => [marketId, isOpen]))
})

/** Ids of pictures of validators, by who operates them. */
export const fetchValidatorPictures = kept<ReadonlyMap<string, string>>(10 * minute, async () => {
  const { validators } = await lists.listPicturedValidators({}).response
  return new Map(validators.map(({ operator, image }) => [operator, image]))
})

/** Who is kept from acting. Undefined where nobody keeps lists, and while they can't be had. */
export const fetchRestrictions = kept<Restrictions>(
  10 * minute,
  async () => await lists.listRestrictions({}).response,
)

/** Names of the messages of a code; none where nobody keeps a list of them, and while it can't be had. */
export async function fetchListedMessages(
  codeId: bigint,
): Promise<Pick<GetMessageNamesResponse, 'query' | 'execute'>> {
  const told = await soon(patienceMs, lists.getMessageNames({ codeId }).response)
  return told ?? { query: [], execute: [] }
}

/** What an NFT is like as told in IPFS; undefined where nobody looks there, and while it can't be had. */
export async function fetchNftContent(contract: string, token: string): Promise<string | undefined> {
  return (await soon(ipfsPatienceMs, lists.getNftContent({ contract, token }).response))?.json
}

export async function fetchNftPicture(contract: string, token: string): Promise<GetPictureResponse> {
  return lists.getNftPicture({ contract, token }).response
}

/** By its id, as a list tells it. */
export async function fetchPicture(id: string): Promise<GetPictureResponse> {
  return lists.getPicture({ id: id.slice(0, 40) }).response
}

function kept<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer | undefined> {
  const askAll = lastKnown(patienceMs, async () => ({ told: await orNobody(ask()) }))
  const read = keepFor<Known<{ told: Answer | undefined }>>(milliseconds, askAll, {
    milliseconds: 5000,
    when: ({ isFresh }) => !isFresh,
  })
  return async () => (await read()).value?.told
}

async function orNobody<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Fault && error.code === 'grpc.unimplemented') return undefined
    throw error
  }
}
