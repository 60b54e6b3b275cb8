import { encodeAddress, formatEthereumAddress, type EvmArgument } from '@injsight/chain'
import type { Hex } from 'viem'
import { hexToBytes } from 'viem/utils'

/** A message as the chain's REST server writes it, "@type" beside its fields. */
export type ChainMessage = { '@type': string; [field: string]: unknown }

/** What a method of a precompile asks of the module behind it. */
export type Deed = (given: Given, sender: Hex) => ChainMessage[]

/** A contract that the chain itself is behind: by it the EVM reaches one of its modules. */
export type Precompile = {
  address: Hex
  /** Declarations of Solidity. */
  abi: readonly string[]
  /** By method; what only asks for an answer has none. */
  deeds: Readonly<Record<string, Deed>>
}

/** Arguments by name; those of other kinds than asked for are empty. */
export type Given = {
  text(name: string): string
  account(name: string): string
  object(name: string): Given
  list(name: string): Given[]
  texts(name: string): string[]
}

export function one(type: string, fields: Record<string, unknown>): ChainMessage[] {
  return [{ '@type': type, ...fields }]
}

// The precompile speaks the first version of the module, but for spot prices, which are of a whole unit of the base.
export const exchangeModule = '/injective.exchange.v1beta1'

/** A message of the exchange, whose sender is an argument: a contract may act for somebody who allows it. */
export function ofExchange(type: string, given: Given, fields: Record<string, unknown>): ChainMessage[] {
  return one(`${exchangeModule}.${type}`, { sender: given.account('sender'), ...fields })
}

/** Each contract has but one token at the bank: the one with its own address. */
export function denomOf(contract: Hex): string {
  return `erc20:${formatEthereumAddress(contract)}`
}

export function accountOf(address: Hex): string {
  return encodeAddress('inj', hexToBytes(address))
}

export function readArguments(values: readonly EvmArgument[]): Given {
  const find = (name: string) => values.find((value) => value.name === name)?.value
  const listOf = (name: string) => {
    const value = find(name)
    return Array.isArray(value) ? value : []
  }
  const text = (name: string) => {
    const value = find(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    text,
    account: (name) => accountOf(text(name) as Hex),
    object: (name) => readArguments(fieldsOf(find(name))),
    list: (name) => listOf(name).map((item) => readArguments(fieldsOf(item))),
    texts: (name) => listOf(name).filter((item) => typeof item === 'string'),
  }
}

function fieldsOf(value: unknown): EvmArgument[] {
  return typeof value === 'object' && value !== null && 'fields' in value
    ? (value.fields as EvmArgument[])
    : []
}
