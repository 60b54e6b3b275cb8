import { formatInteger } from '../../language/format-integer.ts'
import { loadWords } from '../../language/load-words.ts'
import { pathIn, splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { readFeed, subscribe } from '../../live/feed.ts'
import type { SentAnswer } from '../../routes/acts/sent-json.ts'
import { createBroadcastTelling } from '../../notices/broadcast-telling.ts'
import { dropPending, keepPending, readPending, type Pending } from './pending.ts'

/** A transaction that is watched until a block has it, or none can any more. */
export type Following = {
  /** A node has taken it, under this hash. */
  taken: (hash: string) => void
  /** Nobody has said whether one has. */
  unsure: () => void
  /** It was refused, which is said elsewhere: nothing is on its way. */
  drop: () => void
}

/** How long no block may come before it is looked for all the same: what stands between may hold the stream back. */
const silentMs = 5000

let followed: Pending | undefined

export const isFollowing = (): boolean => followed !== undefined

/**
 * Tells in a notice how a transaction does, from its signature to its block; the words of acts have to be there. It is
 * kept, so that a page that is loaded anew goes on with it.
 */
export function follow(pending: Pending, language: Language): Following {
  const { timeoutHeight, since } = pending
  const t = translationsIn(language, 'acts')
  const telling = createBroadcastTelling()
  let asked: bigint | undefined
  let { hash } = pending
  followed = pending
  keepPending(pending)
  telling.sending(since)

  const look = async (isSilent = false) => {
    const told = readFeed().heads[0]?.height
    if ((told === asked && !isSilent) || followed !== pending) return
    asked = told
    clearTimeout(timer)
    timer = setTimeout(() => void look(true), silentMs)
    const height = (isSilent ? await fetchHeight() : undefined) ?? told
    const found = await find({ ...pending, hash }, height)
    if (followed !== pending) return
    if (found.hash) tellHash(found.hash)
    const isOver = height !== undefined && height > BigInt(timeoutHeight)
    if (found.is === 'succeeded') telling.included()
    else if (found.is === 'failed') telling.ended('error', t('notices.failed'))
    else if (found.is === 'replaced') telling.ended('warning', t('trouble.sequence'))
    else if (found.is === 'absent' && isOver)
      telling.ended('warning', t(hash.startsWith('0x') ? 'notices.waited' : 'notices.expired'))
    else return
    end()
  }
  const leave = subscribe(() => void look())
  let timer = setTimeout(() => void look(true), silentMs)
  const end = () => {
    leave()
    clearTimeout(timer)
    if (followed === pending) followed = undefined
    dropPending(pending)
  }
  const tellHash = (told: string) => {
    hash = told
    telling.accepted(told, pathIn(language, `/transaction/${told}/`))
  }
  return {
    taken: (told) => {
      if (followed !== pending) return
      tellHash(told)
      const { signed: _known, ...rest } = pending
      keepPending({ ...rest, hash: told })
    },
    unsure: () => {
      if (followed !== pending) return // a block had it first
      if (hash !== '') tellHash(hash)
      telling.turned('warning', t('notices.unsure', { height: formatInteger(BigInt(timeoutHeight)) }))
    },
    drop: () => {
      if (followed !== pending) return
      telling.dropped()
      end()
    },
  }
}

/** The newest block, where the stream doesn't tell it; undefined where nobody does. */
async function fetchHeight(): Promise<bigint | undefined> {
  try {
    const answer = await fetch('/blocks.json', { cache: 'no-store' })
    const { heads } = (await answer.json()) as { heads: readonly { height: string }[] }
    return heads[0] && BigInt(heads[0].height)
  } catch {
    return undefined
  }
}

/** `replaced`: another transaction of the account bears the number that it would have borne. */
type Found = { is: 'succeeded' | 'failed' | 'replaced' | 'absent' | 'unanswered'; hash?: string }

/** What the site knows of it at a height of its own. */
async function find({ hash, signed }: Pending, height: bigint | undefined): Promise<Found> {
  const path =
    hash === '' && signed ? `/act/sent/${signed.address}/${signed.sequence}/` : `/transaction/${hash}.json`
  try {
    const answer = await fetch(`${path}?at=${height ?? ''}`)
    if (answer.status === 404) return { is: 'absent' }
    if (!answer.ok) return { is: 'unanswered' }
    const told = (await answer.json()) as SentAnswer
    if (told.code === undefined) return { is: 'absent' }
    const is = told.code === 0 ? 'succeeded' : 'failed'
    if (hash !== '' || !signed) return { is }
    return told.signature?.startsWith(signed.signature) ? { is, hash: told.hash ?? '' } : { is: 'replaced' }
  } catch {
    return { is: 'unanswered' } // the next block is another try
  }
}

/** Goes on with what a page before this one has sent, or a tab that was closed. */
export async function resume(): Promise<void> {
  if (isFollowing()) return
  const pending = readPending()
  if (pending === undefined) return dropPending() // too old, or not ours
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'acts')
  if (isFollowing()) return
  const { taken } = follow(pending, language)
  if (pending.hash !== '') taken(pending.hash)
}
