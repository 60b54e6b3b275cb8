import { isObject } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'

/** Paths of what Injective's own sites share among their visitors. */
const paths = {
  spotMarkets: `/cache/spot/markets${statusQuery()}`,
  spotSummary: '/cache/spot/summary',
  derivativeMarkets: `/cache/derivatives/markets${statusQuery()}`,
  derivativeSummary: '/cache/derivatives/summary',
  tokens: '/cache/tokens',
  validators: '/cache/validators',
  explorerValidators: '/cache/explorer-validators',
} as const

export type UiApi = {
  /**
   * What the UI API says, as it is read; where it fails, or isn't there, what the chain or the indexer says.
   *
   * @param read undefined for what is not what was asked for
   */
  orElse: <Value>(
    what: keyof typeof paths,
    read: (told: unknown) => Value | undefined,
    fallback: () => Promise<Value>,
  ) => Promise<Value>
}

/** @param isMainnet of no other network it knows anything */
export function createUiApi({ getJson }: Pick<Host, 'getJson'>, isMainnet: boolean): UiApi {
  async function ask<Value>(path: string, read: (told: unknown) => Value | undefined) {
    if (!isMainnet) return undefined
    try {
      return read(JSON.parse((await getJson(path)).toString()))
    } catch {
      return undefined // the host has it in its state, for whoever runs the site
    }
  }
  return { orElse: async (what, read, fallback) => (await ask(paths[what], read)) ?? (await fallback()) }
}

/** The list under a name; undefined for what has none. */
export function listIn(told: unknown, name: string): unknown[] | undefined {
  const list = isObject(told) ? told[name] : undefined
  return Array.isArray(list) ? list : undefined
}

/** A field by its name in TypeScript, or as protobuf spells it. */
export function fieldOf(told: unknown, name: string): unknown {
  if (!isObject(told)) return undefined
  return told[name] ?? told[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
}

function statusQuery(): string {
  const statuses = ['active', 'paused', 'expired', 'suspended', 'demolished']
  return `?${statuses.map((status) => `marketStatuses[]=${status}`).join('&')}`
}
