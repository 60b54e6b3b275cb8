import { unscaleDecimal } from '@injsight/chain'

/** Milliseconds since 1970; 0 for none. */
export function toMs(time: { seconds: bigint; nanos: number } | undefined): bigint {
  return time === undefined ? 0n : time.seconds * 1000n + BigInt(Math.trunc(time.nanos / 1_000_000))
}

/** The chain's protobuf carries a decimal as a whole number of its 18th place. */
const places = 18
const one = 10n ** BigInt(places)

/** Decimal text of such a number; what is no number is none. @example ofParts('75000000000000000') // '0.075' */
export function ofParts(parts = ''): string {
  return /^-?\d+$/.test(parts) ? unscaleDecimal(BigInt(parts), places) : '0'
}

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
