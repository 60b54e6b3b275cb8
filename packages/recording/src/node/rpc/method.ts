import type { Recording } from '#src/folder/open-recording.ts'
import type { Head } from '../start-head.ts'
import type { Parameters } from './parameters.ts'

/** The recorded chain as it is at this moment. */
export type Chain = { recording: Recording; head: Head }

/** One method of the RPC: its parameters in the order that positional ones have, and the JSON of its result. */
export type Method = {
  parameters: string[]
  answer: (parameters: Parameters) => Promise<Buffer | string> | Buffer | string
}

/** Raw pieces of JSON put together, none of them parsed. */
export function joinJson(...pieces: (Buffer | string)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
}
