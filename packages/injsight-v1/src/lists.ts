import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { method } from './define.ts'
import {
  GetMessageNamesRequest,
  GetMessageNamesResponse,
  GetNftContentRequest,
  GetNftContentResponse,
  GetNftPictureRequest,
  GetPictureRequest,
  GetPictureResponse,
  ListMarketHoursRequest,
  ListMarketHoursResponse,
  ListMarketsRequest,
  ListMarketsResponse,
  ListPicturedValidatorsRequest,
  ListPicturedValidatorsResponse,
  ListRestrictionsRequest,
  ListRestrictionsResponse,
  ListTokensRequest,
  ListTokensResponse,
} from './definitions/lists/lists.ts'
import { defineService, makeClient, type ClientOf } from './make-client.ts'

const methods = {
  listTokens: method({
    get: '/injsight/v1/lists/tokens',
    says: 'Tokens that people have looked at: what each is called, and how far to believe it.',
    I: ListTokensRequest,
    O: ListTokensResponse,
  }),
  listMarkets: method({
    get: '/injsight/v1/lists/markets',
    says: 'Categories of markets, and which markets people have looked at.',
    I: ListMarketsRequest,
    O: ListMarketsResponse,
  }),
  listMarketHours: method({
    get: '/injsight/v1/lists/market-hours',
    says: 'Whether what a market follows is traded now: a stock, a metal, a currency.',
    I: ListMarketHoursRequest,
    O: ListMarketHoursResponse,
  }),
  listPicturedValidators: method({
    get: '/injsight/v1/lists/validators',
    says: 'Pictures and names of validators.',
    I: ListPicturedValidatorsRequest,
    O: ListPicturedValidatorsResponse,
  }),
  listRestrictions: method({
    get: '/injsight/v1/lists/restrictions',
    says: 'Accounts and countries that sites are asked to keep from acting.',
    I: ListRestrictionsRequest,
    O: ListRestrictionsResponse,
  }),
  getPicture: method({
    get: '/injsight/v1/lists/pictures/{id}',
    says: 'The picture of a token or a validator that is on a list.',
    I: GetPictureRequest,
    O: GetPictureResponse,
  }),
  getNftContent: method({
    get: '/injsight/v1/lists/nfts/{contract}/{token}',
    says: 'What an NFT is like, where its contract leads to IPFS for it.',
    I: GetNftContentRequest,
    O: GetNftContentResponse,
  }),
  getNftPicture: method({
    get: '/injsight/v1/lists/nfts/{contract}/{token}/picture',
    says: 'The picture of an NFT that stands in IPFS.',
    I: GetNftPictureRequest,
    O: GetPictureResponse,
  }),
  getMessageNames: method({
    get: '/injsight/v1/lists/codes/{code_id}',
    says: 'Which messages contracts of a code take.',
    I: GetMessageNamesRequest,
    O: GetMessageNamesResponse,
  }),
}

/** What people keep beside the chain, lists and what stands in IPFS: public services have it, an index has not. */
export const Lists = defineService('Lists', methods)
export type IListsClient = ClientOf<typeof methods>
export const createListsClient = (transport: RpcTransport): IListsClient => makeClient(Lists, transport)
