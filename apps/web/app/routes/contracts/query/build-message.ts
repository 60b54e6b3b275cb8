import { textTypes, type FieldShape, type MessageShape } from '@injsight/chain'
import { checkShape } from '../fields/check-shape.ts'
import type { Wrong } from '../fields/rule.ts'

/** What of a message can't be sent as it was filled in, by the field. */
export type Wrongs = ReadonlyMap<string, Wrong>

export type Built = { text: string; wrongs?: never } | { text?: never; wrongs: Wrongs }

/**
 * A message from the fields of its form. Numbers keep the digits that were typed.
 *
 * @param read what was filled in, by name; empty for nothing
 * @example buildMessage({ name: 'balance', fields: [address] }, () => 'inj1…') // { text: '{"balance":{"address":"inj1…"}}' }
 */
export function buildMessage({ name, fields = [] }: MessageShape, read: (field: string) => string): Built {
  const wrongs = new Map<string, Wrong>()
  const members: string[] = []
  for (const field of fields) {
    const given = field.type === 'text' ? read(field.name) : read(field.name).trim()
    const wrong = checkShape(field, given)
    if (wrong !== undefined) wrongs.set(field.name, wrong)
    else if (given !== '') members.push(`${JSON.stringify(field.name)}:${writeValue(field, given)}`)
  }
  return wrongs.size > 0 ? { wrongs } : { text: `{${JSON.stringify(name)}:{${members.join(',')}}}` }
}

function writeValue({ type }: FieldShape, given: string): string {
  return textTypes.has(type) ? JSON.stringify(given) : given
}

/** The beginning of a message, to be filled in by hand. */
export function templateOf({ name, fields = [] }: MessageShape): string {
  const members = fields
    .filter(({ isOptional }) => !isOptional)
    .map(({ name: field, type }) => [field, textTypes.has(type) ? '' : type === 'flag' ? false : null])
  return JSON.stringify({ [name]: Object.fromEntries(members) }, null, 2)
}
