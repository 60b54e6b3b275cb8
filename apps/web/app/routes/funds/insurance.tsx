import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/insurance'
import { listFunds, listRedemptions } from './lists.server.ts'

export const headers = pageHeaders

/** Insurance funds, and shares on their way out of them. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const rows = readRows(url.searchParams)
  const t = translationsIn(language, 'funds')
  const path = '/insurance/'
  const pageOf = (list: string) => ({ cursor: readCursor(url.searchParams, list), rows, language })
  const [ofFunds, ofRedemptions] = [pageOf('funds'), pageOf('redemptions')]
  return {
    title: t('insurance'),
    description: t('insuranceSaid'),
    heading: [t('insurance')],
    about: t('insuranceSaid'),
    facts: [],
    sections: await Promise.all([
      pagedSection({
        id: 'funds',
        title: t('insurance'),
        fetch: listFunds(naming),
        empty: t('none.funds'),
        path,
        file: '/insurance/funds.csv',
        page: ofFunds,
      }),
      pagedSection({
        id: 'redemptions',
        title: t('redemptions'),
        fetch: listRedemptions(naming),
        empty: t('none.redemptions'),
        hint: t('hints.redemptions'),
        path,
        file: '/insurance/redemptions.csv',
        page: ofRedemptions,
      }),
    ]),
    isLive: true,
  }
})

export default function InsurancePage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
