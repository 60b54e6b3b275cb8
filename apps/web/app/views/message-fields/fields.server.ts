import { formatUnits, type Message } from '@injsight/chain'
import { labelOf, titleOf } from '../../language/labels.server.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { writeChoice } from './choices.server.ts'
import { readHidden } from './hidden.ts'
import { isCoin } from './is-coin.ts'
import { cut, writeText } from './texts.server.ts'
import { writeCounted } from '../parameters/value.server.ts'
import { unitsOf, unitsOfNewToken, unitsOfToken, type Units } from './units.server.ts'

/** A field of a message as a page shows it; `name` is the chain's own. */
export type Field = { name: string; label: string; value: FieldValue }

export type FieldValue =
  | Written
  | { fields: Field[] }
  | { list: FieldValue[] }
  /** Messages inside the message. */
  | { messages: Inner[] }

/** `sentence` is there where the inner message has been carried out, as with a permission. */
export type Inner = { title: string; type: string; sentence?: Written; fields: Field[] }

/** What is known of the message whose fields these are. */
export type Around = {
  /** The message's; empty where nobody knows it. */
  type?: string
  /** Tells a message inside that was carried out with it. */
  tell?: ((message: Message) => Written) | undefined
}

/** What is deeper than this is written as JSON. */
const deepest = 8
/** Entries of a list beyond these are counted. */
const mostEntries = 200
const longestJson = 2000

/**
 * The fields of a message in the words of a language. Whatever is empty is left out; bytes that nobody could decode
 * make one field.
 *
 * @example fieldsOf({ voter: 'inj1…', option: 'VOTE_OPTION_YES' }, { language: 'en', names }, { type: '/cosmos.gov.v1.MsgVote' }) // [{ name: 'voter', label: 'Voter', value: [{ … }] }, …]
 */
export function fieldsOf(value: unknown, naming: Naming, { type = '', tell }: Around = {}): Field[] {
  const place: Place = { naming, depth: 0, isForeign: false, type, tell, units: undefined }
  return listFields(isObject(value) ? value : { raw: value }, place)
}

type Place = {
  naming: Naming
  depth: number
  isForeign: boolean
  type: string
  tell: Around['tell']
  units: Units | undefined
  /** Whose parameters these are; undefined of other fields. */
  module?: string | undefined
}
type JsonObject = Record<string, unknown>

function listFields(json: JsonObject, around: Place): Field[] {
  const place = around.isForeign ? around : { ...around, units: unitsOf(json, around, around.naming.names) }
  const { contract } = json
  return Object.entries(json).flatMap(([name, one]) => {
    // What a token's units are called is no token: its symbol would stand for all of them.
    const isUnit = name === 'denom' && 'exponent' in json
    const value = writeValue(
      isUnit ? 'unit' : name,
      one,
      name === 'msg' ? enterCall(place, contract, one) : place,
    )
    // Batches of cancels call the orders that they are about data.
    const said = name === 'data' && Array.isArray(one) ? 'orders' : isUnit ? 'unit' : cut(name, 80)
    return value === undefined ? [] : [{ name, label: labelOf(said, place.naming.language), value }]
  })
}

function writeValue(name: string, value: unknown, place: Place): FieldValue | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return [writeChoice(String(value), name, place.naming.language)]
  if (typeof value === 'string') return writeString(name, value, place)
  if (typeof value === 'object') {
    const isDeep = place.depth >= deepest
    return isDeep ? [writeJson(value)] : writeInner(name, value, down(place, name))
  }
  return writeScalar(name, JSON.stringify(value), place)
}

/** What a contract is told is counted as the contract counts. */
function enterCall(place: Place, contract: unknown, told: unknown): Place {
  const known = typeof contract === 'string' ? unitsOfToken(contract, place.naming.names) : undefined
  const units = known ?? unitsOfNewToken(told)
  return { ...place, units: place.isForeign ? undefined : units }
}

function writeJson(value: object): string {
  return cut(JSON.stringify(value), longestJson)
}

function writeString(name: string, text: string, place: Place): FieldValue | undefined {
  const hidden = readHidden(text)
  return hidden === undefined
    ? writeScalar(name, text, place)
    : writeValue(name, hidden, { ...place, isForeign: true })
}

function writeScalar(name: string, text: string, place: Place): Written | undefined {
  const { naming, isForeign, units, module } = place
  const counted = module === undefined ? undefined : writeCounted({ module, name }, text, naming)
  if (counted !== undefined) return counted
  return writeText({ name, text, isForeign, units }, naming)
}

function writeInner(name: string, value: object, place: Place): FieldValue | undefined {
  if (Array.isArray(value)) return writeList(name, value, place)
  if (!isObject(value)) return undefined
  if (isCoin(value) && value.denom !== '') return writePart({ kind: 'amount', ...value }, place.naming)
  if (isHeight(value)) return writeHeight(value)
  const inner = place.isForeign ? undefined : findInner(value, place)
  if (inner) return { messages: [inner] }
  const fields = listFields(value, place)
  if (fields.length > 0) return { fields }
  // A contract's method without arguments is an empty object.
  return place.isForeign ? [writeJson(value)] : undefined
}

function writeList(name: string, list: readonly unknown[], place: Place): FieldValue | undefined {
  const shown = list.slice(0, mostEntries)
  const inner = place.isForeign ? [] : shown.map((one) => (isObject(one) ? findInner(one, place) : undefined))
  const messages = inner.filter((one) => one !== undefined)
  if (messages.length > 0 && messages.length === list.length) return { messages }
  const written = shown.map((one) => writeValue(name, one, place)).filter((value) => value !== undefined)
  if (written.length === 0) return undefined
  const more = list.length - shown.length
  return { list: more > 0 ? [...written, [`+${more}`]] : written }
}

/** A message inside another, as the chain's JSON has it in either of two ways. */
function findInner(value: JsonObject, place: Place): Inner | undefined {
  const { '@type': type, ...fields } = value
  if (typeof type === 'string') return writeMessage(type, fields, place)
  const isMessage = typeof value['type'] === 'string' && value['type'].startsWith('/')
  if (!isMessage || !isObject(value['value'])) return undefined
  return writeMessage(String(value['type']), value['value'], place)
}

function writeMessage(type: string, fields: JsonObject, place: Place): Inner {
  const sentence = place.tell?.({ type, value: fields })
  return {
    type,
    title: titleOf(type, place.naming.language),
    ...(sentence !== undefined && { sentence }),
    fields: listFields(fields, { ...place, type, units: undefined, module: undefined }),
  }
}

function down(place: Place, name: string): Place {
  const [, module] = (name === 'params' && /^\/\w+\.(\w+)\..*\.MsgUpdateParams$/.exec(place.type)) || []
  return {
    ...place,
    depth: place.depth + 1,
    isForeign: place.isForeign || /^(\w+_)?msg$/.test(name),
    module: module ?? place.module,
  }
}

type Height = { revision_number: string; revision_height: string }

/** A height of another chain, which counts anew with each revision of its own; none where it is 0. */
function isHeight(value: JsonObject): value is Height {
  const { revision_number: revision, revision_height: height } = value
  return Object.keys(value).length === 2 && /^\d+$/.test(String(revision)) && /^\d+$/.test(String(height))
}

function writeHeight({ revision_number: revision, revision_height: height }: Height): Written | undefined {
  if (height === '0') return undefined
  return [{ text: formatUnits(height, 0, { group: true }), title: `${revision}-${height}`, look: 'number' }]
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
