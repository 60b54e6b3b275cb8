import {
  formatEthereumAddress,
  formatUnits,
  readAccount,
  type EvmArgument,
  type EvmValue,
} from '@injsight/chain'
import { isolateName, isolateOdd } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import { inUnit, type Piece, type Written } from '../../language/written.ts'
import { writeText } from '../message-fields/texts.server.ts'
import type { EvmToken } from './token.server.ts'

type Told<Value = EvmValue> = { name: string; type: string; value: Value }

/** In whose words a value is told: the token that its contract is, where it is one. */
export type Around = { naming: Naming; token: EvmToken | undefined }

const longestText = 300
const longestBytes = 66
const mostItems = 20

/** A value of a call, a log or an error, as a page tells it. */
export function writeValue({ name, type, value }: Told, around: Around): Written {
  if (Array.isArray(value)) return writeList({ name, type: type.replace(/\[\d*\]$/, ''), value }, around)
  if (typeof value === 'object') return writeFields(value.fields, around)
  if (typeof value === 'boolean') return [String(value)]
  if (type === 'address') return writeAddress(value, around.naming)
  if (/^u?int/.test(type)) return writeNumber({ name, type, value }, around)
  if (type === 'string') return writeString(name, value, around)
  return writeBytes(value)
}

function writeList({ name, type, value }: Told<EvmValue[]>, around: Around): Written {
  const items = value
    .slice(0, mostItems)
    .flatMap((item, at) => [at === 0 ? '' : ', ', ...writeValue({ name, type, value: item }, around)])
  const more = value.length - mostItems
  return ['[', ...items, more > 0 ? `, +${more}]` : ']']
}

function writeFields(fields: readonly EvmArgument[], around: Around): Written {
  const written = fields.flatMap((field, at) => [
    `${at === 0 ? '' : ', '}${field.name === '' ? '' : `${field.name}: `}`,
    ...writeValue(field, around),
  ])
  return ['(', ...written, ')']
}

/** What the chain's own contracts are told in texts: accounts, markets, subaccounts; else as it was written. */
function writeString(name: string, text: string, { naming }: Around): Written {
  const known = writeText({ name, text: text.slice(0, longestText), isForeign: true }, naming)
  const [first] = known ?? []
  const isNamed = typeof first === 'object' && (first.to !== undefined || first.look === 'name')
  if (known !== undefined && isNamed) return known
  return [isolateName(text, longestText), text.length > longestText ? '…' : '']
}

/** An account by its name where it has one, as elsewhere on the site; whole in Ethereum's spelling as its title. */
export function writeAddress(hex: string, naming: Naming): Written {
  if (/^0x0{40}$/.test(hex)) return [translationsIn(naming.language, 'ethereum')('nobody')]
  const account = readAccount(hex)
  return [{ ...writeAccount(account, naming), title: formatEthereumAddress(account) }]
}

const amounts =
  /^_?(value|amount|wad|supply|initial_?supply|(added|subtracted)_?value|balance|allowance|needed|needs|has|cap)$/i
const unlimited = String(2n ** 256n - 1n)
/** What says which, not how much: the largest of them is one as any other. */
const ids = /id$/i

/** What counts a token stands in its whole units, with the number itself as title. */
function writeNumber(
  { name, value }: { name: string; type: string; value: string },
  around: Around,
): Written {
  const { naming, token } = around
  if (value === unlimited && !ids.test(name))
    return [{ text: translationsIn(naming.language, 'ethereum')('unlimited'), title: value, look: 'number' }]
  if (token?.decimals === undefined || !amounts.test(name))
    return [number(formatUnits(value, 0, { group: true }), value)]
  const text = inUnit(formatUnits(value, token.decimals, { group: true }), isolateOdd(token.symbol))
  return [{ ...number(text, value), to: token.path }]
}

function number(text: string, title: string): Piece {
  return { text, title, look: 'number' }
}

function writeBytes(hex: string): Written {
  const text = hex.length > longestBytes ? `${hex.slice(0, longestBytes)}…` : hex
  return [{ text, title: hex.slice(0, 4000), look: 'identifier' }]
}
