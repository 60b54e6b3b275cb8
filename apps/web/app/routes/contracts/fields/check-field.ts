import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { readArgument } from '@injsight/evm'
import { readSlotNumber } from '../evm/slot.ts'
import { checkShape, isAccount } from './check-shape.ts'
import type { Rule, Wanted, Wrong } from './rule.ts'

/**
 * What is wrong with what stands in a field; undefined where nothing is. The browser asks this while one types, and the
 * server when it is sent.
 *
 * @example checkField({ of: 'slot' }, 'x') // { at: '', value: 'x', wanted: { kind: 'slot' } }
 */
export function checkField(rule: Rule, typed: string): Wrong | undefined {
  if (rule.of === 'message') return checkShape(rule.shape, typed)
  if (rule.of === 'method') return readArgument(rule.parameter, typed).unfit
  const text = typed.trim()
  return fits[rule.of](text) ? undefined : { at: '', value: text, wanted: wanted[rule.of] }
}

type Named = Exclude<Rule['of'], 'message' | 'method'>

const fits: Record<Named, (text: string) => boolean> = {
  sender: isAccount,
  caller: (text) => readCaller(text) !== undefined,
  funds: (text) => readFunds(text) !== undefined,
  value: (text) => readValue(text) !== undefined,
  slot: (text) => readSlotNumber(text) !== undefined,
}

const wanted: Record<Named, Wanted> = {
  sender: { kind: 'sender' },
  caller: { kind: 'ethereum' },
  funds: { kind: 'funds' },
  value: { kind: 'inj' },
  slot: { kind: 'slot' },
}

/** An account in either spelling, as the EVM has it; undefined for none. */
export function readCaller(text: string): string | undefined {
  try {
    return formatEthereumAddress(readAccount(text))
  } catch {
    return undefined
  }
}

/** Coins as the chain's commands write them: `5inj,7peggy0x…`; undefined for what is none. */
export function readFunds(typed: string): { denom: string; amount: string }[] | undefined {
  const text = typed.replaceAll(/\s/g, '')
  if (text === '') return []
  const coins = text.split(',').map((coin) => /^(\d{1,78})([a-zA-Z][\w/:.-]{1,127})$/.exec(coin))
  return coins.every((coin) => coin !== null)
    ? coins.map(([, amount = '', denom = '']) => ({ denom, amount }))
    : undefined
}

/** @example readValue('1.5') // 1500000000000000000n */
export function readValue(text: string): bigint | undefined {
  if (text === '') return 0n
  const [, whole = '', part = ''] = /^(\d{1,30})(?:\.(\d{1,18}))?$/.exec(text) ?? []
  return whole === '' ? undefined : BigInt(whole + part.padEnd(18, '0'))
}
