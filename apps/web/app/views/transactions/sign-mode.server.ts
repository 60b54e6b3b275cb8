/**
 * How a signer signed, in the words of the chain's command line.
 *
 * @example nameSignMode('SIGN_MODE_LEGACY_AMINO_JSON') // 'amino-json'
 */
export function nameSignMode(mode: string): string {
  return mode
    .replace(/^SIGN_MODE_(LEGACY_)?/, '')
    .toLowerCase()
    .replaceAll('_', '-')
}
