import type { EvmRevert } from '@injsight/chain'
import type { Hex } from 'viem'
import { bytesToHex } from 'viem/utils'
import { readDeclarations } from './abi-index.ts'
import { decodeValues } from './decode-values.ts'
import { standards, type KnownAbis } from '../abis/known-abis.ts'

/** The two errors that the language itself has. */
const language = readDeclarations(['error Error(string text)', 'error Panic(uint256 code)'])

/**
 * With what words a contract took everything back.
 *
 * @param to the contract that was called: the error may be that of another, which it called
 * @example decodeRevert(new Uint8Array()) // { kind: 'empty' }
 */
export function decodeRevert(bytes: Uint8Array, to?: Hex, abis?: KnownAbis): EvmRevert {
  if (bytes.length === 0) return { kind: 'empty' }
  const selector = bytesToHex(bytes.subarray(0, 4))
  const data = bytes.subarray(4)
  const told = findTold(selector, data)
  if (told) return told
  const own = to === undefined ? undefined : abis?.find(to)?.abi.errors.get(selector)
  const candidates = own ? [own] : standards.flatMap((abi) => abi.errors.get(selector) ?? [])
  for (const { name, inputs } of candidates) {
    const values = decodeValues(inputs, data)
    if (values) return { kind: 'custom', name, arguments: values, known: own ? 'contract' : 'selector' }
  }
  return { kind: 'unknown', selector }
}

function findTold(selector: Hex, data: Uint8Array): EvmRevert | undefined {
  const error = language.errors.get(selector)
  const value = error && decodeValues(error.inputs, data)?.[0]?.value
  if (typeof value !== 'string') return undefined
  return error?.name === 'Error' ? { kind: 'words', text: value } : { kind: 'panic', code: BigInt(value) }
}
