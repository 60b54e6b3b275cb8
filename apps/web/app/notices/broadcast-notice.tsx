import { useEffect, useState } from 'react'
import { useHead } from '../live/live.tsx'
import { createBroadcastTelling } from './broadcast-telling.ts'

/** Tells how a transaction fares that was sent from this page, until a block has it. */
export function BroadcastNotice({ isSending, hash }: { isSending: boolean; hash: string | undefined }) {
  const [telling] = useState(createBroadcastTelling)
  const height = useHead()?.height
  const waitedFor = isSending ? undefined : hash
  useEffect(() => {
    if (isSending) telling.sending()
    else if (waitedFor === undefined) telling.dropped()
    else telling.accepted(waitedFor)
  }, [telling, isSending, waitedFor])
  // Each new block may have it.
  useEffect(() => {
    if (waitedFor === undefined) return undefined
    const leaving = new AbortController()
    fetch(`/transaction/${waitedFor}.json?at=${height}`, { signal: leaving.signal }).then(
      ({ ok }) => ok && telling.included(),
      () => {}, // the next block is another try
    )
    return () => leaving.abort()
  }, [telling, waitedFor, height])
  useEffect(() => telling.dropped, [telling])
  return null
}
