import type { Hex } from 'viem'
import { readDeclarations, type AbiIndex } from '../decoding/abi-index.ts'
import { customs } from './customs.ts'
import { precompiles } from '../precompiles/all.ts'
import { bankErc20, erc1155, erc20, erc721, wrapped } from './tokens.ts'

export type NamedAbi = { name: string; abi: AbiIndex }

/** Contracts whose ABI is known, by address in lower case. */
export type KnownAbis = { find(address: Hex): NamedAbi | undefined }

/** What methods, events and errors of any contract may be by their marks. The first that fits names the arguments. */
export const standards: readonly AbiIndex[] = [
  [...erc20, ...wrapped, ...bankErc20],
  erc721,
  erc1155,
  customs,
].map(readDeclarations)

const ofPrecompiles = Object.entries(precompiles).map(([name, { address, abi }]): [string, NamedAbi] => [
  address,
  { name, abi: readDeclarations(abi) },
])

/** The precompiles of the chain and, beside them, what a deployment knows more (`readAbiList`), by address in lower case. */
export function createKnownAbis(more: Pick<ReadonlyMap<string, NamedAbi>, 'get'> = new Map()): KnownAbis {
  const own = new Map(ofPrecompiles)
  return {
    find(address) {
      const key = address.toLowerCase()
      return own.get(key) ?? more.get(key)
    },
  }
}
