import { constants, crc32, deflateRawSync } from 'node:zlib'
import { combineCrc, createCrcShift } from './crc.ts'

/** The bytes of an answer, with gaps for a nonce that is another one each time. */
export type Body = {
  /** The bytes with the nonce in every gap; the same bytes each time when there are no gaps. */
  fill(nonce: string): Buffer
  hasGaps: boolean
  /** How much memory keeping it takes. */
  size: number
}

/** Characters in a nonce: 16 random bytes in base64url. */
export const nonceLength = 22

/** A body that is sent as it is; its gaps are where the placeholder stands. */
export function createPlainBody(bytes: Buffer, placeholder?: string): Body {
  const pieces = placeholder === undefined ? [bytes] : split(bytes, placeholder)
  return {
    fill: (nonce) => (pieces.length === 1 ? bytes : interleave(pieces, Buffer.from(nonce))),
    hasGaps: pieces.length > 1,
    size: bytes.length,
  }
}

/**
 * A body in gzip that is compressed once and still takes another nonce each time: the text between the gaps is
 * deflated beforehand, each nonce is put in as a stored block, and the checksum is combined from those of the parts.
 */
export function createGzipBody(bytes: Buffer, placeholder: string): Body {
  const texts = split(bytes, placeholder)
  const pieces = deflatePieces(texts)
  pieces[0] = Buffer.concat([gzipHeader, pieces[0] ?? noBytes])
  const length = bytes.length + (texts.length - 1) * (nonceLength - placeholder.length)
  const sums = texts.map((text) => ({ crc: crc32(text), shift: createCrcShift(text.length) }))

  const fill = (nonce: string): Buffer => {
    const gap = Buffer.from(nonce)
    const gapCrc = crc32(gap)
    const crc = sums
      .map((sum) => sum.crc)
      .reduce((whole, text, index) =>
        combineCrc(combineCrc(whole, gapCrc, gapShift), text, sums[index]?.shift ?? 0),
      )
    return Buffer.concat([interleave(pieces, Buffer.concat([storedBlock, gap])), encodeEnd(crc, length)])
  }
  const hasGaps = texts.length > 1
  const whole = hasGaps ? undefined : fill('')
  return {
    fill: whole === undefined ? fill : () => whole,
    hasGaps,
    size: pieces.reduce((sum, piece) => sum + piece.length, 0),
  }
}

const noBytes = Buffer.alloc(0)
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const storedBlock = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff])
const lastBlock = [1, 0, 0, 0xff, 0xff] // stored, empty
const gapShift = createCrcShift(nonceLength)
const level = 5

/**
 * Each piece may refer back to those before it, across the gaps: there the dictionary holds bytes that no text in
 * UTF-8 has, so nothing ever refers to a nonce.
 */
function deflatePieces(texts: Buffer[]): Buffer[] {
  const gap = Buffer.alloc(nonceLength, 0xff)
  let before: Buffer = noBytes
  return texts.map((text) => {
    const dictionary = before.length === 0 ? {} : { dictionary: before }
    const piece = deflateRawSync(text, { level, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary })
    before = Buffer.concat([before, text, gap]).subarray(-32_768)
    return piece
  })
}

function encodeEnd(crc: number, length: number): Buffer {
  const end = Buffer.alloc(lastBlock.length + 8)
  end.set(lastBlock)
  end.writeUInt32LE(crc, lastBlock.length)
  end.writeUInt32LE(length % 2 ** 32, lastBlock.length + 4)
  return end
}

function split(bytes: Buffer, separator: string): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + separator.length
  }
  return [...pieces, bytes.subarray(from)]
}

function interleave(pieces: Buffer[], gap: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [gap, piece])))
}
