import { Buffer } from 'node:buffer'

/** Kinds of values by where they stand; of lists all that is in them. */
export type Shape = Map<string, Set<string>>

/** How names and numbers are written: as on the wire of gRPC, where whoever prints an answer chooses, or exactly so. */
export type Strictness = 'as printed' | 'exactly'

/** The shape of an answer; bytes and texts that hold JSON are looked into. */
export function shapeOf(value: unknown, strictness: Strictness, at = '', shape: Shape = new Map()): Shape {
  const kinds = shape.get(at) ?? new Set()
  shape.set(at, kinds)
  if (isOfItsOwnShape(at)) {
    kinds.add(typeof value)
    return shape
  }
  const told = opened(value)
  kinds.add(kindOf(told))
  if (Array.isArray(told)) for (const one of told) shapeOf(one, strictness, `${at}[]`, shape)
  else if (typeof told === 'object' && told !== null)
    for (const [name, one] of Object.entries(told)) {
      const named = strictness === 'exactly' ? name : inCamelCase(name)
      shapeOf(one, strictness, at === '' ? named : `${at}.${named}`, shape)
    }
  return shape
}

/** Where `ours` has not what `told` has, a line each: the place, what is there, what should be. */
export function differencesOf(told: Shape, ours: Shape, strictness: Strictness): string[] {
  return [...told].flatMap(([at, kinds]) => {
    if (isWithinUnlisted(at, ours)) return []
    const found = ours.get(at) ?? new Set(['nothing'])
    // Of several some may lack a part, as long as others have it.
    const odd = [...found].filter(
      (kind) =>
        ![...kinds].some((one) => isLike(one, kind, strictness)) && !(kind === 'null' && found.has('object')),
    )
    if (odd.length === 0 && [...found].every(isEmpty) && ![...kinds].some(isEmpty))
      return [`${at}: always ${[...found].join(' or ')}, not ${[...kinds].join(' or ')}`]
    return odd.map((kind) => `${at}: ${kind}, not ${[...kinds].join(' or ')}`)
  })
}

function isEmpty(kind: string): boolean {
  return /: (?:empty|zero|no bytes)$/.test(kind)
}

/** Values of fields that are words out of a list, by the field's name. */
export function wordsOf(value: unknown, words = new Map<string, Set<string>>(), name = '') {
  if (isOfItsOwnShape(name)) return words
  const told = opened(value)
  if (Array.isArray(told)) for (const one of told) wordsOf(one, words, name)
  else if (typeof told === 'object' && told !== null)
    for (const [key, one] of Object.entries(told)) wordsOf(one, words, inCamelCase(key))
  else if (typeof told === 'string' && told !== '' && ofWords.test(name))
    words.set(name, (words.get(name) ?? new Set()).add(told))
  return words
}

const ofWords =
  /(?:status|state|direction|side|executionType|orderType|operationType|transferType|oracleType|txType)$/i

/** What messages and events tell is the chain's and no service's, and where a list goes on is nobody's to read. */
function isOfItsOwnShape(at: string): boolean {
  return /(?:^|\.)(?:value|initMessage|init_message|next\[\])$/.test(at)
}

/** Of a list that is in an empty list of ours only the outer one is told. */
function isWithinUnlisted(at: string, ours: Shape): boolean {
  const lists = [...at.matchAll(/\[\]/g)].map(({ index }) => at.slice(0, index + 2))
  return lists.some((list) => list !== at && !ours.has(list))
}

/** Whether a value of ours is like one that was told: what isn't known is 0 or empty. */
function isLike(told: string, ours: string, strictness: Strictness): boolean {
  if (told === ours || ours === 'text: empty') return true
  const [toldType, toldForm] = split(told)
  const [ourType, ourForm] = split(ours)
  // Numbers of 64 bits are printed as numbers or as texts; whoever has texts gets no numbers, which would be of 32 bits.
  const mayDiffer = strictness === 'as printed' && toldType === 'number' && ourType === 'text'
  if (toldType !== ourType && !mayDiffer) return false
  if (toldForm === ourForm || ourForm === 'zero' || /^(?:empty|no bytes)$/.test(toldForm)) return true
  if (toldForm === 'zero') return /^(?:a number|milliseconds)/.test(ourForm)
  // Whether one with all its decimals would have been cut is seen where the last is 0.
  if (toldForm === 'a number of 18 decimals') return ourForm.startsWith('a number')
  return ourForm === 'a number of 18 decimals' && toldForm.startsWith('a number')
}

function split(kind: string): [string, string] {
  const [type = '', form = ''] = kind.split(': ')
  return [type, form]
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return `number: ${formOf(String(value))}`
  if (typeof value === 'string') return `text: ${formOf(value)}`
  return value === null ? 'null' : typeof value
}

const forms: [RegExp, string][] = [
  [/^$/, 'empty'],
  [/^(?:0|-62135596800000)$/, 'zero'], // of a moment: that before all others in Go
  [/^0x0*$/, 'no bytes'],
  [/^1[4-9]\d{11}$/, 'milliseconds'],
  [/^-?\d+\.\d{17}[1-9]$/, 'a number of 18 decimals'],
  [/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/, 'a number'],
  [/^-?\d+\.\d+0$/, 'a number with zeros to its last decimal'],
  [/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? \+0000 UTC$/, 'a time as Go prints it'],
  [/^\d{4}-\d\d-\d\dT/, 'a time of ISO 8601'],
  [/^0x[0-9a-f]{64}$/, '32 bytes after 0x in small letters'],
  [/^0x[0-9A-F]{64}$/i, '32 bytes after 0x in capitals'],
  [/^[0-9A-F]{64}$/i, '32 bytes without 0x'],
  [/^0x[0-9a-f]{40}$/i, 'an address of Ethereum'],
  [/^injvalcons1/, 'an address of consensus'],
  [/^injvaloper1/, 'an address of an operator'],
  [/^[a-z]+1[02-9ac-hj-np-z]{38,}$/, 'an address'],
  [/^\/[a-z]\w*(?:\.\w+)+$/, 'a type of message'],
]

function formOf(text: string): string {
  return forms.find(([form]) => form.test(text))?.[1] ?? 'words'
}

/** What JSON in it says, whether it was passed on as text or as bytes; otherwise as it is. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = /^(?:bnVsbA==|[Wey][\w+/]+=*)$/.test(value) ? Buffer.from(value, 'base64').toString() : value
  if (!/^[[{]|^null$/.test(text)) return value
  try {
    return JSON.parse(text) as unknown
  } catch {
    return value
  }
}

function inCamelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
