import { sha256 } from '#sha256'
import { bug } from '@injsight/errors'

/** That a leaf is one of those under a root: what has to be hashed in on the way up, from the bottom. */
export type InclusionProof = {
  total: number
  index: number
  leafHash: Uint8Array
  aunts: Uint8Array[]
}

/** SHA-256 of a leaf as RFC 6962 has it: marked, so that no inner node can pass for one. */
export function leafHash(leaf: Uint8Array): Uint8Array {
  return sha256(join(Uint8Array.of(0), leaf))
}

/** SHA-256 of two nodes side by side. */
export function innerHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(join(Uint8Array.of(1), left, right))
}

/**
 * The Merkle root over leaves in their order, as CometBFT (RFC 6962) computes it.
 *
 * @example rootHash([])  // e3b0c442…: SHA-256 of nothing
 */
export function rootHash(leaves: Uint8Array[]): Uint8Array {
  return leaves.length === 0 ? sha256(new Uint8Array()) : rootOfHashes(leaves.map(leafHash))
}

/**
 * Proves that one leaf stands among the others.
 *
 * @throws Fault `bug` when there is no such leaf
 * @example verifyInclusion(rootHash(leaves), leaves[2], proveInclusion(leaves, 2))  // true
 */
export function proveInclusion(leaves: Uint8Array[], index: number): InclusionProof {
  const hashes = leaves.map(leafHash)
  const leaf = hashes[index]
  if (leaf === undefined) throw bug(`there is no leaf ${index} of ${leaves.length}`)
  return { total: leaves.length, index, leafHash: leaf, aunts: auntsOf(hashes, index) }
}

/** Whether a proof leads from the leaf to the root. */
export function verifyInclusion(root: Uint8Array, leaf: Uint8Array, proof: InclusionProof): boolean {
  if (!equal(leafHash(leaf), proof.leafHash)) return false
  const found = rootAbove(leaf, proof)
  return found !== undefined && equal(found, root)
}

/** The root that a path leads to from a leaf; undefined for a path that is none of such a tree. */
export function rootAbove(
  leaf: Uint8Array,
  { index, total, aunts }: Omit<InclusionProof, 'leafHash'>,
): Uint8Array | undefined {
  return climb(index, total, leafHash(leaf), aunts)
}

function rootOfHashes(hashes: Uint8Array[]): Uint8Array {
  const [only] = hashes
  if (hashes.length === 1 && only !== undefined) return only
  const middle = splitPoint(hashes.length)
  return innerHash(rootOfHashes(hashes.slice(0, middle)), rootOfHashes(hashes.slice(middle)))
}

function auntsOf(hashes: Uint8Array[], index: number): Uint8Array[] {
  if (hashes.length === 1) return []
  const middle = splitPoint(hashes.length)
  const left = hashes.slice(0, middle)
  const right = hashes.slice(middle)
  return index < middle
    ? [...auntsOf(left, index), rootOfHashes(right)]
    : [...auntsOf(right, index - middle), rootOfHashes(left)]
}

/** The root above a leaf; undefined when the proof has too few or too many aunts, or an impossible index. */
function climb(index: number, total: number, leaf: Uint8Array, aunts: Uint8Array[]): Uint8Array | undefined {
  if (!Number.isSafeInteger(index) || index < 0 || index >= total) return undefined
  if (total === 1) return aunts.length === 0 ? leaf : undefined
  const aunt = aunts.at(-1)
  if (aunt === undefined) return undefined
  const middle = splitPoint(total)
  const below = aunts.slice(0, -1)
  if (index < middle) {
    const left = climb(index, middle, leaf, below)
    return left && innerHash(left, aunt)
  }
  const right = climb(index - middle, total - middle, leaf, below)
  return right && innerHash(aunt, right)
}

/** The largest power of two below `length`. */
function splitPoint(length: number): number {
  return 2 ** Math.ceil(Math.log2(length) - 1)
}

function join(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
