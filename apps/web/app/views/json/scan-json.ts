/** Where a value begins and ends in the text that it was found in. */
export type Slice = { start: number; end: number }

/** A member of an object, with its name as it is written, or an element of a list. */
export type Child = { key: Slice | undefined; value: Slice }

/**
 * What stands in an object or a list of a text that is JSON, one after the other: nothing is read that isn't asked for, so
 * neither size nor depth of the whole matters.
 *
 * @example [...listChildren('[1, {"a": 2}]', { start: 0, end: 13 })].length // 2
 */
export function* listChildren(text: string, { start }: Slice): Generator<Child> {
  const isObject = text[start] === '{'
  if (!isObject && text[start] !== '[') return
  for (let at = skipSpace(text, start + 1); text[at] !== '}' && text[at] !== ']';) {
    const key = isObject ? { start: at, end: skipString(text, at) } : undefined
    const begin = key === undefined ? at : skipSpace(text, skipSpace(text, key.end) + 1)
    const end = skipValue(text, begin)
    yield { key, value: { start: begin, end } }
    at = skipSpace(text, end)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
}

/** The value that the whole text is. */
export function wholeOf(text: string): Slice {
  const start = skipSpace(text, 0)
  return { start, end: skipValue(text, start) }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++
  return at
}

function skipString(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const end = text.indexOf('"', at)
    if (end === -1) return text.length
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return end + 1
    at = end + 1
  }
}

function skipValue(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return skipString(text, start)
  if (first === '{' || first === '[') return skipNested(text, start)
  let at = start
  while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++
  return at
}

function skipNested(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length;) {
    const one = text[at]
    if (one === '"') {
      at = skipString(text, at)
      continue
    }
    if (one === '{' || one === '[') depth++
    if (one === '}' || one === ']') depth--
    at++
    if (depth === 0) return at
  }
  return text.length
}
