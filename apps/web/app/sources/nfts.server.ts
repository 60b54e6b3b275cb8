import { ipfsPathOf } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type {
  Collection,
  GetNftResponse,
  ListCollectionNftsResponse,
  ListCollectionsResponse,
  ListNftMovesRequest,
  ListNftMovesResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'
import { fetchNftContent } from './lists/lists.server.ts'

type Page = { cursor: string; limit: number }

export async function fetchCollections(page: Page): Promise<ListCollectionsResponse> {
  return (await injsight.listCollections({ standard: '', contracts: [], ...page })).response
}

/** Which of these contracts, inj1…, are collections by CW721. */
export async function fetchCollectionsAmong(contracts: string[]): Promise<Collection[]> {
  const request = { standard: 'cw721', contracts, cursor: '', limit: contracts.length }
  return contracts.length === 0 ? [] : (await injsight.listCollections(request)).response.collections
}

/** A collection with a page of its tokens, or of the owners of one. @throws Fault `not-found` */
export async function fetchCollectionNfts(
  contract: string,
  { token = '', ...page }: Page & { token?: string },
): Promise<ListCollectionNftsResponse & { collection: Collection }> {
  const { collection, ...told } = (await injsight.listCollectionNfts({ contract, token, ...page })).response
  return { ...told, collection: collection ?? absent(contract) }
}

export type ToldNft = GetNftResponse & {
  collection: Collection
  /** What stands in IPFS where its contract leads to it, JSON; undefined where it doesn't, or that can't be had. */
  inIpfs: string | undefined
}

/** One of a collection. @throws Fault `not-found` where there is no such collection */
export async function fetchNft(contract: string, token: string): Promise<ToldNft> {
  const { collection, ...told } = (await injsight.getNft({ contract, token })).response
  const isInIpfs = told.extension === '' && ipfsPathOf(told.uri) !== undefined
  const inIpfs = isInIpfs ? await fetchNftContent(contract, token) : undefined
  return { ...told, collection: collection ?? absent(contract), inIpfs }
}

function absent(contract: string): never {
  throw notFound('collection', `There is no collection of NFTs at ${contract.slice(0, 80)}`)
}

/** What of a collection was moved, or one of it. */
export async function fetchNftMoves(asked: ListNftMovesRequest): Promise<ListNftMovesResponse> {
  return (await injsight.listNftMoves(asked)).response
}
