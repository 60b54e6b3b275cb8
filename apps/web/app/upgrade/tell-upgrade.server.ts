import { isolateName } from '../language/isolate.ts'
import { formatInteger } from '../language/format-integer.ts'
import { pathIn, splitPath } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { readNotice } from './notice.ts'
import type { UpgradeStage } from './stage.ts'

/** What is said of an upgrade of the chain, in the language of the page. */
export type ToldUpgrade = {
  stage: UpgradeStage
  said: string
  /** What it is, in the words of who decided it; empty where nobody told. */
  title: string
  /** Of the first block of the new version, and the newest when this was told. */
  height: bigint
  at: bigint
  blockMs: number
  /** `{blocks}` and `{time}` are yet to be put in, for they change with each block. */
  left: string
  soon: string
  /** Why the site is closed while it happens. */
  closed: string
  proposal: { said: string; path: string; id: string } | undefined
}

const longestTitle = 160

/** undefined when there is none to tell of. */
export function tellUpgrade(request: Request): ToldUpgrade | undefined {
  const notice = readNotice(request)
  if (notice === undefined) return undefined
  const { language } = splitPath(new URL(request.url).pathname)
  const t = translationsIn(language, 'upgrade')
  const { stage, blockMs, proposal: id } = notice
  const height = formatInteger(BigInt(notice.height))
  const name = notice.name === '' ? '' : isolateName(notice.name)
  const isTold = stage === 'done' ? 'done' : 'planned'
  return {
    stage,
    said: name === '' ? t(`${isTold}.plain`, { height }) : t(`${isTold}.named`, { height, name }),
    title: notice.title === '' ? '' : isolateName(notice.title, longestTitle),
    height: BigInt(notice.height),
    at: BigInt(notice.at),
    blockMs,
    left: t('left', { blocks: '{blocks}', time: '{time}' }),
    soon: t('soon'),
    closed: t('closed'),
    proposal:
      id === '0'
        ? undefined
        : { said: t('proposal', { id }), path: pathIn(language, `/proposal/${id}/`), id },
  }
}
