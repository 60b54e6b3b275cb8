import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { damaged } from './read-facts.ts'

const inflate = promisify(gunzip)

/**
 * The bytes of a gzipped file of lines.
 *
 * @throws Fault `bad-chain-data`, code `recording.damaged`, naming the line where the damage begins
 */
export async function inflateFile(file: string): Promise<Buffer> {
  let compressed: Buffer
  try {
    compressed = await readFile(file)
  } catch (error) {
    throw damaged(file, 0, 'it is missing or may not be read', error)
  }
  try {
    return await inflate(compressed)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it is no gzip'
    throw damaged(file, await countReadableLines(file), `the compressed file is damaged (${why})`, error)
  }
}

/** Each line of the bytes, without its end. */
export function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(10, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.subarray(start, end)
    start = end + 1
  }
}

/** The line up to which a damaged file can be inflated. */
async function countReadableLines(file: string): Promise<number> {
  let line = 1
  try {
    for await (const part of createReadStream(file).pipe(createGunzip()) as AsyncIterable<Buffer>) {
      for (const byte of part) if (byte === 10) line++
    }
  } catch {
    // The damage, met again: all that comes before it has been counted.
  }
  return line
}
