/** What is kept of a name: nobody reads more. */
const longest = 200

/**
 * A text that a contract returned: as the ABI writes strings, or as 32 bytes that end with zeros, as the oldest tokens
 * do. Anybody may return anything: what is no text is none, and no more of it is kept than people read.
 */
export function readReturnedText(returned: Uint8Array): string | null {
  const bytes = returned.length === 32 ? withoutEnd(returned) : findReturnedString(Buffer.from(returned))
  if (bytes === undefined) return null
  const text = new TextDecoder().decode(bytes.subarray(0, longest * 4))
  // PostgreSQL keeps no NUL; line ends and other controls have no place in a name.
  const shown = text.replace(/\p{Cc}+/gu, ' ').trim()
  return shown === '' ? null : Array.from(shown).slice(0, longest).join('')
}

/** The number of decimals that a contract returned; null when it is none that a token may have. */
export function readReturnedDecimals(returned: Uint8Array): number | null {
  if (returned.length !== 32) return null
  const decimals = BigInt(`0x${Buffer.from(returned).toString('hex')}`)
  return decimals <= 255n ? Number(decimals) : null
}

function withoutEnd(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0)
  return end === -1 ? bytes : bytes.subarray(0, end)
}

/** What was returned as the ABI writes strings, offset, length, bytes; undefined when these don't fit. */
export function findReturnedString(returned: Buffer): Buffer | undefined {
  const offset = wordAt(returned, 0)
  const length = offset === undefined ? undefined : wordAt(returned, offset)
  if (offset === undefined || length === undefined || offset + 32 + length > returned.length) return undefined
  return returned.subarray(offset + 32, offset + 32 + length)
}

function wordAt(returned: Buffer, at: number): number | undefined {
  if (at + 32 > returned.length) return undefined
  const word = BigInt(`0x${returned.subarray(at, at + 32).toString('hex')}`)
  return word <= BigInt(returned.length) ? Number(word) : undefined
}
