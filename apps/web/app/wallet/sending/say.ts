import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { report } from '../../notices/report.ts'
import type { Written } from '../../language/written.ts'
import { NoAnswer } from './ask-site.ts'
import { ActTrouble, Refused } from './act-trouble.ts'
import { OtherAccount } from './sign.ts'

/** What went wrong, and what to do about it where that is known; the chain's or the wallet's own words last. */
export type Said = { title: string; words?: Written; step?: string; log?: string }

/** The words for whatever an act ran into: the site, the chain, or a wallet, which says it in words itself. */
export function say(error: unknown, language: Language): Said {
  const t = translationsIn(language, 'acts')
  if (error instanceof ActTrouble) return { title: t(`trouble.${error.key}`) }
  if (error instanceof NoAnswer)
    return { title: error.isForGood ? t('unanswered.noNode') : t('trouble.noAnswer') }
  if (error instanceof Refused) {
    const { words, step, log } = error.refusal
    return { title: t('trouble.refused'), words, step, log }
  }
  if (error instanceof OtherAccount) return { title: t('trouble.otherAccount') }
  report(error)
  return { title: error instanceof Error && error.message !== '' ? error.message : t('trouble.other') }
}
