/**
 * The bytes of a transaction from hex (with 0x or without) or base64, spaces and line ends anywhere; undefined when
 * the text is neither.
 */
export function readRawTransaction(text: string): Uint8Array | undefined {
  const dense = text.replace(/\s+/g, '')
  if (dense === '') return undefined
  const [, hex] = /^(?:0x)?((?:[0-9a-f]{2})+)$/i.exec(dense) ?? []
  if (hex !== undefined) return new Uint8Array(Buffer.from(hex, 'hex'))
  if (!/^[\w+/-]+={0,2}$/.test(dense)) return undefined
  return new Uint8Array(Buffer.from(dense, 'base64'))
}

/**
 * What is wrong with a text that should be a transaction, as far as its characters tell.
 *
 * @example checkRaw('') // 'required'
 */
export function checkRaw(text: string): 'required' | 'unreadable' | undefined {
  const dense = text.replace(/\s+/g, '')
  if (dense === '') return 'required'
  return /^(0x)?([0-9a-f]{2})+$/i.test(dense) || /^[\w+/-]+={0,2}$/.test(dense) ? undefined : 'unreadable'
}
