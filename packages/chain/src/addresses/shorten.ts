/**
 * An address that fits a narrow place: its kind, and enough of both ends to tell it from others.
 *
 * @example shortenAddress('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku') // 'inj14au3…cfqku'
 */
export function shortenAddress(text: string): string {
  const prefix = /^(0x|[a-z]+1)/i.exec(text)?.[0] ?? ''
  return shorten(text, prefix.length + 4, 5)
}

/**
 * A hash that fits a narrow place.
 *
 * @example shortenHash('838D3F094CB51CED5CA48235789E116D516B6C78B93AA4DEC403AA2091A93B3E') // '838D3F…A93B3E'
 */
export function shortenHash(text: string): string {
  return shorten(text, text.startsWith('0x') ? 8 : 6, 6)
}

function shorten(text: string, head: number, tail: number): string {
  return text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`
}
