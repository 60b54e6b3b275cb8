import { formatInteger } from '../../language/format-integer.ts'
import { loadWords } from '../../language/load-words.ts'
import { pathIn, splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { readFeed, subscribe } from '../../live/feed.ts'
import { createBroadcastTelling } from '../../notices/broadcast-telling.ts'
import { dropPending, keepPending, readPending, type Pending } from './pending.ts'

/** A transaction that is watched until a block has it, or none can any more. */
export type Following = {
  /** A node has taken it. */
  taken: () => void
  /** Nobody has said whether one has. */
  unsure: () => void
  /** It was refused, which is said elsewhere: nothing is on its way. */
  drop: () => void
}

let followed: string | undefined

export const isFollowing = (): boolean => followed !== undefined

/**
 * Tells in a notice how a transaction does, from its signature to its block; the words of acts have to be there. It is
 * kept, so that a page that is loaded anew goes on with it.
 */
export function follow(pending: Pending, language: Language): Following {
  const { hash, timeoutHeight, since } = pending
  const t = translationsIn(language, 'acts')
  const telling = createBroadcastTelling()
  let asked: bigint | undefined
  followed = hash
  keepPending(pending)
  telling.sending(since)

  const look = async () => {
    const height = readFeed().heads[0]?.height
    if (height === asked || followed !== hash) return
    asked = height
    const found = await findTransaction(hash, height)
    if (followed !== hash) return
    const isOver = height !== undefined && height > BigInt(timeoutHeight)
    if (found === 'succeeded') telling.included()
    else if (found === 'failed') telling.ended('error', t('notices.failed'))
    else if (found === 'absent' && isOver) telling.ended('warning', t('notices.expired'))
    else return
    end()
  }
  const leave = subscribe(() => void look())
  const end = () => {
    leave()
    if (followed === hash) followed = undefined
    dropPending()
  }
  const taken = () => telling.accepted(hash, pathIn(language, `/transaction/${hash}/`))
  return {
    taken,
    unsure: () => {
      taken()
      telling.turned('warning', t('notices.unsure', { height: formatInteger(BigInt(timeoutHeight)) }))
    },
    drop: () => {
      telling.dropped()
      end()
    },
  }
}

type Found = 'succeeded' | 'failed' | 'absent' | 'unanswered'

/** What the site knows of a transaction, by either hash, at a height of its own. */
export async function findTransaction(hash: string, height: bigint | undefined): Promise<Found> {
  try {
    const answer = await fetch(`/transaction/${hash}.json?at=${height ?? ''}`)
    if (answer.status === 404) return 'absent'
    if (!answer.ok) return 'unanswered'
    const { code } = (await answer.json()) as { code: number }
    return code === 0 ? 'succeeded' : 'failed'
  } catch {
    return 'unanswered' // the next block is another try
  }
}

/** Goes on with what a page before this one has sent. */
export async function resume(): Promise<void> {
  const pending = readPending()
  if (pending === undefined || isFollowing()) return
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'acts')
  follow(pending, language).taken()
}
