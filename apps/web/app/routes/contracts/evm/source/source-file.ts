import { formatEthereumAddress } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { passGuard } from '../../../../guards.server.ts'
import { page, shortCache } from '../../../../page.server.ts'
import { fetchSource } from '../../../../sources/evm/source.server.ts'
import type { Route } from './+types/source-file'

/** What a contract was compiled from, or what it declares, as compilers write it. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const address = formatEthereumAddress(passGuard('contract-search', params.address))
  const { source } = await fetchSource(address)
  const text = params.what === 'abi' ? source?.abi : params.what === 'input' ? source?.input : undefined
  if (text === undefined) throw notFound('source', `Nobody has given the source of ${address}`)
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${address}-${params.what}.json"`,
      'cache-control': shortCache,
    },
  })
})
