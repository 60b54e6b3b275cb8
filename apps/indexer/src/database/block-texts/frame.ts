import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib'

const compress = promisify(zstdCompress)

/** Neighbours that are packed together: they repeat the same addresses, denoms and words. */
export const frameBlocks = 8n

/** The height by which the frame of a block is kept. */
export function frameOf(height: bigint): bigint {
  return height - (height % frameBlocks)
}

/** The texts of a frame's blocks in their order; undefined for one that the index doesn't have. No text is empty. */
export type FrameTexts = (Buffer | undefined)[]

const lengthBytes = 4

/** The lengths of the eight texts, 0 for none, then the texts; all of it zstd-compressed. */
export function packFrame(texts: FrameTexts): Promise<Buffer> {
  const lengths = Buffer.alloc(Number(frameBlocks) * lengthBytes)
  texts.forEach((text, at) => lengths.writeUInt32BE(text?.length ?? 0, at * lengthBytes))
  const present = texts.filter((text) => text !== undefined)
  return compress(Buffer.concat([lengths, ...present]), {
    params: { [constants.ZSTD_c_compressionLevel]: 9 },
  })
}

export function unpackFrame(frame: Buffer): FrameTexts {
  const whole = zstdDecompressSync(frame)
  let at = Number(frameBlocks) * lengthBytes
  return Array.from({ length: Number(frameBlocks) }, (_, place) => {
    const length = whole.readUInt32BE(place * lengthBytes)
    const text = whole.subarray(at, at + length)
    at += length
    return length === 0 ? undefined : text
  })
}
