import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { listChildren, wholeOf, type Slice } from './scan-json.ts'

/** A value as a page shows it: what is in it, or the way there. */
export type JsonNode = {
  /** Empty of the whole. */
  name: string
  kind: 'object' | 'array' | 'text' | 'number' | 'word'
  /** Of a value that has nothing in it; of others how many they have. */
  text: string
  /** How long a text is that was cut. */
  note: string
  /** Path of the page of the account that a text is. */
  to?: string
  children: JsonNode[]
  /** To what of it has no room here: a link where there is a page for it. */
  more: { text: string; path: string | undefined } | undefined
}

export type JsonView = {
  /** undefined where the text is no JSON. */
  root: JsonNode | undefined
  /** The part that is shown, and the way back; undefined of the whole. */
  part: { text: string; back: string; path: string } | undefined
  /** The beginning of what is no JSON. */
  plain: string
}

type Asked = {
  naming: Naming
  /** Which part is shown, as a JSON pointer, and from which of its entries on. */
  at?: string
  from?: number
  /** Path of a page that shows a part; where there is none, what has no room is counted. */
  pathTo?: (place: { at: string; from: string }) => string
}

const mostNodes = 400
const mostChildren = 100
const mostInside = 25
const deepest = 7
const longestText = 600
const longestPlain = 2000
const isAddress = /^inj1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?$/

/** A text of JSON of any size and depth as a tree of a page: numbers stay the digits that they are. */
export function viewJson(text: string, { naming, at = '', from = 0, pathTo }: Asked): JsonView {
  const t = translationsIn(naming.language, 'wasm')
  if (!isJson(text)) return { root: undefined, part: undefined, plain: visible(text.slice(0, longestPlain)) }
  const found = find(text, at)
  const draw = createDrawing(text, naming, pathTo)
  if (found === undefined || (at === '' && from === 0))
    return { root: draw('', wholeOf(text), { pointer: '', depth: 0, from: 0 }), part: undefined, plain: '' }
  return {
    root: draw('', found, { pointer: at, depth: 0, from }),
    part: {
      text: t('json.at', { path: visible(at || '/') }),
      back: t('json.back'),
      path: pathTo?.({ at: '', from: '' }) ?? '',
    },
    plain: '',
  }
}

type Place = { pointer: string; depth: number; from: number }

function createDrawing(text: string, { language }: Naming, pathTo: Asked['pathTo']) {
  const t = translationsIn(language, 'wasm')
  let left = mostNodes
  return function draw(name: string, slice: Slice, { pointer, depth, from }: Place): JsonNode {
    left--
    const first = text[slice.start]
    if (first !== '{' && first !== '[') return drawScalar(name, text.slice(slice.start, slice.end), t)
    const node: JsonNode = {
      name,
      kind: first === '{' ? 'object' : 'array',
      text: '',
      note: '',
      children: [],
      more: undefined,
    }
    const room = depth >= deepest ? 0 : depth === 0 ? mostChildren : mostInside
    let count = 0
    let shown = from
    for (const { key, value } of listChildren(text, slice)) {
      const at = count++
      if (at < from || at >= from + room || at !== shown || left <= 0) continue
      shown++
      const own = key === undefined ? String(at) : String(JSON.parse(text.slice(key.start, key.end)))
      const inside = { pointer: `${pointer}/${escape(own)}`, depth: depth + 1, from: 0 }
      node.children.push(draw(visible(own.slice(0, 200)), value, inside))
    }
    // What is empty is short enough to be shown as it is.
    node.text = count === 0 ? (first === '{' ? '{}' : '[]') : t('json.entries', { count })
    if (count > shown)
      node.more = {
        text: shown === 0 ? t('json.deeper') : t('json.more', { count: count - shown }),
        path: pathTo?.({ at: pointer, from: String(shown || '') }),
      }
    return node
  }
}

function drawScalar(name: string, raw: string, t: ReturnType<typeof translationsIn<'wasm'>>): JsonNode {
  const rest = { name, children: [], more: undefined }
  if (!raw.startsWith('"')) {
    const kind = /^[-\d]/.test(raw) ? 'number' : 'word'
    return { ...rest, kind, text: raw.slice(0, longestText), note: '' }
  }
  const text = String(JSON.parse(raw))
  const note = text.length > longestText ? t('json.cut', { count: text.length }) : ''
  const shown = { ...rest, kind: 'text' as const, text: visible(text.slice(0, longestText)), note }
  return isAddress.test(text) ? { ...shown, to: `/account/${text}/` } : shown
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The value at a JSON pointer. */
function find(text: string, pointer: string): Slice | undefined {
  const names = pointer.split('/').slice(1)
  let at: Slice | undefined = wholeOf(text)
  for (const name of names) at = at && findChild(text, at, name)
  return at
}

function findChild(text: string, slice: Slice, name: string): Slice | undefined {
  let place = 0
  for (const { key, value } of listChildren(text, slice)) {
    const own = key === undefined ? String(place++) : String(JSON.parse(text.slice(key.start, key.end)))
    if (escape(own) === name) return value
  }
  return undefined
}

function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** What a text hides or turns around, as it would be written in JSON. */
export function visible(text: string): string {
  return text.replaceAll(
    /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
