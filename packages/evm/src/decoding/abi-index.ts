import type { Abi, Hex } from 'viem'
import { parseAbi, toEventSelector, toFunctionSelector } from 'viem/utils'
import { nameOfType } from './decode-values.ts'

export type AbiFunction = Extract<Abi[number], { type: 'function' }>
export type AbiError = Extract<Abi[number], { type: 'error' }>
export type AbiEvent = Extract<Abi[number], { type: 'event' }>

/** What a contract declares, by the marks that stand for it in transactions and logs. */
export type AbiIndex = {
  functions: ReadonlyMap<Hex, AbiFunction>
  errors: ReadonlyMap<Hex, AbiError>
  /** By the first topic and how many follow it: what differs only in what is indexed shares the topic. */
  events: ReadonlyMap<string, AbiEvent>
}

/** @throws an Error of abitype where a declaration is none of Solidity's */
export function readDeclarations(declarations: readonly string[]): AbiIndex {
  return indexAbi(parseAbi<readonly string[]>(declarations))
}

/** @example indexAbi(abi).functions.get('0xa9059cbb')?.name // 'transfer' */
export function indexAbi(abi: Abi): AbiIndex {
  const ofType = <Type extends Abi[number]['type']>(type: Type) =>
    abi.filter((item): item is Extract<Abi[number], { type: Type }> => item.type === type)
  return {
    functions: new Map(ofType('function').map((item) => [toFunctionSelector(item), item])),
    errors: new Map(ofType('error').map((item) => [toFunctionSelector(signatureOf(item)), item])),
    events: new Map(
      ofType('event')
        .filter(({ anonymous }) => !anonymous)
        .map((item) => [eventKey(toEventSelector(item), countIndexed(item)), item]),
    ),
  }
}

export function eventKey(topic: Hex, indexed: number): string {
  return `${topic} ${indexed}`
}

/** A function, event or error by its name and types: `transfer(address,uint256)`. */
export function signatureOf({ name, inputs }: AbiFunction | AbiEvent | AbiError): string {
  return `${name}(${inputs.map(nameOfType).join(',')})`
}

function countIndexed({ inputs }: AbiEvent): number {
  return inputs.filter((input) => 'indexed' in input && input.indexed).length
}
