import { shortenAddress } from '@injsight/chain'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchFeeDiscounts } from '../../sources/rewards.server.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { viewAccountField } from '../../views/accounts/account-field.server.ts'
import { FilterForm } from '../../views/lists/filter-form.tsx'
import { wholeSection } from '../../views/lists/whole-section.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/fee-discounts'
import { besideOf } from './beside.ts'
import { factsOfAccount, factsOfSchedule, tierTable, tradedSection } from './discounts.server.ts'
import { readSearched } from './read-choice.ts'

export const headers = pageHeaders

/** How fees fall with what an account stakes and trades, and where an account stands. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const searched = readSearched(url.searchParams)
  const [{ value: told, beside }, names] = await Promise.all([
    noteBeside(() => fetchFeeDiscounts(searched ?? '')),
    fetchNames(),
  ])
  const { schedule, account, unknown } = told
  const naming = { language, names }
  const t = translationsIn(language, 'rewards')
  const trades = translationsIn(language, 'trades')
  const path = pathIn(language, '/fee-discounts/')
  const typed = (url.searchParams.get('search') ?? '').slice(0, 100)
  const hasAccount = account !== undefined && schedule !== undefined
  const hint = t(schedule?.isVolumeAsked === false ? 'hints.first' : 'hints.tiers')
  return {
    page: {
      title: t('discounts'),
      description: t('discountsSaid'),
      heading: [t('discounts')],
      about: t('discountsSaid'),
      beside: besideOf('discounts', language),
      facts: [...factsOfSchedule(schedule, naming), ...factOfSource(beside, language)],
      sections: [
        wholeSection({
          id: 'tiers',
          title: t('tiers'),
          table: tierTable(schedule, account, naming),
          empty: t(schedule === undefined ? 'none.schedule' : 'none.tiers'),
          hint,
          file: pathIn(language, '/fee-discounts.csv'),
        }),
        ...(hasAccount
          ? [tradedSection(account, schedule, { naming, isTold: !unknown.includes('buckets') })]
          : []),
      ],
      isLive: true,
    },
    form: {
      label: trades('filters'),
      action: path,
      search: viewAccountField({ id: 'search', name: t('search'), value: typed }, language),
      choices: [],
      times: [],
      show: trades('show'),
      clear: typed === '' ? undefined : { text: trades('clear'), path },
    },
    of: hasAccount
      ? {
          title: t('ofAccount', { account: shortenAddress(account.account) }),
          facts: factsOfAccount(account, schedule, naming),
          hint: t('hints.tier'),
        }
      : undefined,
  }
})

export default function FeeDiscountsPage({ loaderData: { page: told, form, of } }: Route.ComponentProps) {
  return (
    <ToldPageView page={told}>
      <FilterForm {...form} />
      {of !== undefined && (
        <TitledCard title={of.title}>
          <dl className="facts">
            <ToldFacts facts={of.facts} />
          </dl>
          <p className="card-note">{of.hint}</p>
        </TitledCard>
      )}
    </ToldPageView>
  )
}
