import { page, pageHeaders } from '../../../page.server.ts'
import type { Route } from './+types/asset-list'
import { AssetListPage } from './asset-list-page.tsx'
import { loadList } from './load-list.server.ts'

export const headers = pageHeaders

export const loader = page(({ url }: Route.LoaderArgs) => loadList(url, 'bank'))

export default function AssetsPage({ loaderData }: Route.ComponentProps) {
  return <AssetListPage loaded={loaderData} />
}
