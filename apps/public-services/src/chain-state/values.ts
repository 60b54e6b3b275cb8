/** Milliseconds since 1970; 0 for none. */
export function toMs(time: { seconds: bigint; nanos: number } | undefined): bigint {
  return time === undefined ? 0n : time.seconds * 1000n + BigInt(Math.trunc(time.nanos / 1_000_000))
}

/** The chain's protobuf carries a decimal as a whole number of its 18th place. */
const one = 10n ** 18n

type Coin = { denom: string; amount: string }

/** Whole units of what is counted in parts of them; nothing of what isn't a whole one. */
export function toWholeCoins(coins: readonly Coin[]): Coin[] {
  return coins
    .map(({ denom, amount }) => ({ denom, amount: wholeOfParts(amount) }))
    .filter(({ amount }) => amount !== '0')
}

function wholeOfParts(parts: string): string {
  return /^\d+$/.test(parts) ? String(BigInt(parts) / one) : '0'
}
