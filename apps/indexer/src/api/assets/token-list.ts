import { readFileSync } from 'node:fs'
import { readDenom } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'

export const tiers = ['verified', 'internal', 'external'] as const
export type Tier = (typeof tiers)[number]

/** Which assets somebody vouches for, by denom or contract; empty where a deployment has no list. */
export type TokenList = ReadonlyMap<string, Tier>

export const noList: TokenList = new Map()

export type TierOf = (asset: string) => Tier | 'unverified'

/** What the chain itself made is verified: its coin, and shares in its insurance funds. All else as the list says. */
export function judgeBy(list: TokenList, shares: readonly string[]): TierOf {
  const own = new Set(['inj', ...shares])
  return (asset) => (own.has(asset) ? 'verified' : (list.get(asset) ?? 'unverified'))
}

/**
 * Reads a list as Injective publishes it: `[{ "denom": "peggy0x…", "tokenVerification": "verified" }]`. What else stands
 * there is nobody's word but the list's, and not taken.
 *
 * @throws Fault `invalid-input`
 */
export function readTokenList(json: string): TokenList {
  const list = parse(json)
  if (!Array.isArray(list)) throw notAList('it is no array')
  return new Map(list.flatMap((entry: unknown, at) => readEntry(entry, at)))
}

/** @param path empty for none */
export function openTokenList(path: string): TokenList {
  if (path === '') return noList
  try {
    return readTokenList(readFileSync(path, 'utf8'))
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? notAList(error.message) : error
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw notAList('it is no JSON')
  }
}

function readEntry(entry: unknown, at: number): [string, Tier][] {
  const { denom, tokenVerification } = (entry ?? {}) as { denom?: unknown; tokenVerification?: unknown }
  if (typeof denom !== 'string' || denom === '') throw notAList(`entry ${at} has no denom`)
  const tier = tiers.find((one) => one === tokenVerification)
  return tier === undefined ? [] : [[nameOf(denom), tier]]
}

/** As the index calls it: contracts of the EVM in lower case. */
function nameOf(denom: string): string {
  return /^0x[0-9a-f]{40}$/i.test(denom) ? denom.toLowerCase() : (readDenom(denom) ?? denom)
}

function notAList(why: string) {
  return invalidInput('token_list.unreadable', `The list of tokens, TOKEN_LIST, can not be read: ${why}`)
}
