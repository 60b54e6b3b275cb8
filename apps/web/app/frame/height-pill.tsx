import { Age } from '../time/age.tsx'
import { formatInteger } from '../language/format-integer.ts'
import { useLanguage } from '../language/use-language.tsx'
import { useHead } from '../live/live.tsx'
import type { Frame } from './frame.server.ts'
import { useHealth } from './health.ts'
import { Link } from '../ui/link.tsx'

/** How far the index is, and how fresh that is; leads to the newest block. */
export function HeightPill({ frame }: { frame: Frame | undefined }) {
  const { href } = useLanguage()
  const head = useHead()
  const health = useHealth(frame)
  if (head === undefined) return null
  const height = head.height.toString()
  return (
    <Link
      to={href(`/block/${height}/`)}
      title={health?.said}
      data-head={height}
      className="inline-flex h-8 items-center gap-2 rounded-full border border-hairline bg-raised px-3 font-medium whitespace-nowrap hover:no-underline"
    >
      <span
        key={height}
        aria-hidden="true"
        className={`size-2 rounded-full ${dots[health?.tone ?? 'good']}`}
      />
      <span className="mono">{formatInteger(head.height)}</span>
      {/* Where all places stand in the header there is no room for it. */}
      <span className="hidden text-faint lg:inline xl:hidden">
        <Age time={head.time} />
      </span>
      {health !== undefined && <span className="sr-only">{health.said}</span>}
    </Link>
  )
}

const dots = {
  good: 'bg-good ring-4 ring-good-soft',
  calm: 'bg-faint',
  warn: 'bg-warn ring-4 ring-warn-soft',
  bad: 'bg-bad ring-4 ring-bad-soft',
}
