import { createHash } from 'node:crypto'

/** The way that a denom took to this chain, and what it is called where it comes from. */
export type Trace = { path: string; base: string }

/** @example fullDenom({ path: 'transfer/channel-1', base: 'inj' }) // transfer/channel-1/inj */
export function fullDenom({ path, base }: Trace): string {
  return path === '' ? base : `${path}/${base}`
}

/** The name of a denom on this chain is `ibc/` and this. */
export function traceHash(trace: Trace): string {
  return createHash('sha256').update(fullDenom(trace)).digest('hex').toUpperCase()
}
