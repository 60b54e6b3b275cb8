import type { ByteReader } from '../byte-reader.ts'
import type { ByteWriter } from '../byte-writer.ts'

/** Which message of which transaction of the block; null for the chain itself. */
export type Cause = { tx: number; message: number } | null

export function writeCause(writer: ByteWriter, cause: Cause): void {
  writer.whole(cause === null ? 0 : cause.tx + 1)
  if (cause !== null) writer.whole(cause.message)
}

export function readCause(reader: ByteReader): Cause {
  const tx = reader.whole()
  return tx === 0 ? null : { tx: tx - 1, message: reader.whole() }
}

export function flags(...all: boolean[]): number {
  return all.reduce((sum, flag, at) => sum | (Number(flag) << at), 0)
}

export function has(bits: number, at: number): boolean {
  return ((bits >> at) & 1) === 1
}
