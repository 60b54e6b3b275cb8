import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { toldFacts } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/transfer'
import { readTransfer } from './read-transfer.ts'
import { tellTransfer, viewTransfer } from './transfer.server.ts'

export const headers = pageHeaders

/** A deposit, a withdrawal or a batch of the bridge to Ethereum, step by step. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const { kind, id } = readTransfer([params.kind, params.id])
  const naming = { language, names: await fetchNames() }
  const told = await toldFacts(language, () => tellTransfer(kind, id, naming))
  return viewTransfer(told, kind, id, language)
})

export default function TransferPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
