import { decodeAddress, type FieldShape } from '@injsight/chain'
import { rangeOf } from '@injsight/evm'
import type { Wanted, Wrong } from './rule.ts'

/** What is wrong with a field of a message of CosmWasm, as it was typed. Empty is nothing. */
export function checkShape(shape: FieldShape, typed: string): Wrong | undefined {
  const { type, isOptional } = shape
  const text = type === 'text' ? typed : typed.trim()
  if (text === '') return isOptional ? undefined : { at: '', value: '', wanted: wantedOf(shape) }
  if (type === 'number') return checkValue(shape, new Digits(text), '')
  if (type !== 'flag' && type !== 'json') return checkValue(shape, text, '')
  try {
    return checkValue(shape, JSON.parse(text, keepDigits), '')
  } catch {
    return { at: '', value: text, wanted: wantedOf(shape) }
  }
}

/** A number of JSON with the digits that were typed, of which JSON's own keep sixteen. */
class Digits {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toJSON(): unknown {
    const { rawJSON } = JSON as { rawJSON?: (text: string) => object }
    return rawJSON?.(this.text) ?? this.text
  }
}

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown
const keepDigits: Reviver = (_key, value, context) =>
  typeof value === 'number' ? new Digits(context?.source ?? String(value)) : value

function checkValue(shape: FieldShape, value: unknown, at: string): Wrong | undefined {
  if (value === null && shape.isOptional) return undefined
  if (shape.type === 'json') return checkJson(shape, value, at)
  return isFit(shape, value) ? undefined : wrong(shape, value, at)
}

function wrong(shape: FieldShape, value: unknown, at: string): Wrong {
  const text =
    typeof value === 'string' ? value : value instanceof Digits ? value.text : JSON.stringify(value)
  return { at, value: text, wanted: wantedOf(shape) }
}

function checkJson(shape: FieldShape, value: unknown, at: string): Wrong | undefined {
  const { items, members, variants, choices = [] } = shape
  if (items !== undefined) {
    if (!Array.isArray(value)) return wrong(shape, value, at)
    return first(value.map((one, place) => checkValue(items, one, `${at}[${place}]`)))
  }
  if (members === undefined && variants === undefined) return undefined
  if (choices.some((one) => one === value)) return undefined
  if (!isObject(value)) return wrong(shape, value, at)
  if (members !== undefined) return first(members.map((one) => checkMember(one, value, at)))
  const [name, ...others] = Object.keys(value)
  const variant = others.length === 0 ? variants?.find((one) => one.name === name) : undefined
  return variant === undefined ? wrong(shape, value, at) : checkMember(variant, value, at)
}

function checkMember(member: FieldShape, object: object, at: string): Wrong | undefined {
  const inside = at === '' ? member.name : `${at}.${member.name}`
  if (Object.hasOwn(object, member.name)) return checkValue(member, Reflect.get(object, member.name), inside)
  return member.isOptional ? undefined : { at: inside, value: '', wanted: wantedOf(member) }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits)
}

function first(found: readonly (Wrong | undefined)[]): Wrong | undefined {
  return found.find((one) => one !== undefined)
}

function isFit({ type, whole, choices = [] }: FieldShape, value: unknown): boolean {
  if (type === 'flag') return typeof value === 'boolean'
  if (type === 'number') return value instanceof Digits && isNumber(value.text, whole)
  if (typeof value !== 'string') return false
  if (type === 'address') return isAccount(value)
  if (type === 'amount') return isWhole(value, whole ?? widest)
  if (type === 'decimal') return /^-?\d{1,60}(?:\.\d{1,18})?$/.test(value)
  if (type === 'binary') return base64.test(value)
  return type !== 'choice' || choices.includes(value)
}

/** Whether a text is an account of the chain in its own spelling, as contracts of CosmWasm want it. */
export function isAccount(text: string): boolean {
  try {
    const { prefix, bytes } = decodeAddress(text)
    return prefix === 'inj' && (bytes.length === 20 || bytes.length === 32)
  } catch {
    return false
  }
}

type Whole = NonNullable<FieldShape['whole']>

/** Of amounts of which nothing more is said. */
const widest: Whole = { bits: 128, isSigned: false }
const base64 = /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i

function isNumber(text: string, whole: Whole | undefined): boolean {
  return /^-?(?:0|[1-9]\d{0,99})(?:\.\d{1,99})?$/.test(text) && (whole === undefined || isWhole(text, whole))
}

function isWhole(text: string, whole: Whole): boolean {
  if (!/^-?\d{1,155}$/.test(text)) return false
  const { least, most } = rangeOf(whole)
  const number = BigInt(text)
  return number >= least && number <= most
}

function wantedOf({ type, whole, choices = [], items, members, variants }: FieldShape): Wanted {
  if (type === 'amount' || (type === 'number' && whole !== undefined)) {
    const { least, most } = rangeOf(whole ?? widest)
    return { kind: 'whole', least: String(least), most: String(most) }
  }
  if (type === 'choice') return { kind: 'choice', choices }
  if (type !== 'json') return { kind: type }
  if (items !== undefined) return { kind: 'list' }
  if (variants !== undefined)
    return { kind: 'variant', choices: [...choices, ...variants.map(({ name }) => `{"${name}":…}`)] }
  return { kind: members === undefined ? 'json' : 'object' }
}
