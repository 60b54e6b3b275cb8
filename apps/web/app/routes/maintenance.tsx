import { redirect } from 'react-router'
import { pathIn, splitPath } from '../language/languages.ts'
import { useTranslations } from '../language/use-translations.ts'
import { page } from '../page.server.ts'
import { ExternalLink } from '../ui/outside/external-link.tsx'
import { isClosed } from '../upgrade/closed.server.ts'
import { Remaining } from '../upgrade/remaining.tsx'
import { tellUpgrade, type ToldUpgrade } from '../upgrade/tell-upgrade.server.ts'
import type { Route } from './+types/maintenance'

export const headers: Route.HeadersFunction = () => new Headers({ 'cache-control': 'no-store' })

export const loader = page(async ({ request, url }: Route.LoaderArgs) => {
  if (!isClosed(request)) throw redirect(pathIn(splitPath(url.pathname).language, '/'))
  const upgrade = tellUpgrade(request)
  return upgrade?.stage === 'closed' ? upgrade : null
})

/** It looks by itself whether the site is open again. */
const seconds = '30'

/** Stands for every page while the site is being worked on, or the chain is. */
export default function MaintenancePage({ loaderData: upgrade }: Route.ComponentProps) {
  const t = useTranslations('states')
  return (
    <main id="content" className="wrap grid content-center justify-items-center gap-4 py-24 text-center">
      <title>{`${t('maintenance.title')} · Injsight`}</title>
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content={seconds} />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{t('maintenance.title')}</h1>
      <p className="max-w-[58ch] text-muted">{upgrade === null ? t('maintenance.text') : upgrade.closed}</p>
      {upgrade !== null && <Upgrade upgrade={upgrade} />}
    </main>
  )
}

/** Our own page of the proposal is closed as well: its link leads to where it was voted on. */
function Upgrade({ upgrade }: { upgrade: ToldUpgrade }) {
  const { said, title, proposal } = upgrade
  return (
    <section className="card grid max-w-[58ch] justify-items-center gap-1.5 px-6 py-5">
      <p className="font-medium">{said}</p>
      <p className="mono text-[17px]">
        <Remaining {...upgrade} />
      </p>
      {title !== '' && <p className="text-muted wrap-anywhere">{title}</p>}
      {proposal !== undefined && (
        <ExternalLink to={`https://injhub.com/proposal/${proposal.id}/`}>{proposal.said}</ExternalLink>
      )}
    </section>
  )
}
