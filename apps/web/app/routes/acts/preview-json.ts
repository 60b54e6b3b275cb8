import { passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import type { Route } from './+types/preview-json'
import { readSent } from './read-sent.server.ts'
import { previewAct } from './preview.server.ts'

/** What would come of a transaction, as a node says that tried it; nothing is kept of it. */
export const action = page(async ({ request, url }: Route.ActionArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const { form, ...sent } = await readSent(request)
  const from = form.get('from')
  const account = passGuard('account-search', typeof from === 'string' ? from : '')
  const isPaid = ![null, ''].includes(form.get('payer') as string | null)
  const preview = await previewAct({ ...sent, account, isPaid }, naming)
  return Response.json(preview, { headers: { 'cache-control': 'no-store' } })
})
