import { Fault } from '@injsight/errors'
import { decodeAddress, formatEthereumAddress } from '../addresses.ts'
import { denomFamily, readDenom } from '../denoms.ts'
import * as formats from './formats.ts'

/** What is wrong with a field: `code` is for programs and for words in other languages, `message` is English. */
export type FieldTrouble = { code: FieldCode; message: string }
export type FieldCode = keyof typeof messages | 'default' | 'json'
export type FieldRule = keyof typeof rules

const messages = {
  required: 'This field is required',
  account: "Your search doesn't match an account address format",
  subaccount: "Your search doesn't match a subaccount address format",
  subaccountId: "Your search doesn't match a subaccountId format",
  block: "Your search doesn't match a block height format",
  blockHash: "Your search doesn't match a block hash format",
  transaction: "Your search doesn't match a transaction format",
  name: 'This field is not a valid Injective name',
  tradeHistory: "Your search doesn't match an injective address or subaccountId",
  global: "Your search doesn't match a block, transaction, asset, or address",
  ibcAsset: "Your search doesn't match an IBC asset format",
  bridgedErc20: "Your search doesn't match a bridged ERC20 asset format",
  nativeAsset: "Your search doesn't match a native asset format",
}

type Passes = (text: string) => boolean

const isAccount: Passes = (text) =>
  text.startsWith('inj') && text.length === 42 && doesNotThrow(() => decodeAddress(text))
const isSubaccount: Passes = (text) =>
  /^0x[0-9a-f]{64}$/i.test(text) && text.slice(42).split('0').length - 1 > 22

/** Each rule: what passes it, and what is said of what doesn't. */
const rules = {
  required: [formats.isPresent, 'required'],
  account: [isAccount, 'account'],
  etherAccount: [isEthereumAddress, 'account'],
  emptyOrAccount: [(text) => text === '' || isAccount(text), 'account'],
  subaccount: [isSubaccount, 'subaccount'],
  subaccountId: [
    (text) => /^0x[0-9a-f]{64}$/i.test(text) && isEthereumAddress(text.slice(0, 42)),
    'subaccountId',
  ],
  block: [formats.isHeight, 'block'],
  blockHash: [formats.isHash, 'blockHash'],
  transaction: [formats.isHash, 'transaction'],
  injName: [formats.isInjName, 'name'],
  solName: [formats.isSolName, 'name'],
  tradeHistorySearch: [formats.isTradeHistorySearch, 'tradeHistory'],
  globalSearch: [formats.isGlobalSearch, 'global'],
  ibcAsset: [(text) => denomFamily(readDenom(text) ?? '') === 'ibc', 'ibcAsset'],
  bridgedErc20: [(text) => denomFamily(readDenom(text) ?? '') === 'peggy', 'bridgedErc20'],
  nativeAsset: [formats.isNativeAsset, 'nativeAsset'],
  metadataKey: [formats.isMetadataKey, 'default'],
  analyticsId: [formats.isAnalyticsId, 'default'],
} satisfies Record<string, [Passes, keyof typeof messages | 'default']>

/**
 * What is wrong with a text by a rule; undefined when nothing is. `field` names it where the message does.
 *
 * @example checkField('block', '-1')?.message // "Your search doesn't match a block height format"
 */
export function checkField(rule: FieldRule, text: string, field = 'Field'): FieldTrouble | undefined {
  const [passes, code] = rules[rule]
  if (passes(text)) return undefined
  return { code, message: code === 'default' ? `${field} is not valid.` : messages[code] }
}

/**
 * An address or, when it begins with 0x, a subaccount: by the rule of the one that it looks like.
 *
 * @example checkAddressOrSubaccount('0x12')?.code // 'subaccount'
 */
export function checkAddressOrSubaccount(text: string): FieldTrouble | undefined {
  return checkField(text.startsWith('0x') ? 'subaccount' : 'account', text)
}

/**
 * What the parser says of a text that is no JSON.
 *
 * @example checkJson('{}') // undefined
 */
export function checkJson(text: string): FieldTrouble | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return { code: 'json', message: error instanceof Error ? error.message : String(error) }
  }
}

/** 0x and 40 digits; when they are in both cases, those that EIP-55 asks for. */
function isEthereumAddress(text: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) return false
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isOneCase || formatEthereumAddress(text) === text
}

function doesNotThrow(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}
