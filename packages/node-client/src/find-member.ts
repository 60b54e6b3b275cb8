const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const comma = 0x2c

/** Where the value of a member begins and ends in the bytes it was found in. */
export type Slice = { start: number; end: number }

/**
 * Finds the values of all members of a JSON object, in one pass over its bytes.
 *
 * @returns undefined when the bytes are no JSON object, as far as its brackets and strings tell
 * @example findMembers(Buffer.from('{"a":1,"b":[2]}'))?.get('b')  // { start: 11, end: 14 }
 */
export function findMembers(json: Buffer): Map<string, Slice> | undefined {
  const members = new Map<string, Slice>()
  let at = skipSpace(json, 0)
  if (json[at] !== 0x7b) return undefined
  at = skipSpace(json, at + 1)
  while (json[at] === quote) {
    const end = skipValue(json, at)
    const key = json.toString('latin1', at + 1, end - 1)
    at = skipSpace(json, end)
    if (json[at] !== colon) return undefined
    const start = skipSpace(json, at + 1)
    at = skipValue(json, start)
    members.set(key, { start, end: at })
    at = skipSpace(json, at)
    if (json[at] === comma) at = skipSpace(json, at + 1)
  }
  return json[at] === 0x7d ? members : undefined
}

/**
 * Finds the elements of a JSON array, in one pass over its bytes; none in what is no array.
 *
 * @example findElements(Buffer.from('[1, {"a":2}]'))  // [{ start: 1, end: 2 }, { start: 4, end: 11 }]
 */
export function findElements(json: Buffer): Slice[] {
  const elements: Slice[] = []
  let at = skipSpace(json, 0)
  if (json[at] !== 0x5b) return elements
  at = skipSpace(json, at + 1)
  while (at < json.length && json[at] !== 0x5d) {
    const end = skipValue(json, at)
    elements.push({ start: at, end })
    at = skipSpace(json, end)
    if (json[at] === comma) at = skipSpace(json, at + 1)
  }
  return elements
}

/**
 * Finds the value of one member of a JSON object without parsing the object. Values before it are skipped, it
 * itself is only measured when something follows it, since the last member ends where its object does.
 *
 * @returns undefined when there is no such member, or the bytes are no JSON object
 * @example findMember(Buffer.from('{"id":1,"result":{"a":2}}'), 'result')  // { start: 17, end: 24 }
 */
export function findMember(json: Buffer, name: string, isLast = true): Slice | undefined {
  let at = skipSpace(json, 0)
  if (json[at] !== 0x7b) return undefined
  at = skipSpace(json, at + 1)
  while (json[at] === quote) {
    const key = { start: at + 1, end: skipValue(json, at) - 1 }
    at = skipSpace(json, key.end + 1)
    if (json[at] !== colon) return undefined
    const start = skipSpace(json, at + 1)
    if (json.toString('latin1', key.start, key.end) === name) {
      return { start, end: isLast ? endOfLastMember(json) : skipValue(json, start) }
    }
    at = skipSpace(json, skipValue(json, start))
    if (json[at] === comma) at = skipSpace(json, at + 1)
  }
  return undefined
}

/** Where the last member of the object ends: before its closing brace and the space around that. */
function endOfLastMember(json: Buffer): number {
  const brace = json.lastIndexOf(0x7d)
  let end = brace
  while (end > 0 && isSpace(json[end - 1])) end--
  return end
}

/** The position after the value that begins at `at`; brackets within strings don't count. */
function skipValue(json: Buffer, at: number): number {
  let depth = 0
  for (let i = at; i < json.length; i++) {
    const byte = json[i]
    if (byte === quote) {
      i = endOfString(json, i)
      if (depth === 0) return i + 1
    } else if (byte === 0x7b || byte === 0x5b) depth++
    else if (byte === 0x7d || byte === 0x5d) {
      depth--
      if (depth === 0) return i + 1
      if (depth < 0) return i
    } else if (byte === comma && depth === 0) return i
  }
  return json.length
}

/** The position of the quote that ends the string which begins at `at`. */
function endOfString(json: Buffer, at: number): number {
  let end = json.indexOf(quote, at + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf(quote, end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: Buffer, at: number): boolean {
  let slashes = 0
  while (json[at - 1 - slashes] === backslash) slashes++
  return slashes % 2 === 1
}

function skipSpace(json: Buffer, from: number): number {
  let at = from
  while (isSpace(json[at])) at++
  return at
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}
