import { shortenHash } from '@injsight/chain'
import { PageHead } from '../../frame/page-head.tsx'
import { redirect } from 'react-router'
import { notThere, passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { findTransaction } from '../../sources/transactions/transactions.server.ts'
import { spellHash } from '../../views/transactions/hash.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { ListFile } from '../../views/lists/list-file.tsx'
import type { Route } from './+types/event-logs'
import { EventList } from './events.tsx'
import { carriesEthereum, learnContractsOf } from './ethereum/read-ethereum.server.ts'
import { viewTransaction } from './view.server.ts'

const LogsCard = onDemand(async () => (await import('./ethereum/logs-card.tsx')).LogsCard)

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const asked = passGuard('transaction-search', params.hash)
  const [detail, names] = await Promise.all([findTransaction(asked), fetchNames()])
  if (detail === undefined) throw notThere('transaction-search', `The index has no transaction ${asked}`)
  const hash = spellHash(detail.hash)
  if (hash !== params.hash) throw redirect(url.pathname.replace(params.hash, hash) + url.search, 301)
  if (carriesEthereum(detail)) await learnContractsOf(detail)
  const { messages, otherEvents, ethereum } = viewTransaction(detail, {
    language: splitPath(url.pathname).language,
    names: namesAt(names, detail.blockNumber),
  })
  const logs = detail.code === 0 ? ethereum?.logs : undefined
  return { hash, logs, otherEvents, messages: messages.map(({ title, events }) => ({ title, events })) }
})

/** What the chain says of a transaction, event by event. */
export default function EventLogsPage({ loaderData }: Route.ComponentProps) {
  const { hash, logs, otherEvents, messages } = loaderData
  const t = useTranslations('transaction')
  const { href } = useLanguage()
  const title = t('eventsTitle', { hash: shortenHash(hash) })
  const count = messages.reduce((sum, { events }) => sum + events.length, otherEvents.length)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={t('allEventsText', { count })} />
      <div className="grid gap-1">
        <Crumbs
          to={href(`/transaction/${hash}/`)}
          list={t('title', { hash: shortenHash(hash) })}
          here={t('allEvents')}
        />
        <h1 className="page-title">{title}</h1>
        <p className="text-muted">{t('allEventsText', { count })}</p>
      </div>
      {messages.map(({ title: name, events }, at) => (
        // Messages have no name of their own, and their order never changes.
        <section key={at} className="card min-w-0 p-[18px] wrap-anywhere">
          <h2 className="font-semibold">{t('ofMessage', { number: at + 1, title: name })}</h2>
          <EventList events={events} />
        </section>
      ))}
      {logs !== undefined && <LogsCard logs={logs} />}
      <section className="card min-w-0 p-[18px] wrap-anywhere">
        <h2 className="font-semibold">{t('feeAndSignature')}</h2>
        <EventList events={otherEvents} />
      </section>
      <ListFile file={href(`/transaction/${hash}/events.csv`)} />
    </main>
  )
}
