import { useLocation } from 'react-router'
import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { Link } from '../ui/link.tsx'
import { mainPlaces, placeGroups } from './places.ts'

/** What stands in the header where there is room for it; all else is in the menu. */
export function MainPlaces() {
  const t = useTranslations('frame')
  return mainPlaces.map(([place, path], at) => (
    <Place key={place} to={path} isWide={at > 3}>
      {t(place)}
    </Place>
  ))
}

export function AllPlaces() {
  const t = useTranslations('frame')
  return (
    <div className="grid max-h-[75vh] w-max max-w-[calc(100vw-32px)] grid-cols-2 gap-x-4 gap-y-3 overflow-y-auto p-2 md:grid-cols-4">
      {placeGroups.map(({ name, places }) => (
        <section key={name} className="grid content-start">
          <p className="px-2 pb-1 text-[13px] font-medium text-faint">{t(name)}</p>
          {places.map(([place, path]) => (
            <Place key={path} to={path} isExact>
              {t(place)}
            </Place>
          ))}
        </section>
      ))}
    </div>
  )
}

type PlaceProps = {
  to: string
  children: string
  /** Only where the header is wide. */
  isWide?: boolean
  /** It is marked on its own page alone, not on those below it. */
  isExact?: boolean
}

function Place({ to, children, isWide = false, isExact = false }: PlaceProps) {
  const { href } = useLanguage()
  const { pathname } = useLocation()
  const path = href(to)
  const isHere = isExact ? pathname === path : pathname.startsWith(path)
  return (
    <Link
      to={path}
      aria-current={isHere ? 'page' : undefined}
      className={`rounded-lg px-2 py-1.5 font-medium text-muted hover:bg-overlay hover:text-text hover:no-underline aria-[current=page]:bg-overlay aria-[current=page]:text-text ${isWide ? 'hidden xl:block' : ''}`}
    >
      {children}
    </Link>
  )
}
