import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import { invalidInput } from '@injsight/errors'

const names: ReadonlyMap<number, string> = new Map(
  Object.entries(OrderType).flatMap(([name, value]) =>
    typeof value === 'number' ? [[value, name.toLowerCase()] as const] : [],
  ),
)

/** `STOP_BUY` is `stop_buy`. */
export function nameOfOrderType(type: number): string {
  return names.get(type) ?? 'unspecified'
}

/**
 * The chain's numbers of types that are asked for; undefined for all.
 *
 * @throws Fault `invalid-input`
 */
export function readOrderTypes(texts: readonly string[]): number[] | undefined {
  const asked = texts.map((text) => text.toLowerCase()).filter((text) => text !== '')
  if (asked.length === 0) return undefined
  return asked.map((text) => {
    const found = [...names].find(([, name]) => name === text)
    if (found === undefined)
      throw invalidInput('order.type', `"${text.slice(0, 40)}" is none of ${[...names.values()].join(', ')}`)
    return found[0]
  })
}
