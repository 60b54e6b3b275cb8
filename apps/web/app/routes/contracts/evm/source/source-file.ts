import { formatEthereumAddress } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { passGuard } from '../../../../guards.server.ts'
import { page, shortCache } from '../../../../page.server.ts'
import { fetchSource } from '../../../../sources/evm/source.server.ts'
import type { Route } from './+types/source-file'

/** What a contract was compiled from, or what it declares, as compilers write it. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const what = (['abi', 'input'] as const).find((one) => one === params.what)
  if (what === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const address = formatEthereumAddress(passGuard('contract-search', params.address))
  const { source } = await fetchSource(address)
  const text = source?.[what]
  if (text === undefined) throw notFound('source', `Nobody has given the source of ${address}`)
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${address}-${what}.json"`,
      'cache-control': shortCache,
    },
  })
})
