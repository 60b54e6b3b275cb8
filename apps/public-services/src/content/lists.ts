import { asFault } from '@injsight/errors'
import { serve, type Implementation, type ServedService } from '@injsight/grpc-web'
import {
  Lists,
  type GetPictureRequest,
  type GetPictureResponse,
  type IListsClient,
  type ListedToken,
  type ListMarketsResponse,
  type ListTokensResponse,
  type MarketHours,
  type SluggedMarket,
} from '@injsight/injsight-v1'
import type { Content } from './content.ts'
import type { FileName, ValueOf } from './files.ts'
import { pictureIdOf } from './pictures.ts'

const mostTokens = 20_000

type Sources = {
  content: Content
  listHours: () => Promise<MarketHours[]>
  getPicture: (asked: GetPictureRequest) => Promise<GetPictureResponse>
  ofNfts: Pick<Implementation<IListsClient>, 'getNftContent' | 'getNftPicture'>
}

/** `injsight.v1.Lists`: what the content host says, as pages ask for it. */
export function createLists({ content, listHours, getPicture, ofNfts }: Sources): ServedService {
  return serve<IListsClient>(Lists, {
    listTokens: () => listTokens(content),
    listMarkets: () => listMarkets(content),
    getPicture,
    ...ofNfts,
    listMarketHours: async () => ({ markets: await listHours() }),
    async listPicturedValidators() {
      const { value, at, trouble = '' } = await content.read('validators')
      const validators = value.map((one) => ({ ...one, image: pictureIdOf(one.image) }))
      return { validators, at: BigInt(at), trouble }
    },
    async listRestrictions() {
      // Half of it would let pass who is on the other half.
      const [addresses, countries] = await Promise.all([
        content.read('blacklistedAddresses'),
        content.read('restrictedCountries'),
      ])
      return {
        addresses: [...addresses.value],
        countries: [...countries.value],
        at: BigInt(Math.min(addresses.at, countries.at)),
        trouble: addresses.trouble ?? countries.trouble ?? '',
      }
    },
    async getMessageNames({ codeId }) {
      const [query, execute] = await readAll(content, ['wasmQuery', 'wasmExecute'])
      const code = codeId.toString()
      return {
        query: query.value?.get(code) ?? [],
        execute: execute.value?.get(code) ?? [],
        ...stateOf([query, execute]),
      }
    },
  })
}

/** The verified ones first. @throws Fault where neither file could be had */
export async function listTokens(content: Content): Promise<ListTokensResponse> {
  const [verified, all] = await readAll(content, ['verifiedTokens', 'tokens'])
  const tokens = new Map<string, ListedToken>()
  for (const token of [...(verified.value ?? []), ...(all.value ?? [])])
    if (!tokens.has(token.denom)) tokens.set(token.denom, { ...token, logo: pictureIdOf(token.logo) })
  return { tokens: [...tokens.values()].slice(0, mostTokens), ...stateOf([verified, all]) }
}

async function listMarkets(content: Content): Promise<ListMarketsResponse> {
  const told = await readAll(content, [
    'helixMarketCategory',
    'verifiedSpotMarketMap',
    'verifiedDerivativeMarketMap',
    'expiryMarketMap',
    'spotGridMarkets',
    'derivativeGridMarkets',
  ])
  const [categories, spot, derivatives, expiries, spotGrids, derivativeGrids] = told
  const slugged = (kind: string, map: ReadonlyMap<string, string> = new Map()): SluggedMarket[] =>
    [...map].map(([slug, marketId]) => ({ slug, marketId, kind, contract: '' }))
  const grids = (
    kind: string,
    map: ReadonlyMap<string, string> = new Map(),
    listed: ValueOf<'spotGridMarkets'> = [],
  ) =>
    listed.map(({ slug, contractAddress }) => ({
      slug,
      marketId: map.get(slug) ?? '',
      kind,
      contract: contractAddress,
    }))
  return {
    categories: [...(categories.value ?? [])].map(([name, markets]) => ({
      name,
      markets: markets.map(({ marketId }) => marketId),
    })),
    verified: [
      ...slugged('spot', spot.value),
      ...slugged('derivative', derivatives.value),
      ...slugged('expiry', expiries.value),
    ],
    grids: [
      ...grids('spot', spot.value, spotGrids.value),
      ...grids('derivative', derivatives.value, derivativeGrids.value),
    ],
    ...stateOf(told),
  }
}

type Answer<Value> = { value: Value | undefined; at: number; trouble: string }
type Answers<Names extends readonly FileName[]> = { [At in keyof Names]: Answer<ValueOf<Names[At]>> }

/**
 * Several files of which each may fail by itself.
 *
 * @throws Fault of the first, where none could be had
 */
async function readAll<const Names extends readonly FileName[]>(
  content: Content,
  names: Names,
): Promise<Answers<Names>> {
  const asked = await Promise.allSettled(names.map(async (name) => content.read(name)))
  if (asked.every((one) => one.status === 'rejected')) throw asked[0]?.reason
  return asked.map((one) =>
    one.status === 'fulfilled'
      ? { value: one.value.value, at: one.value.at, trouble: one.value.trouble ?? '' }
      : { value: undefined, at: 0, trouble: troubleOf(one.reason) },
  ) as Answers<Names>
}

/** That a network has no such file is no trouble. */
function troubleOf(error: unknown): string {
  const { kind, message } = asFault(error)
  return kind === 'not-found' ? '' : message
}

/** Of the oldest that there is. */
function stateOf(told: readonly Answer<unknown>[]): { at: bigint; trouble: string } {
  const times = told.flatMap(({ at }) => (at === 0 ? [] : [at]))
  return {
    at: BigInt(Math.min(...times)),
    trouble: told.find(({ trouble }) => trouble !== '')?.trouble ?? '',
  }
}
