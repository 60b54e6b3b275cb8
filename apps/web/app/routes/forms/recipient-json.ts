import { readSearchText } from '@injsight/chain'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { findAccountNamed } from '../../search/find-account-named.server.ts'
import type { RecipientAnswer } from '../../wallet/forms/shown-form.ts'
import type { Route } from './+types/recipient-json'

/** The account that a name of .inj or .sol leads to, for whoever is about to send something there. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const { thing, told } = await findAccountNamed(readSearchText(url.searchParams.get('name') ?? ''), language)
  const answer: RecipientAnswer =
    thing === undefined
      ? { trouble: told?.text ?? translationsIn(language, 'forms')('nameless') }
      : { account: thing.id }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
