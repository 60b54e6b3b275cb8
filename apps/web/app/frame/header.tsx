import { useLocation } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { splitPath } from '../language/languages.ts'
import { useLanguage } from '../language/use-language.tsx'
import type { Frame } from './frame.server.ts'
import { Menu } from '../ui/menu.tsx'
import { HeightPill } from './height-pill.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { NetworkMenu } from './network-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { AllPlaces, MainPlaces } from './place-links.tsx'
import { Link } from '../ui/link.tsx'
import { WalletButton } from '../wallet/wallet-button.tsx'

export function Header({ frame }: { frame: Frame | undefined }) {
  const t = useTranslations('frame')
  const { href } = useLanguage()
  const { path } = splitPath(useLocation().pathname)
  const networks = frame?.networks ?? []
  const hasNetworks = networks.length > 0
  const isSearchInPage = path === '/' || path === '/search/'
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded-lg focus:bg-overlay focus:px-3 focus:py-2"
      >
        {t('skip')}
      </a>
      <header className="sticky top-0 z-10 border-b border-hairline bg-ground/90 backdrop-blur-md">
        <div className="wrap flex min-h-15 flex-wrap items-center gap-x-2 gap-y-2 py-2 md:flex-nowrap md:gap-x-4">
          <Link
            to={href('/')}
            aria-current={path === '/' ? 'page' : undefined}
            aria-label={t('home')}
            className="flex items-center gap-2.5 text-[17px] font-semibold tracking-tight hover:no-underline"
          >
            <Logo />
            {/* Where there is a network to choose, narrow screens have no room for both. */}
            <span className={hasNetworks ? 'hidden md:inline' : undefined}>Injsight</span>
          </Link>
          <nav aria-label={t('navigation')} className="hidden gap-0.5 md:flex">
            <MainPlaces />
          </nav>
          {!isSearchInPage && (
            // Narrow beside all places, it grows over the last of them while one types.
            <div className="@container order-last w-full md:order-none md:w-auto md:flex-1 xl:focus-within:z-1 xl:focus-within:-ml-52">
              <SearchBox />
            </div>
          )}
          <div className="ml-auto flex items-center md:gap-1.5">
            {hasNetworks && <NetworkMenu networks={networks} />}
            <HeightPill frame={frame} />
            <ThemeMenu theme={frame?.theme ?? 'system'} />
            <LanguageMenu />
            <WalletButton />
            <nav aria-label={t('allPages')}>
              <Menu label={t('allPages')} icon={<span aria-hidden="true">☰</span>}>
                <AllPlaces />
              </Menu>
            </nav>
          </div>
        </div>
      </header>
    </>
  )
}
