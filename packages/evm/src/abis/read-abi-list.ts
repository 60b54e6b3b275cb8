import { invalidInput } from '@injsight/errors'
import type { Abi } from 'viem'
import { isAddress } from 'viem/utils'
import { indexAbi, readDeclarations, type AbiIndex } from '../decoding/abi-index.ts'
import type { NamedAbi } from './known-abis.ts'

/**
 * Contracts that a deployment knows beside those of the chain, from a JSON text: a list of `{ address, name?, abi }`,
 * the ABI as compilers write it or as declarations of Solidity.
 *
 * @throws invalid-input `abis.list`, which names every mistake
 * @example readAbiList('[{"address": "0x…", "name": "Vault", "abi": ["function open()"]}]')
 */
export function readAbiList(text: string): Map<string, NamedAbi> {
  const entries = readEntries(text)
  const mistakes: string[] = []
  const known = new Map<string, NamedAbi>()
  for (const [at, entry] of entries.entries()) {
    const read = readEntry(entry)
    if (typeof read === 'string') mistakes.push(`${at + 1}. ${read}`)
    else if (known.has(read.address)) mistakes.push(`${at + 1}. ${read.address} is listed twice`)
    else known.set(read.address, { name: read.name, abi: read.abi })
  }
  if (mistakes.length > 0) throw refuse(`The list of ABIs has mistakes: ${mistakes.join('; ')}`)
  return known
}

function readEntries(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch (cause) {
    throw refuse('The list of ABIs is not JSON', cause)
  }
  throw refuse('The list of ABIs is no list, but must be one of { address, name, abi }')
}

function readEntry(entry: unknown): { address: string; name: string; abi: AbiIndex } | string {
  const { address, name = '', abi } = (entry ?? {}) as Record<string, unknown>
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) {
    return `"${String(address)}" is not an address (0x and 40 digits)`
  }
  if (typeof name !== 'string') return `the name of ${address} is no text`
  const index = readAbi(abi)
  if (index === undefined) return `the ABI of ${address} can't be read`
  return { address: address.toLowerCase(), name, abi: index }
}

/** An ABI as compilers write it or as declarations of Solidity; undefined for what is none. */
export function readAbi(abi: unknown): AbiIndex | undefined {
  if (!Array.isArray(abi)) return undefined
  try {
    return abi.every((item) => typeof item === 'string') ? readDeclarations(abi) : indexAbi(abi as Abi)
  } catch {
    return undefined
  }
}

function refuse(message: string, cause?: unknown) {
  return invalidInput('abis.list', message, {}, cause)
}
