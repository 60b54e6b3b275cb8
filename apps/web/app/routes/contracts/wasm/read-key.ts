/**
 * A key as storage libraries of CosmWasm build it: names before it with two bytes of their length each.
 *
 * @example readKey(bytes of '\0\7balanceinj1…') // ['balance', 'inj1…']
 */
export function readKey(key: Uint8Array): string[] {
  const parts: string[] = []
  let rest = key
  while (rest.length > 2) {
    const length = (rest[0] ?? 0) * 256 + (rest[1] ?? 0)
    const part =
      length === 0 || length + 2 > rest.length ? undefined : plainText(rest.subarray(2, 2 + length))
    if (part === undefined) break
    parts.push(part)
    rest = rest.subarray(2 + length)
  }
  if (rest.length > 0 || parts.length === 0) parts.push(readText(rest))
  return parts
}

/** Text where the bytes are some, else hex. */
export function readText(bytes: Uint8Array): string {
  return plainText(bytes) ?? `0x${bytes.toHex()}`
}

function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /\p{Cc}/u.test(text.replaceAll(/[\n\t\r]/g, '')) ? undefined : text
  } catch {
    return undefined
  }
}
