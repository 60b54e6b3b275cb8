import { badChainData } from '@injsight/errors'

export type Parameter = { name: string; value: unknown }

/**
 * Parameters one by one: what stands inside another goes by its path, amounts of a denom and lists stay whole.
 *
 * @param params in the JSON of the chain
 * @example readParameters({ a: '1', b: { c: true } }, 'staking') // [{ name: 'a', value: '1' }, { name: 'b.c', value: true }]
 */
export function readParameters(params: object, module: string): Parameter[] {
  const found: Parameter[] = []
  const read = (json: object, path: string) => {
    for (const [name, value] of Object.entries(json) as [string, unknown][]) {
      requireText(value, `${module}.${path}${name}`)
      if (isInner(value)) read(value, `${path}${name}.`)
      else found.push({ name: `${path}${name}`, value: value ?? [] })
    }
  }
  read(params, '')
  return found.filter(({ name }) => name.length <= longestName && !followed.has(`${module}.${name}`))
}

/** What no database keeps. */
const unkeepable = /\\u(0000|d[89a-f])/i

function requireText(value: unknown, name: string): void {
  if (unkeepable.test(JSON.stringify(value ?? null)))
    throw badChainData('parameters.text', `The parameter ${name} has text that can't be kept`)
}

const longestName = 200

/** The chain itself moves it on, block by block: that is no rule that anybody set. */
const followed = new Set(['exchange.post_only_mode_height_threshold'])

function isInner(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).toSorted().join(',') !== 'amount,denom'
}

/** Whether a value is what a parameter has that nobody has set. */
export function isUnset(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (value === false || value === null || value === 0) return true
  return typeof value === 'string' && /^(0|0\.0+|0s|)$/.test(value)
}
