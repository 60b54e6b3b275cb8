import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { QueryClient as TransferClient } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/query_pb.client'
import { QueryClient as InsuranceClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/query_pb.client'
import { QueryClient as FactoryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/query_pb.client'
import { listHops, readDenom } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import {
  GetAssetResponse,
  type Asset,
  type AssetMarket,
  type ChannelHop,
  type DenomRules,
  type FundOfShare,
  type GetEvmTokenResponse,
  type ListIbcPathsResponse,
  type Namespace,
} from '@injsight/injsight-v1'
import { findCw20Asset } from '../chain-state/contracts/cw20-asset.ts'
import { toErc20Asset } from '../chain-state/contracts/evm-tokens.ts'
import type { IbcPaths } from '../chain-state/ibc-paths.ts'
import { listNamespaces } from '../chain-state/permissions.ts'
import type { Host } from '../upstream/host.ts'
import { toBankAsset, type BankAsset } from './bank-assets.ts'
import type { TradedMarket } from './traded-markets.ts'

type Told = {
  bank: readonly BankAsset[]
  markets: readonly TradedMarket[]
  chain: Pick<Host, 'transport'>
  explorer: Pick<Host, 'transport'>
  readEvmToken: (contract: string) => Promise<GetEvmTokenResponse>
  ibcPaths: IbcPaths
}

/**
 * All that public services tell of an asset: of the bank, or of a contract.
 *
 * @throws Fault `invalid-input` for what is the name of none
 */
export async function findAsset(
  { bank, markets, chain, explorer, readEvmToken, ibcPaths }: Told,
  text: string,
): Promise<GetAssetResponse> {
  const denom = bank.some(({ asset }) => asset.asset === text) ? text : readDenom(text)
  if (denom === undefined && /^0x[0-9a-f]{40}$/i.test(text))
    return GetAssetResponse.create({ asset: toErc20Asset(await readEvmToken(text)) })
  if (denom === undefined && /^inj1[0-9a-z]{38,}$/i.test(text))
    return findCw20Asset({ explorer, chain }, text.toLowerCase())
  if (denom === undefined) throw invalidInput('asset.name', `"${text.slice(0, 80)}" is no denom`)
  const found = bank.find(({ asset }) => asset.asset === denom) ?? (await findBeyondList(denom, chain))
  const told = {
    ...GetAssetResponse.create(),
    markets: listMarkets(denom, markets),
    ethereum: ethereumOf(denom),
  }
  if (found === undefined) return told
  const [trace, fund, factory, rules] = await Promise.all([
    orNothing(() => findTrace(denom, chain)),
    orNothing(() => findFund(denom, chain)),
    findFactory(denom, chain),
    orNothing(() => findRules(denom, chain)),
  ])
  return {
    ...told,
    ...factory,
    asset: { ...(trace === undefined ? found.asset : addTrace(found.asset, trace)), admin: factory.admin },
    description: found.description,
    link: found.uri,
    hops: trace === undefined ? [] : findHops(trace.path, await orNothing(ibcPaths)),
    ...(fund && { fund }),
    ...(rules && { rules }),
  }
}

/** One that the list of all has no room for. */
async function findBeyondList(denom: string, { transport }: Told['chain']): Promise<BankAsset | undefined> {
  const client = new BankClient(transport)
  const { amount } = await client.supplyOf({ denom }).response
  if (amount === undefined || amount.amount === '0') return undefined
  const told = await orNothing(async () => (await client.denomMetadata({ denom }).response).metadata)
  return toBankAsset(amount, told)
}

function listMarkets(denom: string, markets: readonly TradedMarket[]): AssetMarket[] {
  return markets
    .filter(({ baseDenom, quoteDenom }) => denom === baseDenom || denom === quoteDenom)
    .toSorted((a, b) => Number(b.status === 'Active') - Number(a.status === 'Active'))
    .map(({ id, ticker, kind, status, baseDenom }) => ({
      marketId: id,
      ticker,
      kind,
      status,
      isBase: baseDenom === denom,
    }))
}

function ethereumOf(denom: string): string {
  return /^peggy(0x[0-9a-f]{40})$/i.exec(denom)?.[1] ?? ''
}

type Trace = { path: string; baseDenom: string }

/** Over which channels a voucher of IBC came. */
async function findTrace(denom: string, { transport }: Told['chain']): Promise<Trace | undefined> {
  const hash = /^ibc\/([0-9A-F]{64})$/.exec(denom)?.[1]
  if (hash === undefined) return undefined
  return (await new TransferClient(transport).denomTrace({ hash }).response).denomTrace
}

function addTrace(asset: Asset, { path, baseDenom }: Trace): Asset {
  return { ...asset, path, base: baseDenom }
}

/** The channels that coins came over: where the first leads the chain knows itself. */
function findHops(path: string, paths: ListIbcPathsResponse | undefined): ChannelHop[] {
  const [first] = listHops(path, undefined)
  return listHops(
    path,
    paths?.channels.find(({ port, channel }) => port === first?.port && channel === first.channel),
  )
}

/** Who made a denom of the token factory, and who may make more of it. */
async function findFactory(denom: string, { transport }: Told['chain']) {
  const creator = /^factory\/(inj1[0-9a-z]{38})\//.exec(denom)?.[1]
  if (creator === undefined) return { admin: '', unknown: [] }
  const asked = new FactoryClient(transport).denomAuthorityMetadata({ creator, subDenom: denom.slice(51) })
  try {
    const { authorityMetadata } = await asked.response
    const { admin = '', adminBurnAllowed: canAdminBurn = false } = authorityMetadata ?? {}
    return { admin, creator, canAdminBurn, unknown: [] }
  } catch {
    return { admin: '', creator, unknown: ['tokenfactory'] }
  }
}

/** Rules of its own, which a denom of the token factory may have. */
async function findRules(denom: string, chain: Told['chain']): Promise<DenomRules | undefined> {
  if (!denom.startsWith('factory/')) return undefined
  const { namespaces } = await listNamespaces(chain, { denom, cursor: '', limit: 1 })
  const [found] = namespaces
  return found && toRules(found)
}

function toRules({ wasmHook, evmHook, roles }: Namespace): DenomRules {
  const managers = new Set(roles.flatMap((role) => role.managers))
  return {
    wasmHook,
    evmHook,
    roles: roles.map(({ name, permissions }) => ({ name, permissions: Number(permissions) })),
    managers: [...managers].toSorted(),
  }
}

async function findFund(denom: string, { transport }: Told['chain']): Promise<FundOfShare | undefined> {
  if (!/^share\d+$/.test(denom)) return undefined
  const { funds } = await new InsuranceClient(transport).insuranceFunds({}).response
  const fund = funds.find(({ insurancePoolTokenDenom }) => insurancePoolTokenDenom === denom)
  if (fund === undefined) return undefined
  const { marketId, marketTicker: ticker, depositDenom, balance, totalShare } = fund
  return { marketId, ticker, depositDenom, balance, totalShare }
}

/** A page says as much without it, only less well. */
async function orNothing<Value>(ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
  return ask().catch(() => undefined)
}
