import type { Fault } from '@injsight/errors'

/**
 * Whether time mends it. Rubbish from a node may be a proxy's page or half an answer; a contradiction stays one,
 * and so does what the index has wrong itself.
 */
export function mends({ kind, code }: Fault): boolean {
  if (kind === 'bad-chain-data') return code.startsWith('node.')
  return kind === 'unavailable' || kind === 'not-found'
}
