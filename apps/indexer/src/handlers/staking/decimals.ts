// The arithmetic of the chain's decimals: whole numbers of 10^-18ths, rounded as the chain rounds them.

export const one = 10n ** 18n

/** A whole amount as a decimal. */
export function toDecimal(amount: bigint): bigint {
  return amount * one
}

/** The whole part. */
export function truncate(decimal: bigint): bigint {
  return decimal / one
}

/** To a whole number. */
export function round(decimal: bigint): bigint {
  return roundHalfEven(decimal)
}

export function multiply(a: bigint, b: bigint): bigint {
  return roundHalfEven(a * b)
}

export function multiplyTruncated(a: bigint, b: bigint): bigint {
  return (a * b) / one
}

/** @param b not zero */
export function divide(a: bigint, b: bigint): bigint {
  return roundHalfEven((a * one * one) / b)
}

/** @param b not zero */
export function divideTruncated(a: bigint, b: bigint): bigint {
  return (a * one) / b
}

/** @param b positive; `a` not negative */
export function divideRoundedUp(a: bigint, b: bigint): bigint {
  return (a * one + b - 1n) / b
}

/** Drops 18 digits: to the nearest, a half to the even one. */
function roundHalfEven(scaled: bigint): bigint {
  const absolute = scaled < 0n ? -scaled : scaled
  const [whole, rest] = [absolute / one, absolute % one]
  const half = one / 2n
  const rounded = rest > half || (rest === half && whole % 2n === 1n) ? whole + 1n : whole
  return scaled < 0n ? -rounded : rounded
}
