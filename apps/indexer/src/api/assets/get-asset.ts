import {
  decodeAddress,
  denomFamily,
  formatEthereumAddress,
  listHops,
  readAccount,
  readDenom,
} from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Asset, ChannelHop, GetAssetRequest, GetAssetResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listPriced, type Priced } from '#src/queries/exchange/market-days.ts'
import {
  findCw20Details,
  findDenomDetails,
  findHop,
  sumTop,
  type DetailsRow,
} from '#src/queries/tokens/asset-details.ts'
import { findAssets, listShares, type AssetRow } from '#src/queries/tokens/assets.ts'
import { findContractTokens } from '#src/queries/tokens/contract-tokens.ts'
import { findNamespace } from '#src/queries/tokens/namespaces.ts'
import { readPrices } from '../accounts/spot-prices.ts'
import { listUnknown } from '../status/list-unknown.ts'
import type { AssetSources } from './list-assets.ts'
import { toAsset, toContractAsset } from './to-asset.ts'
import { judgeBy } from './token-list.ts'

const nothingTold: Omit<GetAssetResponse, 'hasList' | 'unknown'> = {
  quote: '',
  description: '',
  link: '',
  project: '',
  creator: '',
  canAdminBurn: false,
  codeId: 0n,
  cap: '',
  hops: [],
  ethereum: '',
  markets: [],
  top: [],
}

/** Which asset a text names: a contract, or a denom as the chain writes it. */
export type AssetName = { contract: string } | { denom: string }

/** @throws Fault `invalid-input` */
export function readAsset(text: string): AssetName {
  const name = text.trim()
  if (/^(0x[0-9a-f]{40}|inj1[a-z0-9]{38,})$/i.test(name)) return { contract: name.toLowerCase() }
  const denom = readDenom(name) ?? name
  if (!/^[a-z][\w/:.-]{1,127}$/i.test(denom))
    throw invalidInput('asset.name', 'An asset is named by its denom, or by its contract, 0x… or inj1…')
  return { denom }
}

/** @throws Fault `invalid-input` */
export async function getAsset(sources: AssetSources, { asset }: GetAssetRequest): Promise<GetAssetResponse> {
  const name = readAsset(asset)
  return 'denom' in name ? getDenom(sources, name.denom) : getContractToken(sources, name.contract)
}

async function getDenom({ pool, list, lookAlikes }: AssetSources, denom: string): Promise<GetAssetResponse> {
  const [[held], details, markets, shares, findLookAlikes, rules, top, unknown] = await Promise.all([
    findAssets(pool, [denom]),
    findDenomDetails(pool, denom),
    listPriced(pool),
    listShares(pool),
    lookAlikes(),
    findNamespace(pool, denom),
    sumTop(pool, { denom }),
    listUnknown(pool, ['bank']),
  ])
  const prices = readPrices(markets)
  const row = held ?? (details.isNamed ? unheld(denom, details) : undefined)
  return {
    ...nothingTold,
    ...(row && { asset: toAsset(row, { tierOf: judgeBy(list, shares), findLookAlikes, prices }) }),
    quote: prices?.quote ?? '',
    hasList: list.size > 0,
    description: details.description ?? '',
    link: details.uri ?? '',
    creator: details.creator ?? '',
    canAdminBurn: details.canAdminBurn ?? false,
    hops: await findHops(pool, details.path ?? ''),
    ...(rules && {
      rules: {
        wasmHook: rules.wasm_hook,
        evmHook: rules.evm_hook,
        roles: rules.roles.map(({ name, permissions }) => ({ name, permissions })),
        managers: rules.managers.map(({ manager }) => manager),
      },
    }),
    ...(details.fund && { fund: details.fund }),
    ethereum: details.ethereum ?? ethereumOf(denom),
    markets: listMarkets(markets, denom),
    top,
    unknown,
  }
}

/** Something that has a name, and of which there is nothing. */
function unheld(denom: string, { path, base }: DetailsRow): AssetRow {
  return {
    key: '',
    denom,
    family: denomFamily(denom),
    holders: '0',
    whole: '0',
    supply: '0',
    metadata: null,
    decimals: null,
    admin: null,
    contract: null,
    path,
    base,
    said: null,
  }
}

function ethereumOf(denom: string): string {
  const [, contract] = /^peggy(0x[0-9a-f]{40})$/i.exec(denom) ?? []
  return contract === undefined ? '' : formatEthereumAddress(contract)
}

/** Where the first channel leads this chain knows itself. */
async function findHops(pool: Pool, path: string): Promise<ChannelHop[]> {
  const [first] = listHops(path, undefined)
  const own = first && (await findHop(pool, first.port, first.channel))
  return listHops(path, own && { chain: own.chain ?? '', counterpartyChannel: own.counterparty ?? '' })
}

/** Every market that trades a denom, open ones first. */
export function listMarkets(markets: readonly Priced[], denom: string) {
  return markets
    .filter(({ baseDenom, quoteDenom }) => baseDenom === denom || quoteDenom === denom)
    .toSorted(
      (a, b) =>
        Number(b.status === 'Active') - Number(a.status === 'Active') ||
        Number(b.baseDenom === denom) - Number(a.baseDenom === denom) ||
        (a.ticker < b.ticker ? -1 : 1),
    )
    .map(({ id, ticker, kind, status, baseDenom }) => ({
      marketId: id,
      ticker,
      kind,
      status,
      isBase: baseDenom === denom,
    }))
}

async function getContractToken(
  { pool, list, lookAlikes }: AssetSources,
  contract: string,
): Promise<GetAssetResponse> {
  const spellings = [contract, readAccount(contract), toHex(contract)]
  const [[row], findLookAlikes, unknown] = await Promise.all([
    findContractTokens(pool, spellings),
    lookAlikes(),
    listUnknown(pool, ['cw20', 'evm-tokens']),
  ])
  const hasList = list.size > 0
  if (row === undefined) return { ...nothingTold, hasList, unknown }
  const asset: Asset = toContractAsset(row, { tierOf: judgeBy(list, []), findLookAlikes })
  if (row.kind === 'erc20') {
    const top = await sumTop(pool, { evm: Buffer.from(row.asset.slice(2), 'hex') })
    return { ...nothingTold, asset, hasList, top: asset.isLost ? [] : top, unknown }
  }
  const [details, top] = await Promise.all([
    findCw20Details(pool, row.asset),
    sumTop(pool, { cw20: row.asset }),
  ])
  return {
    ...nothingTold,
    asset,
    hasList,
    description: details?.description ?? '',
    link: details?.logo ?? '',
    project: details?.project ?? '',
    creator: details?.creator ?? '',
    codeId: BigInt(details?.codeId ?? 0),
    cap: details?.cap ?? '',
    top: asset.isLost ? [] : top,
    unknown,
  }
}

function toHex(contract: string): string {
  return `0x${Buffer.from(decodeAddress(readAccount(contract)).bytes).toString('hex')}`
}
