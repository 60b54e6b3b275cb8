import styles from './app.css?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import jetbrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { CardLinks } from './frame/card-links.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { LostPage } from './frame/lost-page.tsx'
import { themeScript } from './frame/theme.ts'
import { useNonce } from './frame/nonce.ts'
import { useLanguage } from './language/use-language.tsx'
import { formatWordsScript } from './language/words-of.ts'
import { languages, localeOf, pathIn, splitPath } from './language/languages.ts'
import { LiveProvider } from './live/live.tsx'
import { loadFrame } from './frame/frame.server.ts'
import { isClosedTo } from './upgrade/closed.server.ts'
import { Foresee } from './ui/foresee.tsx'
import { FollowLinks } from './ui/link.tsx'
import { onDemand } from './ui/on-demand.tsx'

/** The frame of every page, and the last place where an error can be shown. */
export function loader({ request, url }: Route.LoaderArgs) {
  const { language, path } = splitPath(url.pathname)
  if (isClosedTo(request, url) && path !== '/maintenance/') throw redirect(pathIn(language, '/maintenance/'))
  return loadFrame(request)
}

const UpgradeBanner = onDemand(async () => (await import('./upgrade/upgrade-banner.tsx')).UpgradeBanner)

/** They come with the first bytes of every page, so that its words are not set anew when they arrive. */
const fonts = [inter, jetbrainsMono]

export function Layout({ children }: { children: ReactNode }) {
  const { language, locale } = useLanguage()
  const { pathname, search } = useLocation()
  const frame = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const { path } = splitPath(pathname)
  const origin = frame?.origin ?? ''
  const isBlank = path === '/maintenance/' || path === '/not-found/'
  return (
    <html
      lang={locale}
      data-theme={frame?.theme === 'system' ? undefined : frame?.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="canonical" href={origin + pathname} />
        {languages.map((one) => (
          <link key={one} rel="alternate" hrefLang={localeOf[one]} href={origin + pathIn(one, path)} />
        ))}
        {import.meta.env.SSR && <CardLinks origin={origin} pathname={pathname} search={search} />}
        <link rel="stylesheet" href={styles} />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: formatWordsScript(language) }}
        />
      </head>
      <body>
        <LiveProvider head={frame?.head} now={frame?.now}>
          {!isBlank && <Header frame={frame} />}
          {!isBlank && frame?.upgrade !== undefined && <UpgradeBanner told={frame.upgrade} />}
          <div id="acting" />
          {children}
          {!isBlank && <Footer frame={frame} />}
        </LiveProvider>
        <div id="notices" aria-live="polite" />
        <FollowLinks />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <LostPage />
      <Foresee />
    </>
  )
}

const ErrorPage = onDemand(async () => (await import('./frame/error-page.tsx')).ErrorPage)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPage
      error={isRouteErrorResponse(error) ? { status: error.status, trouble: error.data } : undefined}
      cause={error}
    />
  )
}
