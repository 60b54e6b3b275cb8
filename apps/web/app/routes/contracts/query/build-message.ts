import type { FieldShape, MessageShape } from '@injsight/chain'
import { parseJson } from './check-message.ts'

/** What of a message can't be sent as it was filled in: which field, what is wrong with it, and what the parser says. */
export type FieldTrouble = { field: string; why: 'missing' | 'noNumber' | 'noJson'; said?: string }

export type Built = { text: string; trouble?: never } | { text?: never; trouble: FieldTrouble }

/**
 * A message from the fields of its form. Numbers keep the digits that were typed.
 *
 * @param read what was filled in, by name; empty for nothing
 * @example buildMessage({ name: 'balance', fields: [address] }, () => 'inj1…') // { text: '{"balance":{"address":"inj1…"}}' }
 */
export function buildMessage({ name, fields = [] }: MessageShape, read: (field: string) => string): Built {
  const members: string[] = []
  for (const field of fields) {
    const given = field.type === 'text' ? read(field.name) : read(field.name).trim()
    if (given === '' && field.isOptional) continue
    const value = writeValue(field, given)
    if (typeof value !== 'string') return { trouble: value }
    members.push(`${JSON.stringify(field.name)}:${value}`)
  }
  return { text: `{${JSON.stringify(name)}:{${members.join(',')}}}` }
}

function writeValue({ name, type }: FieldShape, given: string): string | FieldTrouble {
  if (type === 'text') return given === '' ? { field: name, why: 'missing' } : JSON.stringify(given)
  if (given === '') return { field: name, why: 'missing' }
  if (type === 'flag') return given === 'true' ? 'true' : 'false'
  if (type === 'number')
    return /^-?(?:0|[1-9]\d{0,99})(?:\.\d{1,99})?$/.test(given) ? given : { field: name, why: 'noNumber' }
  const parsed = parseJson(given)
  return 'said' in parsed ? { field: name, why: 'noJson', said: parsed.said } : given
}

/** The beginning of a message, to be filled in by hand. */
export function templateOf({ name, fields = [] }: MessageShape): string {
  const members = fields
    .filter(({ isOptional }) => !isOptional)
    .map(({ name: field, type }) => [field, type === 'text' ? '' : type === 'flag' ? false : null])
  return JSON.stringify({ [name]: Object.fromEntries(members) }, null, 2)
}
