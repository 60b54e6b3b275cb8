import type { EvmArgument, EvmValue } from '@injsight/chain'
import type { Hex } from 'viem'
import { hexToBytes } from 'viem/utils'
import { decodeValues } from '../decoding/decode-values.ts'

const answers = 'answers'
const batch = [
  { type: 'string[]', name: answers },
  { type: 'string[]', name: 'placed cids' },
  { type: 'string[]', name: 'refused cids' },
]
const cancelled = { type: 'bool[]' }
const answersOf: Readonly<Record<string, readonly { type: string; name?: string }[]>> = {
  batchCreateSpotLimitOrders: batch,
  batchCreateDerivativeLimitOrders: batch,
  // Spot markets first.
  batchUpdateOrders: [cancelled, ...batch, cancelled, ...batch],
}

/**
 * What the exchange's precompile answered to a call for several orders, one for each in the order of the call.
 *
 * @returns the hash of an order, or the code of its refusal in decimal; undefined of other methods, and where it is no such answer
 * @example readOrderAnswers('batchCreateSpotLimitOrders', returned) // ['0x…', '59']
 */
export function readOrderAnswers(method: string, returned: Hex): string[] | undefined {
  const components = Object.hasOwn(answersOf, method) ? answersOf[method] : undefined
  if (components === undefined) return undefined
  const [told] = decodeValues([{ type: 'tuple', components }], hexToBytes(returned)) ?? []
  if (told === undefined) return undefined
  return fieldsOf(told.value).flatMap(({ name, value }) =>
    name === answers && Array.isArray(value) ? value.map(String) : [],
  )
}

function fieldsOf(value: EvmValue): EvmArgument[] {
  return typeof value === 'object' && 'fields' in value ? value.fields : []
}
