import { redirect } from 'react-router'
import { config } from '../config.server.ts'
import { pathIn, splitPath } from '../language/languages.ts'
import { useTranslations } from '../language/use-translations.ts'
import { page } from '../page.server.ts'
import type { Route } from './+types/maintenance'

export const headers: Route.HeadersFunction = () => new Headers({ 'cache-control': 'no-store' })

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  if (!config.maintenance) throw redirect(pathIn(splitPath(url.pathname).language, '/'))
  return null
})

/** Stands for every page while the site is being worked on. */
export default function MaintenancePage() {
  const t = useTranslations('states')
  return (
    <main id="content" className="wrap grid content-center justify-items-center gap-4 py-24 text-center">
      <title>{`${t('maintenance.title')} · Injsight`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{t('maintenance.title')}</h1>
      <p className="max-w-[58ch] text-muted">{t('maintenance.text')}</p>
    </main>
  )
}
