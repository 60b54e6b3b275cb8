export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A document with another's values in place of its own: objects are gone into, everything else is replaced. */
export function merge(base: Json | undefined, over: Json): Json {
  if (!isObject(base) || !isObject(over)) return over
  const merged: { [key: string]: Json } = { ...base }
  for (const [key, value] of Object.entries(over)) merged[key] = merge(base[key], value)
  return merged
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
