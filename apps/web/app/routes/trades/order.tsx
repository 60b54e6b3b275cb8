import { data, redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { isolateOdd } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { fetchOrder } from '../../sources/markets/orders.server.ts'
import { Absent, type AbsentThing } from '../../ui/absent.tsx'
import { CopyMenu } from '../../ui/copy-menu.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import type { Route } from './+types/order'
import { readOrderHash, viewOrder } from './order.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const typed = params.hash.slice(0, 100)
  const hash = readOrderHash(typed)
  if (hash !== undefined && hash !== typed) throw redirect(pathIn(language, `/order/${hash}/`), 301)
  const told = hash === undefined ? undefined : await fetchOrder(hash)
  const marketId = told?.order?.terms?.marketId
  const asked = {
    markets: marketId === undefined ? [] : [marketId],
    contracts: [],
    proposals: [],
    channels: [],
  }
  const view = told && viewOrder(told, { language, names: await addNamesOf(asked, await fetchNames()) })
  if (hash === undefined || view === undefined) {
    const t = translationsIn(language, 'order')
    const list = {
      text: translationsIn(language, 'trades')('title', { kind: 'spot' }),
      path: pathIn(language, '/trade-history/spot/'),
    }
    const absent: AbsentThing = {
      title: t('absent', { hash: isolateOdd(typed) }),
      text: t('absentText'),
      list,
    }
    return data({ absent, view: undefined }, { status: 404 })
  }
  return data({ absent: undefined, view: { hash, ...view } })
})

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === undefined) return <Absent {...loaderData.absent} />
  const { hash, list, sentence, why, facts, life } = loaderData.view
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={sentence} description={`${sentence} · ${hash}`} />
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 gap-2">
          <Crumbs to={list.path} list={list.text} here={hash} />
          <h1 className="max-w-[48ch] text-[21px] leading-7 font-semibold tracking-tight text-balance md:text-[27px] md:leading-9">
            {sentence}
          </h1>
          {why !== '' && <p className="max-w-[68ch] text-muted">{why}</p>}
        </div>
        <div className="ml-auto shrink-0">
          <CopyMenu />
        </div>
      </div>
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
      <ListSection
        id="life"
        group="orders"
        title={life.title}
        content={{ value: life.content, missing: undefined }}
      />
    </main>
  )
}
