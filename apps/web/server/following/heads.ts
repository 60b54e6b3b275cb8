import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient, type GetStatusResponse, type Head } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'
import { keepFollowing } from './keep-following.ts'

export type Heads = {
  /** What is wrong at the moment, in words; empty when all is well. */
  trouble(): string
  /** The index answers, whatever it says of itself, or did so a moment ago. */
  isAnswered(): boolean
  stop(): Promise<void>
}

type Options = {
  indexerUrl: string
  log: Logger
  onHead: (head: Head) => void
  onTrouble: (trouble: string) => void
  /** Before the first head, and whenever the index is asked whether all is right. */
  onStatus?: (status: GetStatusResponse) => void
  /** After so long without a head the index is asked whether that is all right. */
  silenceMs?: number
  /**
   * For so long after its last word the index counts as one that answers: all sites that ask it are out of its reach at
   * the same moment, and who can't be sent to any of them learns nothing, not even what is wrong.
   */
  patienceMs?: number
}

const unanswered = 'the index does not answer'

/** Follows the heads of the index with one stream for the whole program, and begins again whenever it breaks. */
export function startHeads({
  indexerUrl,
  log,
  onHead,
  onTrouble,
  onStatus,
  silenceMs = 5000,
  patienceMs = 30_000,
}: Options): Heads {
  const transport = createTransport({ baseUrl: indexerUrl, timeoutMs: 5000 })
  const index = new ExplorerClient(transport)
  const stopping = new AbortController()
  let trouble: string | undefined // while nothing is known
  let answeredAt = Number.NEGATIVE_INFINITY

  const setTrouble = (words: string) => {
    if (words === trouble || stopping.signal.aborted) return
    trouble = words
    if (words === '') log.info('index answered')
    else log.warn('index in trouble', { trouble: words })
    onTrouble(words)
  }

  const readStatus = async (signal: AbortSignal) => {
    const status = await index.getStatus({}, { abort: signal }).response
    answeredAt = performance.now()
    setTrouble(status.trouble)
    onStatus?.(status)
    return status
  }

  /** Since the stream broke last. */
  let hasAnswered = false
  /** Resolves or rejects when the stream has ended, for whatever reason. */
  const follow = async () => {
    hasAnswered = false
    const ending = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ending.signal])
    let height: bigint | undefined
    let heardAt = performance.now()
    const check = async () => {
      if (performance.now() - heardAt < silenceMs) return
      const { head } = await readStatus(signal)
      if (height !== undefined && head > height) throw new Error(`no word of ${head}`)
    }
    await readStatus(signal)
    hasAnswered = true
    const checks = setInterval(() => {
      check().catch((error: unknown) => {
        log.debug('the stream of heads was given up', { error })
        hasAnswered = false
        ending.abort()
      })
    }, silenceMs / 2)
    try {
      for await (const head of index.streamHeads({}, { abort: signal }).responses) {
        // The first is where the index stands, maybe for long; one that follows tells that all is well.
        if (height !== undefined) setTrouble('')
        height = head.height
        heardAt = answeredAt = performance.now()
        onHead(head)
      }
    } finally {
      clearInterval(checks)
    }
  }

  const running = keepFollowing(follow, {
    signal: stopping.signal,
    onBroken(error) {
      log.debug('the stream of heads broke', { error })
      // One that has answered may have ended its streams because it leaves: another one answers in its place.
      if (!hasAnswered) setTrouble(unanswered)
    },
  })

  return {
    trouble: () => trouble ?? unanswered,
    isAnswered: () => (trouble ?? unanswered) !== unanswered || performance.now() - answeredAt < patienceMs,
    async stop() {
      stopping.abort()
      await running
      transport.close()
    },
  }
}
