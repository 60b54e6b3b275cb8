import { isObject, pictureOf, textOf, wholeOf, type ReadEntry } from './read-json.ts'

export const tiers = ['verified', 'internal', 'external', 'unverified'] as const
export type Tier = (typeof tiers)[number]

/** A token as the content host lists it. */
export type ListedToken = {
  /** What the bank calls it; of those that only stand in tickers, their symbol in small letters. */
  denom: string
  symbol: string
  name: string
  decimals: number
  tier: Tier
  /** native, ibc, cw20, spl, erc20, lp, evm, symbol, tokenFactory, insuranceFund or unknown. */
  type: string
  /** 0x… or inj1… of its contract; often the denom again. */
  address: string
  /** Where a picture of it is; empty for none. */
  logo: string
  /** What the price provider calls it; empty for none. */
  coingeckoId: string
}

const mostDecimals = 77

export const readToken: ReadEntry<ListedToken> = (json) => {
  if (!isObject(json)) return undefined
  const denom = textOf(json['denom'])
  const symbol = textOf(json['overrideSymbol']) || textOf(json['symbol'])
  const decimals = wholeOf(json['decimals'], mostDecimals)
  if (denom === '' || symbol === '' || decimals === undefined) return undefined
  return {
    denom,
    symbol,
    name: textOf(json['name']),
    decimals,
    tier: readTier(json['tokenVerification']),
    type: textOf(json['tokenType']) || 'unknown',
    address: textOf(json['address']),
    logo: pictureOf(json['logo']) || pictureOf(json['externalLogo']),
    coingeckoId: textOf(json['coinGeckoId']),
  }
}

/** What somebody has handed in and nobody looked at yet ("submitted") is not verified. */
function readTier(value: unknown): Tier {
  return tiers.find((one) => one === value) ?? 'unverified'
}
