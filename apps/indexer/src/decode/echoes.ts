const older = 'injective.exchange.v1beta1.'
const newer = 'injective.exchange.v2.'

/**
 * The exchange of today tells each event in its own words, and then again in those of v1beta1 where the chain wants
 * it so (`emit_legacy_version_events`): these types of a block say nothing new.
 */
export function listEchoes(eventTypes: ReadonlyMap<string, number>): Set<string> {
  const echoes = new Set<string>()
  for (const type of eventTypes.keys()) {
    if (type.startsWith(older) && eventTypes.has(newer + type.slice(older.length))) echoes.add(type)
  }
  return echoes
}
