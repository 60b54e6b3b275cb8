import type { EvmCall } from '@injsight/chain'
import type { Hex } from 'viem'
import { precompiles } from '../precompiles/all.ts'
import { readArguments, type ChainMessage } from '../precompiles/given.ts'

/**
 * What a call of a precompile asks of the module behind it, as that module's own messages; none where it only asks
 * for an answer, or isn't one of a precompile.
 *
 * @param sender who calls, `0x…`
 * @example toChainMessages('0x…66', call, sender)[0] // { '@type': '/cosmos.staking.v1beta1.MsgDelegate', … }
 */
export function toChainMessages(to: Hex, call: EvmCall, sender: Hex): ChainMessage[] {
  const { method, arguments: values } = call
  const precompile = Object.values(precompiles).find(({ address }) => address === to)
  if (!precompile || method === undefined || !values || !Object.hasOwn(precompile.deeds, method)) return []
  return precompile.deeds[method]?.(readArguments(values), sender) ?? []
}
