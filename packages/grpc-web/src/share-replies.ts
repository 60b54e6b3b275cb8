/** What a reply is when it is written, by the way in which it is told. */
type Share<Written> = (way: object, reply: object, write: () => Written) => Written

/**
 * One writing of a reply for all streams that tell it: thousands who follow one thing are told the same object, which costs
 * them no more than to send it. A reply isn't changed once a stream has told it.
 */
export function shareReplies<Written>(): Share<Written> {
  const shared = new WeakMap<object, WeakMap<object, Written>>()
  return (way, reply, write) => {
    const ways = shared.get(reply) ?? new WeakMap<object, Written>()
    const written = ways.get(way) ?? write()
    shared.set(reply, ways.set(way, written))
    return written
  }
}
