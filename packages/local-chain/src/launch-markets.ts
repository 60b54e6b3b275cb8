import {
  MsgInstantBinaryOptionsMarketLaunch,
  MsgInstantPerpetualMarketLaunch,
  MsgInstantSpotMarketLaunch,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { OpenNotionalCap } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/market_pb.js'
import { MsgCreateInsuranceFund } from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/tx_pb.js'
import { OracleType } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/oracle_pb.js'
import { MsgRelayProviderPrices } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/tx_pb.js'
import { parseUnits } from 'viem'
import { pack, type Packed, type Signer } from './signer.ts'
import { provider, tokens } from './known.ts'

/** A decimal as protobuf carries it: without its point, 18 places behind it. */
export const decimal = (text: string) => parseUnits(text, 18).toString()

const fees = { makerFeeRate: decimal('-0.0001'), takerFeeRate: decimal('0.001') }
const ticks = {
  minPriceTickSize: decimal('0.001'),
  minQuantityTickSize: decimal('0.001'),
  minNotional: decimal('1'),
}
const uncapped: OpenNotionalCap = { cap: { oneofKind: 'uncapped', uncapped: {} } }

/** Launches a spot, a perpetual and a binary options market in one transaction, as anybody may who pays for it. */
export function launchMarkets(admin: Signer, now: Date): Promise<string> {
  const sender = admin.account.address
  return admin.send([...spot(sender), ...perpetual(sender), ...binaryOptions(sender, now)], 5_000_000)
}

function spot(sender: string): Packed[] {
  return [
    pack(MsgInstantSpotMarketLaunch, {
      sender,
      ticker: 'INJ/USDT',
      baseDenom: tokens.inj.denom,
      quoteDenom: tokens.usdt.denom,
      ...ticks,
      baseDecimals: tokens.inj.decimals,
      quoteDecimals: tokens.usdt.decimals,
    }),
  ]
}

function perpetual(sender: string): Packed[] {
  const oracle = { oracleBase: 'INJ', oracleQuote: 'USDT', oracleType: OracleType.PriceFeed }
  const ticker = 'INJ/USDT PERP'
  return [
    insure(sender, { ticker, ...oracle, expiry: -1n }),
    pack(MsgInstantPerpetualMarketLaunch, {
      sender,
      ticker,
      quoteDenom: tokens.usdt.denom,
      ...oracle,
      oracleScaleFactor: 0,
      ...fees,
      initialMarginRatio: decimal('0.05'),
      maintenanceMarginRatio: decimal('0.02'),
      reduceMarginRatio: decimal('0.05'),
      ...ticks,
      openNotionalCap: uncapped,
      crossMarginEligible: false,
    }),
  ]
}

/** Needs a first price of its provider. It is settled after a day. */
function binaryOptions(sender: string, now: Date): Packed[] {
  const ticker = 'INJ ABOVE 30'
  const expiry = BigInt(Math.floor(now.getTime() / 1000)) + 86_400n
  return [
    pack(MsgRelayProviderPrices, {
      sender,
      provider: provider.name,
      symbols: [provider.symbol],
      prices: [decimal('0.4')],
    }),
    insure(sender, {
      ticker,
      oracleBase: provider.symbol,
      oracleQuote: provider.name,
      oracleType: OracleType.Provider,
      expiry: -2n,
    }),
    pack(MsgInstantBinaryOptionsMarketLaunch, {
      sender,
      ticker,
      oracleSymbol: provider.symbol,
      oracleProvider: provider.name,
      oracleType: OracleType.Provider,
      oracleScaleFactor: 0,
      makerFeeRate: decimal('0.0005'),
      takerFeeRate: decimal('0.001'),
      expirationTimestamp: expiry,
      settlementTimestamp: expiry + 3_600n,
      admin: sender,
      quoteDenom: tokens.usdt.denom,
      ...ticks,
      minQuantityTickSize: decimal('1'),
      openNotionalCap: uncapped,
    }),
  ]
}

type Insured = {
  ticker: string
  oracleBase: string
  oracleQuote: string
  oracleType: OracleType
  /** -1 for a perpetual market, -2 for binary options: the chain's own rule. */
  expiry: bigint
}

function insure(sender: string, insured: Insured): Packed {
  const initialDeposit = {
    denom: tokens.usdt.denom,
    amount: parseUnits('1000', tokens.usdt.decimals).toString(),
  }
  return pack(MsgCreateInsuranceFund, { sender, quoteDenom: tokens.usdt.denom, initialDeposit, ...insured })
}
