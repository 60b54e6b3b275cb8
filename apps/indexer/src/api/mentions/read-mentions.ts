/** What a transaction names, by the names that machines have for it. */
export type Mentions = {
  markets: string[]
  /** Addresses, of which some may be contracts. */
  contracts: string[]
  proposals: bigint[]
  channels: string[]
}

/** More than these of a kind are not looked up. */
const most = 200
/** Nobody writes longer transactions to be read. */
const longest = 2_000_000

const largest = 2n ** 63n - 1n

/**
 * All that a transaction's messages and events name.
 *
 * @example readMentions('{"proposal_id":"7"}').proposals // [7n]
 */
export function readMentions(text: string): Mentions {
  const shown = text.slice(0, longest)
  return {
    markets: list(shown, /\b0x[0-9a-f]{64}\b/gi).map((id) => id.toLowerCase()),
    // An address doesn't say whether it is a contract's: on Injective most are as long as an account's.
    contracts: list(shown, /\binj1[02-9ac-hj-np-z]{38}(?:[02-9ac-hj-np-z]{20})?\b/g),
    proposals: list(shown, /(?<=proposal_id\W{1,8})\d{1,19}\b/g)
      .map(BigInt)
      .filter((id) => id <= largest),
    channels: list(shown, /\bchannel-\d{1,20}\b/g),
  }
}

function list(text: string, pattern: RegExp): string[] {
  const found = new Set<string>()
  for (const [one] of text.matchAll(pattern)) {
    found.add(one)
    if (found.size === most) break
  }
  return [...found]
}
