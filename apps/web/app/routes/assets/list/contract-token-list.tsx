import { page, pageHeaders } from '../../../page.server.ts'
import type { Route } from './+types/contract-token-list'
import { AssetListPage } from './asset-list-page.tsx'
import { loadList } from './load-list.server.ts'

export const headers = pageHeaders

export const loader = page(({ url }: Route.LoaderArgs) => loadList(url, 'contracts'))

export default function ContractTokensPage({ loaderData }: Route.ComponentProps) {
  return <AssetListPage loaded={loaderData} />
}
