import { textTypes, type FieldShape, type MessageShape } from '@injsight/chain'

/** What may stand where somebody is typing, and what of the text each would take the place of. */
export type Completions = { from: number; to: number; choices: Completion[] }

/** @param caret where to go on within what is put in */
export type Completion = { name: string; text: string; caret: number }

type Level = { isObject: boolean; atKey: boolean; key: string; keys: string[] }

const most = 12

/**
 * The names that fit where the caret stands: of messages in the outer object, of fields within one. undefined where no
 * name is being typed.
 *
 * @example completeJson('{"bal', 5, shapes)?.choices[0]?.name // 'balance'
 */
export function completeJson(
  text: string,
  caret: number,
  shapes: readonly MessageShape[],
): Completions | undefined {
  const place = findPlace(text.slice(0, caret))
  if (place === undefined) return undefined
  const { levels, begun } = place
  const [outer, inner] = levels
  const isInner = levels.length === 2 && inner !== undefined && outer !== undefined
  const names = isInner
    ? fieldsOf(shapes, outer.key).filter(({ name }) => !inner.keys.includes(name))
    : levels.length === 1 && outer?.keys.length === 0
      ? shapes.map(({ name, fields }) => toChoice(name, fields?.length === 0 ? '{}' : '{"', fields ? 2 : 1))
      : []
  const choices = names.filter(({ name }) => name.startsWith(begun)).slice(0, most)
  if (choices.length === 0) return undefined
  // What is left of the name that stood here goes with it.
  const [rest = ''] = /^\w*(?:"(?:\s*:)?)?/.exec(text.slice(caret)) ?? []
  return { from: caret - begun.length, to: caret + rest.length, choices }
}

function fieldsOf(shapes: readonly MessageShape[], message: string): Completion[] {
  return (shapes.find(({ name }) => name === message)?.fields ?? []).map(({ name, type }) => {
    const value = valueOf(type)
    return toChoice(name, value, value === '""' ? 1 : value.length)
  })
}

function valueOf(type: FieldShape['type']): string {
  if (textTypes.has(type)) return '""'
  return type === 'flag' ? 'false' : ''
}

/** @param inside where to go on within the value */
function toChoice(name: string, value: string, inside: number): Completion {
  const before = `${name}":`
  return { name, text: before + value, caret: before.length + Math.min(inside, value.length) }
}

/** Which name is being typed, and in what it stands; undefined where none is. */
function findPlace(text: string): { levels: Level[]; begun: string } | undefined {
  const levels: Level[] = []
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1)
    const char = text[at]
    if (char === '"') {
      const end = endOfText(text, at)
      if (end === undefined)
        return level?.isObject && level.atKey ? { levels, begun: text.slice(at + 1) } : undefined
      if (level?.isObject && level.atKey) {
        level.key = text.slice(at + 1, end)
        level.keys.push(level.key)
      }
      at = end
    } else if (char === '{' || char === '[')
      levels.push({ isObject: char === '{', atKey: char === '{', key: '', keys: [] })
    else if (char === '}' || char === ']') levels.pop()
    else if (level !== undefined && char === ':') level.atKey = false
    else if (level !== undefined && char === ',') level.atKey = level.isObject
  }
  return undefined
}

/** Where a text in quotation marks ends; undefined where it doesn't. */
function endOfText(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return undefined
}
