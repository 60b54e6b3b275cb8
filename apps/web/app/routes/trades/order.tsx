import { shortenHash } from '@injsight/chain'
import { data, redirect } from 'react-router'
import { isolateOdd } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { page, pageHeaders, part } from '../../page.server.ts'
import { fetchOrder } from '../../sources/markets/orders.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { Absent } from '../../ui/absent.tsx'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { withFactOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/order'
import { nameOrder, readOrderHash, viewAbsent, viewOrder } from './order.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const typed = params.hash.slice(0, 100)
  const hash = readOrderHash(typed)
  if (hash !== undefined && hash !== typed) throw redirect(pathIn(language, `/order/${hash}/`), 301)
  const { value: told, beside } = await noteBeside(async () =>
    hash === undefined ? undefined : fetchOrder(hash),
  )
  const view = told && viewOrder(told, await nameOrder(told, language))
  if (hash === undefined || view === undefined) {
    const status = await part(fetchStatus())
    const absent = viewAbsent(
      hash === undefined ? isolateOdd(typed) : shortenHash(hash),
      status.value,
      language,
    )
    return data({ absent, view: undefined }, { status: 404 })
  }
  return data({
    absent: undefined,
    view: withFactOfSource(view, beside, language),
  })
})

export default function OrderPage({ loaderData: { absent, view } }: Route.ComponentProps) {
  return view === undefined ? <Absent {...absent} /> : <ToldPageView page={view} />
}
