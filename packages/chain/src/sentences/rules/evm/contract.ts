import { encodeAddress, formatEthereumAddress } from '../../../addresses/addresses.ts'
import type { EvmArgument, EvmValue } from '../../../evm.ts'
import { decodeHex } from '../../../hex.ts'
import { account, identifier, text } from '../../parts.ts'
import type { KnownContract, Part, SentenceContext } from '../../sentence.ts'

/** The account that an Ethereum address is. */
export function accountOf(address: string): string {
  return encodeAddress('inj', decodeHex(address))
}

export function findContract(
  address: string,
  context: Pick<SentenceContext, 'contracts'>,
): KnownContract | undefined {
  return context.contracts?.find(accountOf(address))
}

/** A contract of the EVM by what it is called, where that is known; by Ethereum's address, as its users know it. */
export function contractOf(address: string, context: SentenceContext, name?: string): Part {
  const known = findContract(address, context)
  const label = name || known?.label || known?.token?.symbol
  return { kind: 'contract', address: formatEthereumAddress(address), ...(label && { label }) }
}

const mostGiven = 4

/** A method or an error, and what it was given where that could be read. */
export function tellGiven(method: string, given: readonly EvmArgument[] | undefined): Part {
  if (given === undefined) return identifier(method)
  const shown = given.slice(0, mostGiven)
  return {
    kind: 'call',
    method,
    given: shown.map(({ type, value }) => tellValue(type, value)),
    more: given.length - shown.length,
  }
}

const longest = 60

function tellValue(type: string, value: EvmValue): Part {
  if (typeof value !== 'string') return identifier(cut(writeValue(value)))
  if (type === 'address') return account(accountOf(value))
  if (value === largest) return identifier('2²⁵⁶−1')
  return type === 'string' ? text(`“${cut(value)}”`) : identifier(cut(value))
}

// Many digits for what means: as much as there is.
const largest = (2n ** 256n - 1n).toString()

function writeValue(value: EvmValue): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `[${value.slice(0, mostGiven).map(writeValue).join(', ')}${ifMore(value)}]`
  return `(${value.fields
    .slice(0, mostGiven)
    .map((field) => writeValue(field.value))
    .join(', ')}${ifMore(value.fields)})`
}

function ifMore(list: readonly unknown[]): string {
  return list.length > mostGiven ? ', …' : ''
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
