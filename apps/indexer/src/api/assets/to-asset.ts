import { formatEthereumAddress } from '@injsight/chain'
import type { Asset } from '@injsight/injsight-v1'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { calledBy } from '#src/handlers/denoms/metadata.ts'
import { multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { shift } from '#src/queries/exchange/units.ts'
import type { AssetRow } from '#src/queries/tokens/assets.ts'
import type { ContractTokenRow } from '#src/queries/tokens/contract-tokens.ts'
import type { Prices } from '../accounts/spot-prices.ts'
import type { FindLookAlikes } from './find-look-alikes.ts'
import type { TierOf } from './token-list.ts'

export type Judging = {
  tierOf: TierOf
  findLookAlikes: FindLookAlikes
  prices: Prices | undefined
}

const injDecimals = 18

export function toAsset(row: AssetRow, { tierOf, findLookAlikes, prices }: Judging): Asset {
  const { denom, family, supply } = row
  const called = callAsset(row)
  const price = prices?.of.get(denom)
  return {
    asset: denom,
    kind: family,
    ...called,
    supply,
    holders: BigInt(row.holders),
    price: price?.price ?? '',
    worth: prices === undefined ? '' : (worthOf(supply, denom, prices) ?? ''),
    admin: row.admin ?? '',
    contract: row.contract === null ? ownContract(denom) : toPrefixedHex(row.contract),
    verification: tierOf(denom),
    path: row.path ?? '',
    base: row.base ?? '',
    lookAlikes: findLookAlikes({ asset: denom, ...called }),
    isLost: false,
  }
}

/** What all that there is of a denom is worth, in whole tokens of what INJ is traded for. */
export function worthOf(supply: string, denom: string, prices: Prices): string | undefined {
  const ratio = prices.of.get(denom)?.ratio
  return ratio === undefined ? undefined : shift(multiplyDecimals(supply, ratio), -prices.quoteDecimals)
}

function callAsset({ denom, metadata, decimals, said }: AssetRow) {
  const told = metadata === null ? undefined : calledBy(metadata)
  const known = told?.decimals ?? said?.decimals ?? decimals ?? (denom === 'inj' ? injDecimals : undefined)
  return {
    name: told?.name || said?.name || (denom === 'inj' ? 'Injective' : ''),
    symbol: told?.symbol || said?.symbol || (denom === 'inj' ? 'INJ' : ''),
    hasDecimals: known !== undefined,
    decimals: known ?? 0,
  }
}

/** Coins that bear the name of a contract. */
function ownContract(denom: string): string {
  const [, contract = ''] = /^erc20:(0x[0-9a-f]{40})$/i.exec(denom) ?? []
  return contract.toLowerCase()
}

export function toContractAsset(
  row: ContractTokenRow,
  { tierOf, findLookAlikes }: Pick<Judging, 'tierOf' | 'findLookAlikes'>,
): Asset {
  const { asset, kind, decimals, isLost } = row
  const [name, symbol] = [row.name ?? '', row.symbol ?? '']
  return {
    asset: kind === 'erc20' ? formatEthereumAddress(asset) : asset,
    kind,
    name,
    symbol,
    hasDecimals: decimals !== null,
    decimals: decimals ?? 0,
    supply: isLost ? '' : (row.supply ?? ''),
    holders: isLost ? 0n : BigInt(row.rank),
    price: '',
    worth: '',
    admin: row.minter ?? '',
    contract: kind === 'erc20' ? asset : '',
    verification: tierOf(asset),
    path: '',
    base: '',
    lookAlikes: findLookAlikes({ asset, name, symbol }),
    isLost,
  }
}
