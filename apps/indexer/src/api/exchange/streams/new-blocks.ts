import { unavailable } from '@injsight/errors'
import type { Feed } from '../../heads/new-heights.ts'

/** Blocks that a stream may be behind. */
const mostBehind = 100n

/**
 * The height of each block that is new since the call, none left out; before them that of the head where it is wanted.
 *
 * @throws Fault `unavailable` for who reads so slowly that some would have to be
 */
export async function* newBlocks(
  feed: Feed,
  signal: AbortSignal,
  { withHead = false } = {},
): AsyncGenerator<bigint> {
  let seen: bigint | undefined
  for await (const { height } of feed.follow(signal)) {
    if (seen !== undefined && height - seen > mostBehind)
      throw unavailable(
        'stream.behind',
        `This stream is ${height - seen} blocks behind, after block ${seen}: it is read too slowly. Ask again to go on from now`,
        { seen, head: height, isCallers: true },
      )
    if (seen === undefined && withHead) yield height
    for (let next = (seen ?? height) + 1n; next <= height; next += 1n) yield next
    seen = height
  }
}
