import { ens_normalize as normaliseLabel } from '@adraffy/ens-normalize'
import { invalidInput, type Fault } from '@injsight/errors'
import { keccak_256 } from '@noble/hashes/sha3.js'

const [shortestName, longestName] = [3, 512]
const [longestHost, longestLabel] = [253, 63]

/** Of ASCII a name has a to z, digits, - and _ alone; what nobody sees has no place in it. */
const forbidden = /[^a-z0-9_\u{80}-\u{10ffff}-]|[\u200b-\u200d\ufeff]/u

/**
 * A name of a name service, as everybody writes it: ENSIP-15 for each of its labels.
 *
 * @throws Fault `invalid-input`
 * @example normaliseName('Alice.INJ') // 'alice.inj'
 */
export function normaliseName(name: string): string {
  if (name === '') throw invalid('Invalid Domain')
  const labels = name.split('.')
  if (labels.includes('')) throw invalid('Domain cannot have empty labels')
  const normal = labels.map(normalise)
  const host = (normal.length === 1 ? normal : normal.slice(0, -1)).join('.')
  const isLong = host.length > longestHost || normal.some((label) => label.length > longestLabel)
  const length = Array.from(host).length
  if (length < shortestName || length > longestName || isLong || forbidden.test(host))
    throw invalid('Invalid Domain')
  return normal.join('.')
}

function normalise(label: string): string {
  try {
    return normaliseLabel(label)
  } catch (error) {
    throw invalid('Invalid Domain', error)
  }
}

/**
 * What the contracts know a normalised name by: its labels hashed from the right, each with what is right of it.
 *
 * @throws Fault `invalid-input`
 */
export function nodeOf(name: string): number[] {
  if (name === '') throw invalid(`The ${name} can't be normalized`)
  const hash = name
    .split('.')
    .reduceRight<Uint8Array>(
      (node, label) => keccak_256(new Uint8Array([...node, ...keccak_256(new TextEncoder().encode(label))])),
      new Uint8Array(32),
    )
  return [...hash]
}

function invalid(words: string, cause?: unknown): Fault {
  return invalidInput('name.invalid', words, {}, cause)
}
