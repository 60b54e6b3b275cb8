import type { Hex } from 'viem'
import { encodeFunctionData, getAddress, parseAbi } from 'viem/utils'

const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool approved)',
])

const nobody = `0x${'0'.repeat(40)}` as const

/** What was approved: an amount by ERC-20, one of a collection by its number, or all that there is of it. */
export type Approved = 'amount' | 'all' | { item: bigint }

/**
 * What a contract is told so that somebody may move nothing more of what they were allowed to.
 *
 * @param account `0x…` of who may move it
 * @example endApproval('0x1111111111111111111111111111111111111111', 'amount') // '0x095ea7b3…'
 */
export function endApproval(account: string, approved: Approved): Hex {
  const spender = getAddress(account)
  if (approved === 'all')
    return encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [spender, false] })
  // One of a collection is approved for nobody in place of somebody.
  const args = approved === 'amount' ? ([spender, 0n] as const) : ([nobody, approved.item] as const)
  return encodeFunctionData({ abi, functionName: 'approve', args })
}
