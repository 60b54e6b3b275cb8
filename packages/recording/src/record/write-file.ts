import { rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const deflate = promisify(gzip)

/** Writes a file as a whole or not at all, so that what is there when we are stopped can be trusted. */
export async function writeWhole(path: string, content: Buffer | string): Promise<number> {
  const bytes = Buffer.from(content)
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
  return bytes.length
}

/** The same, compressed as small as gzip can. @returns the number of bytes on the disk */
export async function writeGzipped(path: string, content: Buffer | string): Promise<number> {
  return writeWhole(path, await deflate(content, { level: 9 }))
}
