import { refuse } from './refuse.ts'

/** What a method was asked with: texts of a URL, or values of JSON. They follow different rules. */
export type Parameters = { from: 'http' | 'json'; values: Record<string, unknown> }

/** @throws Fault: JSON-RPC -32602 in a node's words, as all of these readers */
export function readInteger({ from, values }: Parameters, name: string): bigint | undefined {
  const value = values[name]
  if (isAbsent(value)) return undefined
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  if (from === 'json' && typeof value === 'string') {
    return parseInteger(value) ?? fail(from, beginning(value))
  }
  const digits = from === 'http' ? (unquote(written) ?? written) : ''
  return (
    parseInteger(digits) ?? fail(from, `invalid 64-bit integer encoding ${quote(written)}, expected string`)
  )
}

export function readText({ from, values }: Parameters, name: string): string | undefined {
  const value = values[name]
  if (isAbsent(value)) return undefined
  if (typeof value !== 'string')
    throw unreadable(from, `json: cannot unmarshal ${JSON.stringify(value)} into a string`)
  if (from === 'json') return value
  if (isHex(value)) return Buffer.from(value.slice(2), 'hex').toString('utf8')
  return unquote(value) ?? fail(from, beginning(value))
}

/** @param inJson how bytes stand in JSON: most are base64, those that CometBFT calls HexBytes are hex */
export function readBytes(
  { from, values }: Parameters,
  name: string,
  inJson: 'base64' | 'hex' = 'base64',
): Buffer {
  const value = values[name]
  if (isAbsent(value)) return Buffer.alloc(0)
  if (typeof value !== 'string')
    throw unreadable(from, `json: cannot unmarshal ${JSON.stringify(value)} into bytes`)
  if (from === 'json') return Buffer.from(value, inJson)
  if (isHex(value)) return Buffer.from(value.slice(2), 'hex')
  return Buffer.from(unquote(value) ?? fail(from, beginning(value)), 'latin1')
}

export function readFlag({ from, values }: Parameters, name: string): boolean {
  const value = values[name]
  if (isAbsent(value)) return false
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw unreadable(from, `${JSON.stringify(value)} is neither true nor false`)
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

function isHex(text: string): boolean {
  return /^0x(?:[0-9a-f]{2})*$/i.test(text)
}

function unquote(text: string): string | undefined {
  return /^".*"$/s.test(text) ? text.slice(1, -1) : undefined
}

function quote(text: string): string {
  return `"${text}"`
}

function parseInteger(text: string): bigint | undefined {
  return /^-?\d{1,18}$/.test(text) ? BigInt(text) : undefined
}

function beginning(text: string): string {
  return `invalid character '${text[0] ?? ''}' looking for beginning of value`
}

function fail(from: Parameters['from'], why: string): never {
  throw unreadable(from, why)
}

function unreadable(from: Parameters['from'], why: string) {
  return refuse(-32602, `error converting ${from} params to arguments: ${why}`)
}
