import type { ReactNode } from 'react'
import { useTranslations } from '../language/use-translations.ts'

/** As many of a list as stand at once, and those to fold away: a line or two are not worth a press. */
export function splitList<Line>(lines: readonly Line[], atOnce: number): [readonly Line[], readonly Line[]] {
  const most = lines.length <= atOnce + 2 ? lines.length : atOnce
  return [lines.slice(0, most), lines.slice(most)]
}

/** The rest of a long list, folded away below its beginning; nothing when there is no more. */
export function FoldedRest({ more, children }: { more: number; children: ReactNode }) {
  const t = useTranslations('states')
  if (more <= 0) return null
  return (
    <details className="border-t border-hairline">
      <summary className="link unfold px-[18px] py-2.5 max-md:px-4">{t('more', { count: more })}</summary>
      {children}
    </details>
  )
}
