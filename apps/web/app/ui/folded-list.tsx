import type { ReactNode } from 'react'
import { useTranslations } from '../language/use-translations.ts'

type Folded<Line> = {
  lines: readonly Line[]
  /** How many stand before the rest is folded away. */
  atOnce: number
  /** Draws some of them. */
  children: (lines: readonly Line[]) => ReactNode
}

/** A list of which the beginning stands, and the rest is folded away below where it is long. */
export function FoldedList<Line>({ lines, atOnce, children: draw }: Folded<Line>) {
  const t = useTranslations('states')
  const [shown, folded] = splitList(lines, atOnce)
  return (
    <>
      {draw(shown)}
      {folded.length > 0 && (
        <details className="border-t border-hairline">
          <summary className="link unfold px-[18px] py-2.5">{t('more', { count: folded.length })}</summary>
          {draw(folded)}
        </details>
      )}
    </>
  )
}

/** As many of a list as stand at once, and those to fold away: a line or two are not worth a press. */
export function splitList<Line>(lines: readonly Line[], atOnce: number): [readonly Line[], readonly Line[]] {
  const most = lines.length <= atOnce + 2 ? lines.length : atOnce
  return [lines.slice(0, most), lines.slice(most)]
}
