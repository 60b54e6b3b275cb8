import type { EvmArgument } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { readDeclarations, signatureOf, type AbiFunction } from '../decoding/abi-index.ts'
import { decodeValues, nameOfType } from '../decoding/decode-values.ts'
import { bankErc20, erc1155, erc20, erc721, wrapped } from '../abis/tokens.ts'
import type { KnownAbis } from '../abis/known-abis.ts'
import { nameAt, readArgument, type Parameter } from './read-argument.ts'

/** A method of a contract: what it is asked with, and how its answer is read. */
export type Method = {
  /** `balanceOf(address)` */
  signature: string
  name: string
  inputs: { name: string; type: string; declared: Parameter }[]
  /** Whether coins may go with it. */
  isPayable: boolean
  /** What is sent for what was filled in, one text for each input. @throws Fault `invalid-input` */
  encode: (given: readonly string[]) => Hex
  /** undefined where the bytes are no such answer. */
  decode: (returned: Uint8Array) => EvmArgument[] | undefined
}

const ofStandards: Record<string, readonly string[]> = {
  erc20: [...erc20, ...wrapped, ...bankErc20],
  erc721,
  erc1155,
}

/** The methods of a contract, and who says that it has them. */
export type Methods = { methods: Method[]; from: 'contract' | 'standard' | 'none' }

/**
 * The methods of a contract that change nothing: by its own ABI where that is known, else by the standard that it keeps.
 *
 * @example listReadMethods('0x…', 'erc20', abis).methods[0]?.signature // 'name()'
 */
export function listReadMethods(address: Hex, standard: string, abis: KnownAbis): Methods {
  return listMethods(address, standard, abis, isReadOnly)
}

/** The same of those that change something. */
export function listWriteMethods(address: Hex, standard: string, abis: KnownAbis): Methods {
  return listMethods(address, standard, abis, (item) => !isReadOnly(item))
}

function listMethods(
  address: Hex,
  standard: string,
  abis: KnownAbis,
  isWanted: (item: AbiFunction) => boolean,
): Methods {
  const own = abis.find(address)?.abi
  const declared = Object.hasOwn(ofStandards, standard) ? ofStandards[standard] : undefined
  const index = own ?? (declared && readDeclarations(declared))
  if (index === undefined) return { methods: [], from: 'none' }
  const methods = [...index.functions.values()].filter(isWanted).map(toMethod)
  return { methods, from: own === undefined ? 'standard' : 'contract' }
}

function isReadOnly({ stateMutability }: AbiFunction): boolean {
  return stateMutability === 'view' || stateMutability === 'pure'
}

function toMethod(item: AbiFunction): Method {
  return {
    signature: signatureOf(item),
    name: item.name,
    inputs: item.inputs.map((input) => ({
      name: input.name ?? '',
      type: nameOfType(input),
      declared: toParameter(input),
    })),
    isPayable: item.stateMutability === 'payable',
    encode: (given) => encode(item, given),
    decode: (returned) => decodeValues(item.outputs, returned),
  }
}

function toParameter({ type, name = '', components }: Parameter): Parameter {
  return { type, name, ...(components && { components: components.map(toParameter) }) }
}

function encode(item: AbiFunction, given: readonly string[]): Hex {
  const args = item.inputs.map((input, at) => {
    const read = readArgument(input, given[at] ?? '')
    if (read.unfit === undefined) return read.value
    throw unfit(nameAt(input.name, at), nameOfType(input), read.unfit.value)
  })
  try {
    return encodeFunctionData({ abi: [item], functionName: item.name, args })
  } catch (error) {
    // Types that nothing here can lay out.
    const [first] = item.inputs
    throw unfit(item.name, first ? nameOfType(first) : '', error instanceof Error ? error.message : '')
  }
}

function unfit(name: string, type: string, text: string) {
  return invalidInput('call.argument', `"${text.slice(0, 80)}" is no ${type}: ${name}`, { name, type })
}
