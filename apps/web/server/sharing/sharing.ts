import type { ServerResponse } from 'node:http'
import { Fault } from '@injsight/errors'
import { createPlaces, type Places, type Visit } from '@injsight/runtime'
import type { RequestKind } from '../kind-of.ts'

export type Sharing = {
  /**
   * Lets a visitor in to what takes long, and says in the headers of the answer how many more they may ask for at a
   * time (RateLimit fields for HTTP APIs); or why they have to come back later.
   */
  enter(kind: SharedKind, visitor: string, response: ServerResponse): Visit | Refused
}

/** @property retryAfter seconds */
export type Refused = { status: 429 | 503; retryAfter: number }

/**
 * What takes long of the site, and how many of it at once; the bounds of one visitor are far beyond what a person
 * asks for.
 */
const limits = {
  // Each piece of a file has a turn of its own.
  list: { atOnce: 2, most: 400, mostOfOne: 60 },
  card: { atOnce: 2, most: 100, mostOfOne: 20 },
  search: { atOnce: 4, most: 200, mostOfOne: 40 },
  // A node tries what is sent: mostly it is waited for.
  try: { atOnce: 8, most: 200, mostOfOne: 20 },
} satisfies Partial<Record<RequestKind, Parameters<typeof createPlaces>[0]>>

type SharedKind = keyof typeof limits

export function isShared(kind: RequestKind): kind is SharedKind {
  return Object.hasOwn(limits, kind)
}

export function createSharing(): Sharing {
  const shared = {
    list: createPlaces(limits.list),
    card: createPlaces(limits.card),
    search: createPlaces(limits.search),
    try: createPlaces(limits.try),
  }
  return {
    enter(kind, visitor, response) {
      const places = shared[kind]
      const entered = visit(places, visitor)
      response.setHeader('ratelimit-policy', `"${kind}";q=${places.mostOfOne};qu="concurrent-requests"`)
      response.setHeader('ratelimit', `"${kind}";r=${places.left(visitor)}`)
      return entered
    },
  }
}

function visit(places: Places, visitor: string): Visit | Refused {
  try {
    return places.enter(visitor)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { code, values } = error
    return { status: code === 'places.own' ? 429 : 503, retryAfter: Number(values.retryAfter) }
  }
}
