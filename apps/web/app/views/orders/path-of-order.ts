import type { Piece } from '../../language/written.ts'

/** Path of an order's page, without a language; undefined for what has no hash of 32 bytes, as what no order asked for. */
export function pathOfOrder(hash: string): string | undefined {
  return /^0x[0-9a-f]{64}$/i.test(hash) && !/^0x0+$/.test(hash) ? `/order/${hash}/` : undefined
}

/** A link to one, where it has a page. */
export function linkToOrder(text: string, hash: string, look: Piece['look'] = 'name'): Piece {
  const to = pathOfOrder(hash)
  return { text, look, ...(look === 'identifier' && { title: hash }), ...(to !== undefined && { to }) }
}
