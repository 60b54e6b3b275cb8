import { invalidInput } from '@injsight/errors'
import { passGuard } from '../../../guards.server.ts'
import { page, shortCache } from '../../../page.server.ts'
import { queryContract } from '../../../sources/wasm/query.server.ts'
import type { Route } from './+types/query-json'
import { checkMessage } from './check-message.ts'

const longestMessage = 6000

/** What a contract answers to a message, byte by byte; or why it doesn't. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const address = passGuard('contract-search', params.address)
  const message = (url.searchParams.get('msg') ?? '').trim()
  if (message.length > longestMessage || checkMessage(message) !== undefined)
    throw invalidInput('contract.message', 'Which message? ?msg={"name":{…}}, as JSON')
  const { text, refusal } = await queryContract(address, message)
  const isNobody = refusal?.kind === 'noNode' || refusal?.kind === 'slow'
  return new Response(text ?? JSON.stringify(refusal), {
    status: refusal === undefined ? 200 : isNobody ? 503 : 400,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': refusal === undefined ? shortCache : 'no-store',
    },
  })
})
