import type { EvmCall } from '@injsight/chain'
import type { Hex } from 'viem'
import { hexToBytes } from 'viem/utils'
import { signatureOf, type AbiFunction } from './abi-index.ts'
import { decodeValues } from './decode-values.ts'
import { standards, type KnownAbis, type NamedAbi } from '../abis/known-abis.ts'

const selectorLength = 4

/**
 * What a contract is asked by an input; undefined where it is too short to ask anything. Whatever stands in the
 * input, this doesn't throw: what can't be read stays what it is.
 *
 * @example decodeCall('0x…66', input, createKnownAbis())?.method // 'delegate'
 */
export function decodeCall(to: Hex, input: Hex, abis: KnownAbis): EvmCall | undefined {
  const bytes = hexToBytes(input)
  if (bytes.length < selectorLength) return undefined
  const selector = input.slice(0, 2 + 2 * selectorLength).toLowerCase() as Hex
  const data = bytes.subarray(selectorLength)
  const contract = abis.find(to)
  const declared = contract?.abi.functions.get(selector)
  if (contract && declared) return tellKnown(selector, declared, data, contract)
  return contract ? { selector, contract: contract.name } : guess(selector, data)
}

function tellKnown(selector: Hex, method: AbiFunction, data: Uint8Array, { name }: NamedAbi): EvmCall {
  const values = decodeValues(method.inputs, data)
  return {
    selector,
    method: method.name,
    signature: signatureOf(method),
    known: 'contract',
    contract: name,
    ...(values && { arguments: values }),
  }
}

/** Four bytes are few: what takes other values than these is another method. */
function guess(selector: Hex, data: Uint8Array): EvmCall {
  for (const { functions } of standards) {
    const method = functions.get(selector)
    const values = method && decodeValues(method.inputs, data)
    if (method && values) {
      const { name } = method
      return { selector, method: name, signature: signatureOf(method), arguments: values, known: 'selector' }
    }
  }
  return { selector }
}
