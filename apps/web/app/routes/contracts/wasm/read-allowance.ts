import { readKey } from './read-key.ts'

/** How much of somebody's coins by CW20 somebody else may spend, and until when. */
export type Allowance = { owner: string; spender: string; amount: string; expires: Expiry }

/** After which block, or from which moment on (milliseconds since 1970), it is no longer so. */
export type Expiry = { kind: 'never' } | { kind: 'height'; height: bigint } | { kind: 'time'; time: bigint }

/**
 * Reads a record of the store of a contract by CW20.
 *
 * @returns undefined for what is no allowance: contracts keep what they want
 */
export function readAllowance({ key, value }: { key: Uint8Array; value: Uint8Array }): Allowance | undefined {
  const [map, owner, spender, ...others] = readKey(key)
  if (map !== 'allowance' || owner === undefined || spender === undefined || others.length > 0)
    return undefined
  const { allowance: amount, expires } = (parse(value) ?? {}) as { allowance?: unknown; expires?: unknown }
  const until = readExpiry(expires)
  if (typeof amount !== 'string' || !/^\d{1,39}$/.test(amount) || until === undefined) return undefined
  return { owner, spender, amount, expires: until }
}

function readExpiry(told: unknown): Expiry | undefined {
  if (typeof told !== 'object' || told === null) return undefined
  const { never, at_height: height, at_time: time } = told as Record<string, unknown>
  if (never !== undefined) return { kind: 'never' }
  if (Number.isSafeInteger(height)) return { kind: 'height', height: BigInt(height as number) }
  if (typeof time === 'string' && /^\d{1,20}$/.test(time))
    return { kind: 'time', time: BigInt(time) / 1_000_000n }
  return undefined
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
