import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '../../language/use-translations.ts'
import { isKeyTaken } from '../../frame/is-key-taken.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { Link } from '../../ui/link.tsx'

/** The ways to the blocks before and after, where there are such. */
export function Neighbours({ previous, next }: { previous: bigint | undefined; next: bigint | undefined }) {
  const t = useTranslations('blocks')
  return (
    <nav className="no-print flex gap-2">
      <Neighbour height={previous} label={t('previous')} sign="←" />
      <Neighbour height={next} label={t('next')} sign="→" />
    </nav>
  )
}

function Neighbour({ height, label, sign }: { height: bigint | undefined; label: string; sign: string }) {
  const { href } = useLanguage()
  if (height === undefined) {
    return (
      <span className="button opacity-40" aria-disabled="true" aria-label={label}>
        {sign}
      </span>
    )
  }
  return (
    <Link
      to={href(`/block/${height}/`)}
      aria-label={label}
      title={label}
      className="button hover:no-underline"
    >
      {sign}
    </Link>
  )
}

/** Left and right lead to the neighbours, unless somebody types. */
export function useArrowKeys(previous: bigint | undefined, next: bigint | undefined): void {
  const navigate = useNavigate()
  const { href } = useLanguage()
  const paths = { ArrowLeft: previous, ArrowRight: next }
  useEffect(() => {
    const go = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
      if (isKeyTaken()) return
      const height = paths[key]
      if (height !== undefined) void navigate(href(`/block/${height}/`))
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  })
}
