import { Fault } from '@injsight/errors'
import { orFault } from '../or-fault.ts'
import {
  readInjAddress,
  readDigits,
  readList,
  readObject,
  readText,
  unreadable,
  type Json,
} from '../read-json.ts'

/** What a contract by the CW20 standard is begun with. */
export type Cw20Beginning = {
  name: string
  symbol: string
  decimals: number
  balances: Map<string, bigint>
  minter: string | null
  cap: bigint | null
  project: string | null
  description: string | null
  marketing: string | null
  /** Its URL, '' for one that the contract holds. */
  logo: string | null
}

/**
 * Reads the message that a contract was begun with.
 *
 * @returns undefined when it's not the one of a CW20 token: another field, or a value that the standard refuses
 */
export function readCw20Beginning(msg: unknown): Cw20Beginning | undefined {
  return unlessFault(() => {
    const fields = readFields(msg, ['name', 'symbol', 'decimals', 'initial_balances', 'mint', 'marketing'])
    if (!Array.isArray(fields['initial_balances'])) throw unreadable('list of balances', undefined)
    return {
      name: readText(fields['name'], 'name'),
      symbol: readText(fields['symbol'], 'symbol'),
      decimals: readDecimals(fields['decimals']),
      balances: readBalances(fields['initial_balances']),
      ...readMint(fields['mint']),
      ...readMarketing(fields['marketing']),
    }
  })
}

/** What a collection by CW721 is begun with. */
export function readNftBeginning(msg: unknown): { name: string; symbol: string } | undefined {
  return unlessFault(() => {
    const { name, symbol, minter } = readFields(msg, ['name', 'symbol', 'minter'])
    readInjAddress(minter)
    return { name: readText(name, 'name'), symbol: readText(symbol, 'symbol') }
  })
}

/** @throws Fault when it's none that the standard lets in */
export function readDecimals(value: unknown): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 18) return Number(value)
  throw unreadable('number of decimals', value)
}

/** @throws Fault when it's no amount of 128 bits */
export function readTokens(value: unknown): bigint {
  const amount = readDigits(value, 'amount')
  if (amount < 1n << 128n) return amount
  throw unreadable('amount', value)
}

export function readMint(value: unknown): { minter: string | null; cap: bigint | null } {
  if (value === null || value === undefined) return { minter: null, cap: null }
  const { minter, cap } = readFields(value, ['minter', 'cap'])
  return { minter: readInjAddress(minter), cap: cap === null || cap === undefined ? null : readTokens(cap) }
}

export type Marketing = Pick<Cw20Beginning, 'project' | 'description' | 'marketing' | 'logo'>

export function readMarketing(value: unknown): Marketing {
  if (value === null || value === undefined) {
    return { project: null, description: null, marketing: null, logo: null }
  }
  const { project, description, marketing, logo } = readFields(value, [
    'project',
    'description',
    'marketing',
    'logo',
  ])
  return {
    project: readOptional(project),
    description: readOptional(description),
    marketing: readOptional(marketing),
    logo: logo === null || logo === undefined ? null : readLogo(logo),
  }
}

/** `{"url": …}`, or `{"embedded": …}`; the chain answers with "embedded" for the latter. */
export function readLogo(value: unknown): string {
  if (value === 'embedded') return ''
  const { url, embedded } = readFields(value, ['url', 'embedded'])
  return embedded === undefined ? readText(url, 'URL') : ''
}

export function readOptional(value: unknown): string | null {
  return value === null || value === undefined ? null : readText(value, 'text')
}

function readBalances(list: unknown): Map<string, bigint> {
  const balances = new Map<string, bigint>()
  for (const one of readList(list, 'list of balances')) {
    const { address, amount } = readFields(one, ['address', 'amount'])
    const holder = readInjAddress(address)
    if (balances.has(holder)) throw unreadable('new holder', holder)
    balances.set(holder, readTokens(amount))
  }
  return balances
}

/** An object with these fields and no other, as the contract itself demands it. */
function readFields(value: unknown, names: string[]): Json {
  const object = readObject(value, 'object')
  const other = Object.keys(object).find((name) => !names.includes(name))
  if (other !== undefined) throw unreadable('field', other)
  return object
}

function unlessFault<Value>(read: () => Value): Value | undefined {
  const told = orFault(read)
  return told instanceof Fault ? undefined : told
}
