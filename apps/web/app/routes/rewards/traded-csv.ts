import { Fault, invalidInput, notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchFeeDiscounts } from '../../sources/rewards.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/traded-csv'
import { bucketTable } from './discounts.server.ts'
import { readSearched } from './read-choice.ts'

/** What an account traded in each stretch of time that counts for its discount, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const searched = readSearched(url.searchParams)
  const [{ schedule, account, unknown }, names] = await Promise.all([
    fetchFeeDiscounts(searched ?? ''),
    fetchNames(),
  ])
  const t = translationsIn(language, 'rewards')
  if (searched === undefined)
    throw invalidInput('rewards.account', translationsIn(language, 'forms')('form.notOwner'))
  if (schedule === undefined || account === undefined) throw notFound('page', t('none.buckets'))
  if (unknown.includes('buckets'))
    throw new Fault('unavailable', 'grpc.unimplemented', 'Public services don’t tell what was traded when')
  return csvOfTable(url, `traded-by-${account.account}`, bucketTable(account, schedule, { language, names }))
})
