/** What a reply is on the wire, by the way in which it is told. */
type Share = (way: object, reply: object, write: () => string | Uint8Array) => Buffer

/**
 * One writing of a reply for all streams that tell it: thousands who follow one thing are told the same object, which costs
 * them no more than to send it. A reply isn't changed once a stream has told it.
 */
export function shareReplies(): Share {
  const written = new WeakMap<object, WeakMap<object, Buffer>>()
  return (way, reply, write) => {
    const ways = written.get(reply) ?? new WeakMap<object, Buffer>()
    const bytes = ways.get(way) ?? toBuffer(write())
    written.set(reply, ways.set(way, bytes))
    return bytes
  }
}

function toBuffer(written: string | Uint8Array): Buffer {
  return typeof written === 'string'
    ? Buffer.from(written)
    : Buffer.from(written.buffer, written.byteOffset, written.length)
}
