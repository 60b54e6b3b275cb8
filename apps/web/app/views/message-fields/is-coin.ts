/** Whether JSON is an amount of a denom, and nothing else; the denom may be empty. */
export function isCoin(value: unknown): value is { denom: string; amount: string } {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { denom, amount } = value as Record<string, unknown>
  return typeof denom === 'string' && typeof amount === 'string' && /^\d+$/.test(amount)
}
