import { setTimeout as sleep } from 'node:timers/promises'
import { asFault, unavailable, type Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import { createBackOff } from './back-off.ts'
import type { ProgressNotes } from './progress.ts'

/** The height up to which the node has blocks, always asked for and always listened to. */
export type HeadWatch = {
  height(): bigint
  /**
   * Resolves once the node has the height, or the watch is stopped, or who waits by the signal.
   *
   * @throws Fault `unavailable`, code `node.went_back`, when the node lost blocks that it had: it may be another chain
   */
  waitFor(height: bigint, signal?: AbortSignal): Promise<void>
  stop(): Promise<void>
}

type Watching = {
  node: Pick<NodeClient, 'fetchStatus' | 'fetchRecording' | 'subscribeNewBlocks'>
  progress: ProgressNotes
  log: Logger
}

/** A node that announces its blocks is asked seldom, one that doesn't several times a block. */
const askingMs = { announced: 5000, silent: 400 }

/** Of several nodes behind one address each is at a height of its own. */
const tolerance = 5n

export function startHeadWatch({ node, progress, log }: Watching): HeadWatch {
  const ending = new AbortController()
  const waiting = new Set<{ wanted: bigint; wake: () => void; fail: (fault: Fault) => void }>()
  let height = 0n
  let endSubscription = () => {}
  let isAnnounced = false
  /** Whether the node is one or plays a recording; only a recording is asked again, for its end. */
  let isKindKnown = false

  const wakeUpTo = (reached: bigint) => {
    for (const one of waiting) {
      if (one.wanted > reached) continue
      waiting.delete(one)
      one.wake()
    }
  }
  const rise = (to: bigint) => {
    progress.noteNodeHead(to)
    if (to <= height) return
    height = to
    wakeUpTo(to)
  }

  const fall = (to: bigint) => {
    const words = `The node had block ${height}, and now ends at ${to}: it is behind, or of another chain`
    const fault = unavailable('node.went_back', words, { had: height, head: to })
    height = to
    for (const { fail } of waiting) fail(fault)
    waiting.clear()
  }

  async function ask(): Promise<void> {
    const status = await node.fetchStatus()
    progress.noteStatus(status)
    if (progress.recording() !== undefined || !isKindKnown) {
      progress.noteRecording(await node.fetchRecording())
      isKindKnown = true
    }
    progress.noteTrouble('node', '')
    if (status.head + tolerance < height) fall(status.head)
    else rise(status.head)
  }

  async function askOn(): Promise<void> {
    const backOff = createBackOff()
    while (!ending.signal.aborted) {
      const pauseMs = await ask().then(
        () => {
          backOff.reset()
          return isAnnounced ? askingMs.announced : askingMs.silent
        },
        (error: unknown) => {
          const { message, code } = asFault(error)
          progress.noteTrouble('node', message)
          log.debug('node did not answer', { code, reason: message })
          return backOff.next()
        },
      )
      await pause(pauseMs, ending.signal)
    }
  }

  async function listenOn(): Promise<void> {
    const backOff = createBackOff()
    while (!ending.signal.aborted) {
      const reason = await new Promise<string>((done) => {
        const onHeight = (announced: bigint) => {
          isAnnounced = true
          backOff.reset()
          rise(announced)
        }
        const subscription = node.subscribeNewBlocks({ onHeight, onEnd: (fault) => done(fault.message) })
        endSubscription = () => {
          subscription.stop()
          done('stopped')
        }
      })
      isAnnounced = false
      if (!ending.signal.aborted) log.debug('announcements ended, asking instead', { reason })
      await pause(backOff.next(), ending.signal)
    }
  }

  const loops = Promise.all([askOn(), listenOn()])
  return {
    height: () => height,
    async waitFor(wanted, signal) {
      if (height >= wanted || ending.signal.aborted || signal?.aborted) return
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const wake = () => resolve()
      const one = { wanted, wake, fail: reject }
      waiting.add(one)
      signal?.addEventListener('abort', wake, { once: true })
      try {
        await promise
      } finally {
        waiting.delete(one)
        signal?.removeEventListener('abort', wake)
      }
    },
    async stop() {
      ending.abort()
      endSubscription()
      for (const { wake } of waiting) wake()
      await loops
    },
  }
}

/** Waits, and no longer than until the signal. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {}) // woken
}
