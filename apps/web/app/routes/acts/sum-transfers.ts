import { readAccount } from '@injsight/chain'
import type { CalledLog } from '../../sources/evm/eth-call.server.ts'

/** Of `Transfer(address,address,uint256)`; a token that is one of a kind has its number as a topic more. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * What an account would have more of tokens by ERC-20, or less, by the logs of their contracts.
 *
 * @param account `inj1…`
 * @returns by the contract, `inj1…`, in its smallest unit
 */
export function sumTransfers(logs: readonly CalledLog[], account: string): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { address, topics, data } of logs) {
    const [event, from, to] = topics
    if (event !== transfer || topics.length !== 3 || !/^0x[0-9a-f]{64}$/i.test(data)) continue
    const contract = readAccount(address)
    const sign = Number(isOf(to, account)) - Number(isOf(from, account))
    if (sign !== 0) sums.set(contract, (sums.get(contract) ?? 0n) + BigInt(sign) * BigInt(data))
  }
  return sums
}

/** An address as a topic has it, after 24 digits of nothing. */
function isOf(topic: string | undefined, account: string): boolean {
  return topic !== undefined && readAccount(`0x${topic.slice(26)}`) === account
}
