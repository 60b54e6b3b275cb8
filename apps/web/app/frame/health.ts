import { formatInteger } from '../language/format-integer.ts'
import { useTranslations } from '../language/use-translations.ts'
import { useFeed } from '../live/live.tsx'
import type { Frame } from './frame.server.ts'

/** Blocks by which an index may be behind the chain without a word. */
const mostBehind = 5

type Health = { said: string; tone: 'bad' | 'warn' | 'calm' }

/** What is wrong at the moment with where facts come from, or why nothing moves; undefined when all is well. */
export function useHealth(frame: Frame | undefined): Health | undefined {
  const t = useTranslations('frame')
  const { trouble, heads } = useFeed()
  if (frame === undefined || frame.isSilent) return { said: t('silent'), tone: 'bad' }
  const told = trouble || (heads.length === 0 ? frame.trouble : '')
  if (told !== '') return { said: t('nodeTrouble', { trouble: told }), tone: 'warn' }
  if (frame.behind > mostBehind && heads.length === 0)
    return { said: t('behind', { blocks: frame.behind }), tone: 'warn' }
  if (frame.hasEnded && frame.head)
    return { said: t('standsStill', { height: formatInteger(frame.head.height) }), tone: 'calm' }
  return undefined
}
