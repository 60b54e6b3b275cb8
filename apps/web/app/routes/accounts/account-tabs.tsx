import { Link } from 'react-router'
import { useInteger } from '../../chain/integer.tsx'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { pathOfPart, type PartName } from './parts.ts'
import type { Tab } from './sections.server.ts'

/** Beyond these an account's transactions aren't counted. */
const mostCounted = 10_000

/** The parts of the page, with how much there is of each. */
export function AccountTabs({
  tabs,
  here,
  account,
}: {
  tabs: readonly Tab[]
  here: PartName
  account: string
}) {
  const t = useTranslations('account')
  const { href } = useLanguage()
  const formatInteger = useInteger()
  const current = here === 'unstake' || here === 'restake' ? 'staking' : here
  return (
    <nav aria-label={t('sections')} className="no-print flex flex-wrap gap-2">
      {tabs.map(({ part, name, count }) => (
        <Link
          key={part}
          to={href(`/account/${account}/${pathOfPart(part)}`)}
          aria-current={part === current ? 'page' : undefined}
          className="chip hover:no-underline aria-[current]:border-accent aria-[current]:text-accent"
        >
          {name}
          {count !== undefined && (
            <span className="mono text-faint">
              {formatInteger(count)}
              {count >= mostCounted && '+'}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
