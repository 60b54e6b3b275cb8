import { sha256 } from '@noble/hashes/sha2.js'
import { encodeHex } from '../hex.ts'

/** Modules that keep accounts of their own. Nobody has their keys: the addresses are hashes of the names. */
export const moduleNames = [
  'auction',
  'bonded_tokens_pool',
  'chainlink',
  'distribution',
  'erc20',
  'evm',
  'exchange',
  'fee_collector',
  'feeibc',
  'gov',
  'insurance',
  'interchainaccounts',
  'mint',
  'nft',
  'not_bonded_tokens_pool',
  'ocr',
  'oracle',
  'peggy',
  'permissions',
  'tokenfactory',
  'transfer',
  'txfees',
  'wasm',
  'xwasm',
] as const

export type ModuleName = (typeof moduleNames)[number]

const modules = new Map<string, ModuleName>(
  moduleNames.map((name) => [encodeHex(moduleAccountOf(name)), name]),
)

/** Whether a text is what the chain calls one of its modules that keep accounts. */
export function isModuleName(text: string): text is ModuleName {
  return (moduleNames as readonly string[]).includes(text)
}

/** The address of a module's account, 20 bytes. */
export function moduleAccountOf(name: string): Uint8Array {
  return sha256(new TextEncoder().encode(name)).slice(0, 20)
}

/**
 * The module whose account an address is, undefined for all others.
 *
 * @example findModule(decodeAddress('inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9').bytes) // 'fee_collector'
 */
export function findModule(address: Uint8Array): ModuleName | undefined {
  return modules.get(encodeHex(address))
}
