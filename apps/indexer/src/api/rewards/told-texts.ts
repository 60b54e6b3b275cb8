/** A text that the chain told; empty where it told none. */
export function textOf(told: unknown): string {
  return typeof told === 'string' ? told : ''
}

/** The texts of a list that the chain told; empty where it told none. */
export function textsOf(told: unknown): string[] {
  return Array.isArray(told) ? told.filter((one) => typeof one === 'string') : []
}
