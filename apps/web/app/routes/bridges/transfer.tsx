import { invalidInput, notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/transfer'
import { loadTransfer } from './transfer.server.ts'

export const headers = pageHeaders

/** A deposit, a withdrawal or a batch of the bridge to Ethereum, step by step. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = (['deposit', 'withdrawal', 'batch'] as const).find((one) => one === params.kind)
  if (kind === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  if (!/^\d{1,18}$/.test(params.id))
    throw invalidInput('bridge.id', `"${params.id.slice(0, 40)}" is not the number of a ${kind}`)
  return loadTransfer(kind, BigInt(params.id), { language, names: await fetchNames() })
})

export default function TransferPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
