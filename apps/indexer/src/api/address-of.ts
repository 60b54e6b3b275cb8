import { encodeAddress } from '@injsight/chain'

/** An account as answers spell it: '' for nobody. */
export function addressOf(bytes: Uint8Array | null): string {
  return bytes === null ? '' : encodeAddress('inj', bytes)
}
