import type { OutsidePrice } from '@injsight/injsight-v1'
import { createObjectCache } from '../upstream/object-cache.ts'
import type { PriceProvider } from './price-provider.ts'

/** Of one question so many denoms are looked up, one after the other. */
const mostAtOnce = 5
const [tenMinutes, day] = [600_000, 86_400_000]

/**
 * Prices of tokens that came over the bridge from Ethereum, by their contracts there: told as far as they are known.
 * Others are looked up meanwhile, so that whoever asks again knows more.
 */
export function createBridgedPrices(provider: Pick<PriceProvider, 'findId' | 'listPrices'>, now = Date.now) {
  /** Undefined of a denom that has been looked up, and has no price. */
  const prices = createObjectCache<{ told: OutsidePrice | undefined }>()
  const ids = createObjectCache<string>()
  let isLooking = false

  async function findId(denom: string): Promise<string> {
    const contract = /^peggy(0x[0-9a-f]{40})$/i.exec(denom)?.[1]
    if (contract === undefined) return ''
    const known = ids.get(contract)
    if (known !== undefined) return known
    const id = await provider.findId(contract)
    ids.set(contract, id, id === '' ? tenMinutes : day)
    return id
  }

  async function lookUp(denoms: readonly string[]): Promise<void> {
    const found = new Map<string, string>()
    for (const denom of denoms) found.set(denom, await findId(denom))
    const usd = await provider.listPrices([...new Set(found.values())].filter((id) => id !== ''))
    for (const [denom, id] of found) prices.set(denom, { told: toPrice(denom, usd.get(id)) }, tenMinutes)
  }

  function toPrice(denom: string, usd = '0'): OutsidePrice | undefined {
    if (usd === '0') return undefined // what the provider couldn't tell is no price of nothing
    return { denom, usd, source: 'coingecko', basis: '', time: BigInt(now()) }
  }

  return {
    findId,
    /** What is known by now of the prices of these. */
    learn(denoms: readonly string[]): OutsidePrice[] {
      const known = denoms.map((denom) => [denom, prices.get(denom)] as const)
      const fresh = known.filter(([denom, one]) => one === undefined && /^peggy0x/i.test(denom))
      if (!isLooking && fresh.length > 0) {
        isLooking = true
        void lookUp(fresh.slice(0, mostAtOnce).map(([denom]) => denom)).finally(() => (isLooking = false))
      }
      return known.flatMap(([, one]) => (one?.told === undefined ? [] : [one.told]))
    },
  }
}
