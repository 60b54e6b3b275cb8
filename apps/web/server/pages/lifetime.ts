/** How long an answer may be kept. */
export type Lifetime = { seconds: number }

/** Up to here an answer shows the head of the chain and ends with it; beyond, it is settled. */
export const headSeconds = 2

/** How long a browser keeps a settled page: a release must reach those who have been here before. */
const browserSeconds = 60

/** What the site said of an answer: `public, max-age=…` may be kept, anything else may not. */
export function readLifetime(status: number, cacheControl: string | null): Lifetime | undefined {
  if ((status !== 200 && status !== 404) || cacheControl === null) return undefined
  if (!/\bpublic\b/.test(cacheControl) || /\b(?:private|no-store|no-cache)\b/.test(cacheControl))
    return undefined
  const seconds = Number(/\bmax-age=(\d{1,9})\b/.exec(cacheControl)?.[1] ?? 0)
  return seconds > 0 ? { seconds } : undefined
}

/**
 * What a browser is told. It asks again for what shows the head: a page that was told of a new block must not be
 * answered by its own browser from before.
 */
export function formatCacheControl(lifetime: Lifetime | undefined, said: string | null): string {
  if (lifetime === undefined) return said ?? 'no-store'
  if (lifetime.seconds <= headSeconds) return 'public, no-cache'
  return `public, max-age=${Math.min(lifetime.seconds, browserSeconds)}`
}
