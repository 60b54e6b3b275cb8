import { formatInteger } from '../language/format-integer.ts'
import { useLanguage } from '../language/use-language.tsx'
import { useHead } from '../live/live.tsx'
import { formatAbout } from './format-about.ts'
import type { ToldUpgrade } from './tell-upgrade.server.ts'

type Told = Pick<ToldUpgrade, 'height' | 'at' | 'blockMs' | 'left' | 'soon'>

/** How many blocks there are until an upgrade, and about how long that takes; it counts as blocks come. */
export function Remaining({ height, at, blockMs, left, soon }: Told) {
  const { locale } = useLanguage()
  const newest = useHead()?.height ?? at
  const blocks = height - newest
  const text = left
    .replace('{blocks}', formatInteger(blocks))
    .replace('{time}', formatAbout(Number(blocks) * blockMs, locale))
  return (
    <span role="timer" suppressHydrationWarning>
      {blocks > 0n ? text : soon}
    </span>
  )
}
