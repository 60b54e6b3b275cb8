import { isFollowing } from './follow.ts'
import { readPending } from './pending.ts'

/** While one is shown, signed or sent. */
let isLoading = false

/** Whether nothing is shown, signed, or on its way into a block. */
export const isFree = (): boolean => !isLoading && !isFollowing() && readPending() === undefined

/**
 * Takes the place in the queue, which has one: for who acts, until they have turned back or a node has taken it; and
 * then for what is on its way, until a block has it or none can any more.
 *
 * @returns whether it is yours; then give it back with `leaveQueue`, whatever comes of it
 */
export function enterQueue(): boolean {
  if (!isFree()) return false
  isLoading = true
  return true
}

export function leaveQueue(): void {
  isLoading = false
}
