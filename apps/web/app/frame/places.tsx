import { useLocation } from 'react-router'
import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { Link } from '../ui/link.tsx'

/** Every page that isn't about one thing, by what it is about. */
const groups = [
  {
    name: 'chain',
    places: [
      ['blocks', '/blocks/'],
      ['transactions', '/transactions/'],
      ['validators', '/validators/'],
    ],
  },
  {
    name: 'trading',
    places: [
      ['markets', '/markets/'],
      ['trades', '/trade-history/'],
      ['funding', '/markets/realtime-funding-rate/'],
    ],
  },
  { name: 'tokens', places: [['assets', '/assets/']] },
  { name: 'builders', places: [['rawTransaction', '/raw-tx/']] },
] as const

/** What stands in the header where there is room for it; all else is in the menu. */
export function MainPlaces() {
  const t = useTranslations('frame')
  return (
    <>
      <Place to="/blocks/">{t('blocks')}</Place>
      <Place to="/transactions/">{t('transactions')}</Place>
      <Place to="/markets/">{t('markets')}</Place>
      <Place to="/trade-history/">{t('trades')}</Place>
      <Place to="/assets/" isWide>
        {t('assets')}
      </Place>
      <Place to="/validators/" isWide>
        {t('validators')}
      </Place>
    </>
  )
}

export function AllPlaces() {
  const t = useTranslations('frame')
  return (
    <div className="grid max-h-[75vh] w-max max-w-[calc(100vw-32px)] grid-cols-2 gap-x-4 gap-y-3 overflow-y-auto p-2 md:grid-cols-4">
      {groups.map(({ name, places }) => (
        <section key={name} className="grid content-start">
          <h2 className="px-2 pb-1 text-[13px] font-medium text-faint md:px-2.5">{t(name)}</h2>
          {places.map(([place, path]) => (
            <Place key={path} to={path}>
              {t(place)}
            </Place>
          ))}
        </section>
      ))}
    </div>
  )
}

function Place({ to, isWide, children }: { to: string; isWide?: boolean; children: string }) {
  const { href } = useLanguage()
  const { pathname } = useLocation()
  const path = href(to)
  return (
    <Link
      to={path}
      aria-current={pathname.startsWith(path) ? 'page' : undefined}
      className={`rounded-lg px-2 py-1.5 font-medium text-muted hover:bg-overlay hover:text-text hover:no-underline aria-[current=page]:bg-overlay aria-[current=page]:text-text md:px-2.5 ${isWide ? 'hidden xl:block' : ''}`}
    >
      {children}
    </Link>
  )
}
