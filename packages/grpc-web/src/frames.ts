import { invalidInput } from '@injsight/errors'

/** First byte of a frame: a message, or the status at the end. */
export const dataFlag = 0x00
export const trailerFlag = 0x80

/** One gRPC-web frame: flag, length in four bytes, payload. */
export function encodeFrame(flag: number, payload: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(5 + payload.length)
  frame[0] = flag
  frame.writeUInt32BE(payload.length, 1)
  frame.set(payload, 5)
  return frame
}

/** The frame that ends an answer. */
export function encodeTrailer(status: number, message = ''): Buffer {
  const words = message === '' ? '' : `grpc-message: ${encodeMessage(message)}\r\n`
  return encodeFrame(trailerFlag, Buffer.from(`grpc-status: ${status}\r\n${words}`))
}

/**
 * The one message in the body of a request.
 *
 * @throws Fault `invalid-input`, code `frame.broken`, when the frame is cut short, followed by more, or compressed
 */
export function decodeRequest(body: Buffer): Buffer {
  if (body.length < 5) throw broken(`the frame is cut short: ${body.length} bytes, it begins with 5`)
  if (body[0] !== dataFlag) throw broken(`the frame has the flag ${body[0]}, a message has ${dataFlag}`)
  const length = body.readUInt32BE(1)
  const found = body.length - 5
  if (found < length) throw broken(`the frame is cut short: ${found} of ${length} bytes came`)
  if (found > length) throw broken(`the frame holds ${length} bytes, ${found} came`)
  return body.subarray(5)
}

/**
 * Base64 of the text format; several padded pieces may follow one another.
 *
 * @throws Fault `invalid-input`, code `frame.broken`
 */
export function decodeBase64(text: string): Buffer {
  if (!/^[A-Za-z0-9+/=\s]*$/.test(text)) throw broken('the body is not base64')
  const pieces = text.match(/[^=]+=*/g) ?? []
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')))
}

/** Percent-encodes what can't stand in a header; plain ASCII stays readable, since many clients don't decode. */
export function encodeMessage(message: string): string {
  let text = ''
  for (const byte of Buffer.from(message)) {
    const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x25
    text += isPlain ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return text
}

/** The words back; a message that was never percent-encoded stays as it is. */
export function decodeMessage(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function broken(message: string) {
  return invalidInput('frame.broken', message)
}
