import type { ServerResponse } from 'node:http'
import { Fault } from '@injsight/errors'
import { createPlaces, type Places, type Visit } from '@injsight/runtime'
import type { RequestKind } from '../kind-of.ts'

export type Sharing = {
  /**
   * Lets a visitor in to what has to be made, and says in the headers of the answer how many more they may ask for at a
   * time (RateLimit fields for HTTP APIs); or why they have to come back later.
   */
  enter(share: Share, visitor: string, response: ServerResponse): Visit | Refused
}

/** What has turns of its own; what has none, as an address that isn't known, is `page`. */
export type Share = keyof typeof limits

/** @property retryAfter seconds */
export type Refused = { status: 429 | 503; retryAfter: number }

/**
 * What has to be made, and how many of it at once; the bounds of one visitor are far beyond what a person asks for.
 */
const limits = {
  // As many as there are visitors; of one who asks for many, a crawler mostly, one.
  page: { atOnce: 1000, atOnceOfOne: 1, most: 1000, mostOfOne: 100 },
  // A browser asks for what may be wanted next, and then for what is: neither waits for the other.
  data: { atOnce: 1000, atOnceOfOne: 2, most: 1000, mostOfOne: 100 },
  form: { atOnce: 1000, atOnceOfOne: 2, most: 1000, mostOfOne: 100 },
  // Each piece of a file has a turn of its own. Two at once would take both processors of a small machine from pages.
  list: { atOnce: 1, most: 400, mostOfOne: 60 },
  card: { atOnce: 2, most: 100, mostOfOne: 20 },
  search: { atOnce: 4, most: 200, mostOfOne: 40 },
  // A node tries what is sent: mostly it is waited for.
  try: { atOnce: 8, most: 200, mostOfOne: 20 },
} satisfies Partial<Record<RequestKind, Parameters<typeof createPlaces>[0]>>

/** @example shareOf('card')  // 'card' */
export function shareOf(kind: RequestKind): Share {
  return Object.hasOwn(limits, kind) ? (kind as Share) : 'page'
}

/** Pages, and what browsers ask for in their place: all else gives way to them. */
export function isPage(share: Share): boolean {
  return share === 'page' || share === 'data' || share === 'form'
}

export function createSharing(): Sharing {
  const shared = {
    page: createPlaces(limits.page),
    data: createPlaces(limits.data),
    form: createPlaces(limits.form),
    list: createPlaces(limits.list),
    card: createPlaces(limits.card),
    search: createPlaces(limits.search),
    try: createPlaces(limits.try),
  }
  return {
    enter(share, visitor, response) {
      const places = shared[share]
      const entered = visit(places, visitor)
      response.setHeader('ratelimit-policy', `"${share}";q=${places.mostOfOne};qu="concurrent-requests"`)
      response.setHeader('ratelimit', `"${share}";r=${places.left(visitor)}`)
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
