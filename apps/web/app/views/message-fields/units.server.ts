import {
  denomOfBridged,
  findMarketNumbers,
  formatUnits,
  numbersOf,
  shiftDecimal,
  type MarketNumbers,
  type Part,
} from '@injsight/chain'
import type { Names } from '../../sources/names/names.server.ts'
import { knownOf } from '../sentences/known.server.ts'

/** The part that tells a number of a field in whole units; undefined for what isn't counted so. */
export type Units = (name: string, text: string) => Exclude<Part, { kind: 'sentence' }> | undefined

type JsonObject = Record<string, unknown>
/** Where an object stands: the message around it and, of that, the units so far. */
type Around = { type: string; units: Units | undefined }

const injNames = /^(staked_amount|min_self_delegation)$/

/**
 * How the numbers of an object are counted: those of a market by its market, what is staked in INJ, what a token's
 * contract is told by the token. Objects inside are counted as the one around them.
 */
export function unitsOf(object: JsonObject, { type, units }: Around, names: Names): Units | undefined {
  if (/^\/injective\.exchange\.v(1beta1|2)\./.test(type)) {
    const numbers = findNumbers(object, type, names)
    return numbers === undefined ? (units ?? countInj(type)) : countMarket(numbers, type)
  }
  return units ?? countBridged(object, type) ?? countInj(type)
}

/** What the bridge is told of a deposit, or may mint of a token, counts as the token on Ethereum does. */
function countBridged(object: JsonObject, type: string): Units | undefined {
  const [contract, counted] = type.endsWith('.MsgDepositClaim')
    ? [object['token_contract'], 'amount']
    : [object['token_address'], 'absolute_mint_limit']
  if (!type.startsWith('/injective.peggy.v1.') || typeof contract !== 'string') return undefined
  const denom = denomOfBridged(contract)
  return (name, text) => {
    if (dollars.test(name) && decimal.test(text)) return { kind: 'price', value: text, symbol: 'USD' }
    return name === counted && integer.test(text) ? { kind: 'amount', denom, amount: text } : undefined
  }
}

const dollars = /^(new_)?rate_limit_usd$/
const integer = /^\d{1,60}$/
const decimal = /^\d{1,60}(\.\d{1,40})?$/

function countInj(type: string): Units {
  const isLent = type.endsWith('.MsgAuthorizeStakeGrants')
  return (name, text) => {
    const isInj = injNames.test(name) || (isLent && name === 'amount')
    return isInj && integer.test(text) ? { kind: 'amount', denom: 'inj', amount: text } : undefined
  }
}

const prices =
  /^(price|worst_price|margin|trigger_price|settlement_price|new_min_price_tick_size|min_price_tick_size)$/
const quantities = /^(quantity|new_min_quantity_tick_size|min_quantity_tick_size)$/
const worths = /^(new_)?min_notional$/

function countMarket(numbers: MarketNumbers, type: string): Units {
  const isOutcome = type.endsWith('.MsgAdminUpdateBinaryOptionsMarket')
  const isMargin = /\.Msg(In|De)creasePositionMargin$/.test(type)
  return (name, text) => {
    if (!decimal.test(text)) return undefined
    // The price of an outcome is a share of one in every version.
    if (isOutcome && name === 'settlement_price') return { kind: 'percent', value: shiftDecimal(text, 2) }
    if (prices.test(name) || (isMargin && name === 'amount')) return numbers.pricePart(numbers.price(text))
    if (quantities.test(name)) return numbers.quantityPart(numbers.quantity(text))
    return worths.test(name) ? numbers.pricePart(numbers.worth(text)) : undefined
  }
}

function findNumbers(object: JsonObject, type: string, names: Names): MarketNumbers | undefined {
  const known = { ...knownOf(names), failed: false }
  const { market_id: id, quote_denom: quoteDenom, base_denom: baseDenom, ticker } = object
  if (typeof id === 'string') return findMarketNumbers(id, type, known)
  if (typeof quoteDenom !== 'string' || typeof ticker !== 'string') return undefined
  const decimalsOf = (denom: string) => names.tokens.get(denom)?.decimals
  const isBinary = typeof object['oracle_symbol'] === 'string'
  // The terms of a market that is yet to be listed.
  const spot =
    typeof baseDenom === 'string'
      ? { kind: 'spot' as const, baseDenom, baseDecimals: decimalsOf(baseDenom) }
      : {
          kind: isBinary ? ('binary' as const) : ('futures' as const),
          baseDenom: undefined,
          baseDecimals: undefined,
        }
  const market = { ...spot, id: '', ticker, quoteDenom, quoteDecimals: decimalsOf(quoteDenom) }
  return numbersOf(market, type, known)
}

/** The units of what a token's contract is told. */
export function unitsOfToken(contract: string, names: Names): Units | undefined {
  const token = knownOf(names).contracts.find(contract)?.token
  return token && countToken(token)
}

/** The units of what a new contract is told, where by that it is to be a token. */
export function unitsOfNewToken(told: unknown): Units | undefined {
  if (typeof told !== 'object' || told === null) return undefined
  const { symbol, decimals } = told as JsonObject
  // Anybody may write any number; a token has no more decimals than a byte can count.
  const isToken = typeof symbol === 'string' && typeof decimals === 'number' && decimals >>> 0 === decimals
  return isToken && decimals < 256 ? countToken({ symbol, decimals }) : undefined
}

function countToken({ symbol, decimals }: { symbol: string; decimals: number }): Units {
  return (name, text) =>
    /^(amount|cap)$/.test(name) && integer.test(text)
      ? { kind: 'quantity', value: formatUnits(text, decimals), symbol: symbol.slice(0, 30) }
      : undefined
}
