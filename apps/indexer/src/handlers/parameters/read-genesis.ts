import { formatUnits } from '@injsight/chain'
import type { KnownModule } from '@injsight/chain/parameters'

/** The parameters that a genesis gives a module; undefined for a chain without it. */
export function readGenesisParams(
  { module, genesis }: KnownModule,
  whole: Record<string, unknown>,
): object | undefined {
  let part: unknown = whole
  for (const name of [...genesis, 'params']) part = isObject(part) ? part[name] : undefined
  if (!isObject(part)) return undefined
  return module === 'consensus' ? readConsensus(part) : part
}

type Json = Record<string, unknown>

/** Those of CometBFT stand in the genesis in its own words: times in nanoseconds, heights bare. */
function readConsensus({ evidence, synchrony, feature, ...others }: Json): object {
  return {
    ...others,
    ...(isObject(evidence) && { evidence: mapSome(evidence, /^max_age_duration$/, toSeconds) }),
    ...(isObject(synchrony) && { synchrony: mapSome(synchrony, /./, toSeconds) }),
    ...(isObject(feature) && { feature: mapSome(feature, /_height$/, (value) => ({ value })) }),
  }
}

function mapSome(part: Json, names: RegExp, map: (value: unknown) => unknown): Json {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, names.test(name) ? map(value) : value]),
  )
}

function toSeconds(nanoseconds: unknown): unknown {
  const isWhole = typeof nanoseconds === 'string' && /^\d+$/.test(nanoseconds)
  return isWhole ? `${formatUnits(nanoseconds, 9)}s` : nanoseconds
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
