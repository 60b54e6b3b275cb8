/** Bytes of a program that are known only when it is deployed, by where they begin and how many they are. */
type Gap = { start: number; length: number }

/** A program as a compiler made it: hex without `0x`, with the gaps that the chain filled. */
export type CompiledCode = { hex: string; gaps: readonly Gap[] }

/**
 * Whether a compiler made the program that a contract runs. `exact` says that its metadata is the same too: a hash over
 * all sources and settings, so that even comments are those. `code` says that all but the metadata is; undefined that
 * it is another program.
 *
 * What the compiler leaves open isn't compared: immutables, addresses of libraries, and that of a library itself.
 *
 * @example matchCode({ hex: '6001…', gaps: [] }, '0x6001…') // 'exact'
 */
export function matchCode(compiled: CompiledCode, code: string): 'exact' | 'code' | undefined {
  const gaps = [...compiled.gaps, ...gapOfLibrary(compiled.hex)]
  const ours = clear(compiled.hex.toLowerCase(), gaps)
  const theirs = clear(code.replace(/^0x/, '').toLowerCase(), gaps)
  if (ours === '' || theirs === '') return undefined
  if (ours === theirs) return 'exact'
  const [program, other] = [withoutMetadata(ours), withoutMetadata(theirs)]
  return program !== '' && program === other ? 'code' : undefined
}

/** A library begins with its own address, which the compiler can't know. */
function gapOfLibrary(hex: string): Gap[] {
  return new RegExp(`^73(?:0{40})3014`).test(hex) ? [{ start: 1, length: 20 }] : []
}

function clear(hex: string, gaps: readonly Gap[]): string {
  let cleared = hex
  for (const { start, length } of gaps) {
    if (hex.length < 2 * (start + length)) continue
    cleared = cleared.slice(0, 2 * start) + '0'.repeat(2 * length) + cleared.slice(2 * (start + length))
  }
  return cleared
}

// Of a contract that creates others, theirs stand inside its own program.
const hashes = /(a[1-4]64697066735822(?:1220))[0-9a-f]{64}|(a[1-4]65627a7a7[23][01]5820)[0-9a-f]{64}/g

function withoutMetadata(hex: string): string {
  return cutTail(hex).replaceAll(hashes, (_, ipfs: string | undefined, swarm: string | undefined) => {
    return (ipfs ?? swarm ?? '') + '0'.repeat(64)
  })
}

/** A map of CBOR at the end, and two bytes that say how long it is. */
function cutTail(hex: string): string {
  const length = 2 * Number.parseInt(hex.slice(-4), 16) + 4
  const tail = hex.slice(-length)
  return length <= hex.length && /^a[1-4]6/.test(tail) ? hex.slice(0, -length) : hex
}
