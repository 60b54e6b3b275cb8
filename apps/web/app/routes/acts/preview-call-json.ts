import { formatEthereumAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import type { Route } from './+types/preview-call-json'
import { previewCall } from './preview-call.server.ts'
import { textOf } from './read-delegated.server.ts'

/** What would come of a call of a contract of the EVM, as a node says that tried it; nothing is kept of it. */
export const action = page(async ({ request, url }: Route.ActionArgs) => {
  const { language } = splitPath(url.pathname)
  const form = await request.formData()
  const addressOf = (name: string) =>
    formatEthereumAddress(passGuard('account-search', textOf(form, name))) as `0x${string}`
  const input = readHex(form, 'data', /^0x(?:[0-9a-f]{2})*$/i)
  const value = BigInt(readHex(form, 'value', /^0x[0-9a-f]{1,64}$/i)).toString()
  const call = { from: addressOf('from'), to: addressOf('to'), input, value }
  const preview = await previewCall(call, { language, names: await fetchNames() })
  return Response.json(preview, { headers: { 'cache-control': 'no-store' } })
})

const longest = 2 + 2 * 131_072

function readHex(form: FormData, name: string, pattern: RegExp): `0x${string}` {
  const text = textOf(form, name)
  if (text.length <= longest && pattern.test(text)) return text as `0x${string}`
  throw invalidInput('act.hex', `${name} is "${text.slice(0, 40)}", no hex of the EVM`)
}
