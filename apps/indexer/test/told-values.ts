/** Whether there is more in an answer than names. */
export function hasSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSomething)
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasSomething)
  return value !== undefined && value !== null && value !== '' && value !== 0 && value !== false
}

/** Where a client made nothing of a text: numbers that are none, and texts that name what is missing. */
export function listUnread(value: unknown, at: string): string[] {
  if (typeof value === 'number') return Number.isNaN(value) ? [at] : []
  if (typeof value === 'string')
    return /^(?:NaN|undefined|Invalid Date|\[object \w+\])$/.test(value) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => listUnread(one, `${at}.${name}`))
}
