/** A key of the browser's own that signs for an account, as long as it was allowed to. Times are seconds since 1970. */
export type AutoSign = {
  /** The account that it signs for, `inj1…`. */
  owner: string
  /** Of the key, `inj1…`. */
  address: string
  /** 64 hexadecimal digits. */
  privateKey: string
  /** Types of the messages that it may sign. */
  types: readonly string[]
  expiration: number
  /** Seconds that it is allowed for again. */
  duration: number
  /** The most that it may spend on fees, each time. */
  feeLimit: { denom: string; amount: string }
}

/** What the chain lets a key do, whoever has it. */
export type Granted = Omit<AutoSign, 'privateKey' | 'duration'>

/** Three days: how long a new key may sign. */
export const grantSeconds = 259_200
const renewalSeconds = 3600

/** Goes to the wallet, with all that stands beside it. */
export const exempt = '/injective.wasmx.v1.MsgExecuteContractCompat'

export const hasExpired = ({ expiration }: Pick<AutoSign, 'expiration'>, now: number): boolean =>
  expiration <= now

/**
 * Whether the key signs these messages, or the wallet does.
 *
 * @param types of each message
 * @param now seconds since 1970
 */
export function signs(autoSign: AutoSign, types: readonly string[], now: number): boolean {
  if (hasExpired(autoSign, now) || types.includes(exempt)) return false
  return types.every((type) => autoSign.types.includes(type))
}

/**
 * How long the key may sign again: as long as the last time, or an hour.
 *
 * @returns undefined as long as it may still sign
 */
export function renew(autoSign: AutoSign, now: number): { duration: number; expiration: number } | undefined {
  if (!hasExpired(autoSign, now)) return undefined
  const duration = autoSign.duration > 0 ? autoSign.duration : renewalSeconds
  return { duration, expiration: now + duration }
}
