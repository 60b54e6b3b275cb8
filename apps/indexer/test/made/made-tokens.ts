import { encodeAbiParameters, keccak256, toBytes, type Hex } from 'viem'
import { word, type MadeLog } from './made-ethereum.ts'

// What contracts write by the standards of tokens.

export const eventTopic = (declaration: string) => keccak256(toBytes(declaration))

export const nobody: Hex = `0x${'00'.repeat(20)}`

export function transfer(address: Hex, from: Hex, to: Hex, amount: bigint): MadeLog {
  const topics = [eventTopic('Transfer(address,address,uint256)'), word(from), word(to)]
  return { address, topics, data: word(amount) }
}

export function approval(address: Hex, owner: Hex, spender: Hex, amount: bigint): MadeLog {
  const topics = [eventTopic('Approval(address,address,uint256)'), word(owner), word(spender)]
  return { address, topics, data: word(amount) }
}

/** By ERC-721. */
export function pass(address: Hex, from: Hex, to: Hex, token: bigint): MadeLog {
  const topics = [eventTopic('Transfer(address,address,uint256)'), word(from), word(to), word(token)]
  return { address, topics }
}

/** Of one token by ERC-721. */
export function approvalOfOne(address: Hex, owner: Hex, spender: Hex, token: bigint): MadeLog {
  const topics = [eventTopic('Approval(address,address,uint256)'), word(owner), word(spender), word(token)]
  return { address, topics }
}

export function approvalForAll(address: Hex, owner: Hex, operator: Hex, isAllowed: boolean): MadeLog {
  const topics = [eventTopic('ApprovalForAll(address,address,bool)'), word(owner), word(operator)]
  return { address, topics, data: word(isAllowed ? 1n : 0n) }
}

/** By ERC-1155. */
export function transferSingle(address: Hex, from: Hex, to: Hex, token: bigint, amount: bigint): MadeLog {
  const declaration = 'TransferSingle(address,address,address,uint256,uint256)'
  const topics = [eventTopic(declaration), word(from), word(from), word(to)]
  return { address, topics, data: `${word(token)}${word(amount).slice(2)}` }
}

export function transferBatch(
  address: Hex,
  from: Hex,
  to: Hex,
  tokens: bigint[],
  amounts: bigint[],
): MadeLog {
  const declaration = 'TransferBatch(address,address,address,uint256[],uint256[])'
  const topics = [eventTopic(declaration), word(from), word(from), word(to)]
  const data = encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [tokens, amounts])
  return { address, topics, data }
}
