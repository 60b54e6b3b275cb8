const longest = 100_000

/**
 * The JSON object that a text holds, as it is or in base64: what contracts are told inside of what they are told, and
 * the receipts of packets. Undefined where there is none.
 *
 * @example readHidden('eyJidXkiOnt9fQ==') // { buy: {} }
 */
export function readHidden(text: string): object | undefined {
  if (text.length > longest) return undefined
  // '{"', which is how all but the empty object begin.
  if (text.startsWith('eyJ')) return readObject(() => decoder.decode(Uint8Array.fromBase64(text)))
  return text.startsWith('{') && text.endsWith('}') ? readObject(() => text) : undefined
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function readObject(read: () => string): object | undefined {
  try {
    const value: unknown = JSON.parse(read(), exactNumber)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** An integer that JavaScript can't hold stays its digits. */
function exactNumber(_name: string, value: unknown, context?: { source?: string }): unknown {
  const isLost = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isLost ? (context?.source ?? value) : value
}
