type Coin = { denom: string; amount: string }

/** What may be spent by an authorisation or a fee allowance. */
export type Limits = {
  /** In all; empty for no end. */
  spend: Coin[]
  /** Again and again. */
  period: { spend: Coin[]; seconds: number } | undefined
  /** There is more to it than amounts: who, what, how often. */
  hasConditions: boolean
  /** Milliseconds since 1970; 0 for no end. */
  expiration: bigint
}

const plain = new Set([
  'GenericAuthorization',
  'GenericExchangeAuthorization',
  'SendAuthorization',
  'StakeAuthorization',
  'BasicAllowance',
])

/**
 * The limits of what the chain holds, as the index tells it: JSON with its type.
 *
 * @param json empty where nobody tells
 */
export function readLimits(json: string): Limits {
  const told = json === '' ? {} : readObject(JSON.parse(json) as unknown)
  const inner = readObject(told['allowance'])
  const basic = readObject((Object.keys(inner).length > 0 ? inner : told)['basic'])
  const held = { ...told, ...inner, ...basic }
  const type = readText(told['@type']).split('.').at(-1)
  const seconds = Number.parseFloat(readText(held['period']))
  const most = readCoins([held['max_tokens']])
  return {
    spend: [...readCoins(held['spend_limit']), ...most],
    period: Number.isFinite(seconds) ? { spend: readCoins(held['period_spend_limit']), seconds } : undefined,
    hasConditions:
      (!plain.has(type ?? '') && type !== 'PeriodicAllowance') ||
      hasList(told['allow_list']) ||
      hasList(told['deny_list']),
    expiration: readTime(held['expiration']),
  }
}

function hasList(list: unknown): boolean {
  return Array.isArray(list) ? list.length > 0 : Object.keys(readObject(list)).length > 0
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readCoins(value: unknown): Coin[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    const { denom, amount } = readObject(one)
    return typeof denom === 'string' && typeof amount === 'string' ? [{ denom, amount }] : []
  })
}

function readTime(value: unknown): bigint {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? 0n : BigInt(time)
}
