import { readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import type { Implementation } from '@injsight/grpc-web'
import type {
  Head,
  IExplorerClient,
  ListKnownNamesResponse,
  ListTokensResponse,
  ListValidatorsResponse,
} from '@injsight/injsight-v1'
import { getEvmToken } from '../chain-state/contracts/evm-tokens.ts'
import { askAllBalances } from '../chain-state/holdings.ts'
import type { IbcPaths } from '../chain-state/ibc-paths.ts'
import { addEarnings } from '../chain-state/validators.ts'
import { keepWhole } from '../content/keep-last.ts'
import type { Hosts } from '../hosts.ts'
import { createAssetPrices, type AssetPrices } from '../prices/asset-prices.ts'
import type { UiApi } from '../ui-api/ui-api.ts'
import { addPoints } from './add-points.ts'
import type { BankAssets } from './bank-assets.ts'
import { findAsset } from './find-asset.ts'
import { judgeAsset, toAssetList } from './list-assets.ts'
import { findMarkets, toMarketDays } from './market-days.ts'
import { fetchSummaries } from './summaries.ts'
import { fetchMarkets } from './traded-markets.ts'
import { findValidator } from './validators.ts'
import { toWorth } from './worth.ts'

type Sources = {
  hosts: Hosts
  uiApi: UiApi
  fetchNames: () => Promise<ListKnownNamesResponse>
  fetchHead: () => Promise<Head | undefined>
  listTokens: () => Promise<ListTokensResponse>
  listValidators: () => Promise<ListValidatorsResponse>
  ibcPaths: IbcPaths
  bank: BankAssets
}

const [seconds, minute] = [10_000, 60_000]

/** Lists of what the chain has: markets, validators, assets. Each is asked for as seldom as it changes. */
export function createChainLists({
  hosts,
  uiApi,
  fetchNames,
  fetchHead,
  listTokens,
  listValidators,
  ibcPaths,
  bank,
}: Sources): Implementation<IExplorerClient> {
  const markets = keepWhole(minute, () => fetchMarkets(uiApi, hosts.exchange))
  const spot = keepWhole(seconds, () => fetchSummaries(uiApi, hosts.charts, 'spot'))
  const derivatives = keepWhole(seconds, () => fetchSummaries(uiApi, hosts.charts, 'derivative'))
  const prices = createAssetPrices(hosts.prices)

  /** A list without them says the same, only less well. */
  async function fetchCalled() {
    const { tokens } = await fetchNames().catch(() => ({ tokens: [] }))
    return new Map(
      tokens.map(({ denom, symbol, name, hasDecimals, decimals }) => [
        denom,
        { symbol, name, decimals: hasDecimals ? decimals : undefined },
      ]),
    )
  }

  async function fetchTiers() {
    const listed = await listTokens().catch(() => undefined)
    return listed && new Map(listed.tokens.map(({ denom, tier }) => [denom, tier]))
  }

  /** All that an account has in the bank; undefined where that is more. */
  async function fetchBalances(address: string) {
    const { balances, pagination } = await askAllBalances(hosts.chain, address)
    return pagination === undefined || pagination.nextKey.length === 0 ? balances : undefined
  }

  return {
    async getWorth({ account }) {
      const [all, summaries, called, balances] = await Promise.all([
        markets(),
        spot(),
        fetchCalled(),
        fetchBalances(readAccount(account)),
      ])
      const decimalsOf = (denom: string) => called.get(denom)?.decimals
      return toWorth({ markets: all, summaries, decimalsOf, balances })
    },
    async listMarketDays(request) {
      const [all, ofSpot, ofDerivatives, head] = await Promise.all([
        markets(),
        spot(),
        derivatives(),
        fetchHead().catch(() => undefined),
      ])
      const { height, time } = head ?? { height: 0n, time: BigInt(Date.now()) }
      const days = toMarketDays(
        { markets: all, summaries: new Map([...ofSpot, ...ofDerivatives]), head: { height, time } },
        request,
      )
      return request.hasPoints ? addPoints(hosts.charts, days) : days
    },
    findMarkets: async ({ name }) => findMarkets(await markets(), name),
    listValidators,
    async getValidator({ address }) {
      const text = address.startsWith('0x') ? readAccount(address) : address
      const found = findValidator(await listValidators(), text)
      if (found === undefined) throw notFound('validator', `There is no validator ${address.slice(0, 80)}`)
      return addEarnings(found, hosts.chain)
    },
    async listAssets(request) {
      const unpriced: AssetPrices = new Map()
      const [value, called, tiers, known] = await Promise.all([
        bank(),
        fetchCalled(),
        fetchTiers(),
        prices().then(
          (told) => told.value,
          () => unpriced, // their order is all that they are asked for here
        ),
      ])
      return toAssetList({ bank: value, called, tiers, prices: known }, request)
    },
    getEvmToken: (request) => getEvmToken({ chain: hosts.chain, bank }, request),
    async getAsset({ asset }) {
      const [value, all, called, tiers] = await Promise.all([bank(), markets(), fetchCalled(), fetchTiers()])
      const { chain, explorer } = hosts
      const readEvmToken = (token: string) => getEvmToken({ chain, bank }, { token, height: 0n })
      const sources = { bank: value, markets: all, chain, explorer, readEvmToken, ibcPaths }
      const told = await findAsset(sources, asset)
      const hasList = tiers !== undefined
      if (told.asset === undefined) return { ...told, hasList }
      return { ...told, hasList, asset: judgeAsset(told.asset, { called, tiers }) }
    },
  }
}
