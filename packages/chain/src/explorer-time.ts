type Told = { unix: bigint; text: string }

/**
 * A time as explorers tell it, in milliseconds since 1970: newer ones as a number, older ones as text alone.
 *
 * @returns 0n for what can't be read
 * @example readExplorerTime({ unix: 0n, text: '2026-11-22 16:31:54.235 +0000 UTC' }) // 1795365114235n
 */
export function readExplorerTime({ unix, text }: Told): bigint {
  if (unix > 0n) return unix
  const milliseconds = Date.parse(text.replace(/^(\S+) (\S+) \+0000 UTC$/, '$1T$2Z'))
  return Number.isNaN(milliseconds) ? 0n : BigInt(milliseconds)
}
