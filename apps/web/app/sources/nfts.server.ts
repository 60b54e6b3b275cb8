import type {
  GetNftResponse,
  ListCollectionNftsResponse,
  ListCollectionsResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

type Page = { cursor: string; limit: number }

export async function fetchCollections(page: Page): Promise<ListCollectionsResponse> {
  return (await injsight.listCollections({ standard: '', ...page })).response
}

export async function fetchCollectionNfts(contract: string, page: Page): Promise<ListCollectionNftsResponse> {
  return (await injsight.listCollectionNfts({ contract, ...page })).response
}

export async function fetchNft(contract: string, token: string): Promise<GetNftResponse> {
  return (await injsight.getNft({ contract, token })).response
}
