import dns from 'node:dns'
import { readFileSync } from 'node:fs'
import type { Faults } from './faults.ts'

// Loaded by a program before anything of its own: its names and its clock are as the file FAULTS says at that moment.

const file = process.env['FAULTS'] ?? ''
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Faults

const lookUp = dns.lookup
dns.lookup = function (this: unknown, name: string, ...rest: unknown[]) {
  if (!name.endsWith('.example')) return Reflect.apply(lookUp, this, [name, ...rest]) as unknown
  if (!read().isDnsGone) return Reflect.apply(lookUp, this, ['127.0.0.1', ...rest]) as unknown
  const error = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), {
    code: 'EAI_AGAIN',
    hostname: name,
  })
  const answer = rest.at(-1) as (error: Error) => void
  return process.nextTick(answer, error)
} as typeof dns.lookup

const everyMs = 50
let aheadMs = 0
let readAt = -everyMs
const honest = Date
globalThis.Date = class extends honest {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Date.now())
    else super(...given)
  }
  static override now(): number {
    if (performance.now() - readAt >= everyMs) {
      aheadMs = read().clockAheadMs ?? 0
      readAt = performance.now()
    }
    return honest.now() + aheadMs
  }
} as DateConstructor
