import { notFound } from '@injsight/errors'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { passGuard } from '../../guards.server.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { notedPart, page, pageHeaders, part, partOfPage } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchAccount, fetchWorth, fetchWorthHistory } from '../../sources/account.server.ts'
import { hasFaucet } from '../../sources/faucet/faucet.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { accountInPlaceOfName } from '../../sources/names/name-services.server.ts'
import { ManageButton } from '../../trading/manage-button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { SectionBar } from '../../ui/section-bar.tsx'
import { Missing } from '../../ui/states.tsx'
import type { Section } from '../../views/lists/section.ts'
import { OfferButtons } from '../../wallet/offer-buttons.tsx'
import { WatchButton } from '../../watch/watch-button.tsx'
import type { Route } from './+types/account'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { fetchHistoryContent, toHistorySection } from './history.server.ts'
import { fetchRecordSection, readRecordMarket } from './record.server.ts'
import { identify } from './identity.server.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import { pathOfPart, readPart } from './parts.ts'
import { readAccountFilter } from '../../views/transactions/read-account-filter.ts'
import { readBefore, readCursors } from './read-places.server.ts'
import { listSections, listTabs } from './sections.server.ts'
import { offerSending } from '../../wallet/make-offer.server.ts'
import { TransactionList } from '../../views/transactions/account-transactions.tsx'
import { listFilters, listTransactionsOf } from '../../views/transactions/account-transactions.server.ts'
import { withFactOfSource } from '../../views/sentences/told-facts.server.ts'
import { FaucetCard } from './faucet-card.tsx'
import { tellFaucet } from './tell-faucet.server.ts'
import { WorthCard } from './worth-card.tsx'
import { toWorthLine } from './worth-line.server.ts'
import { toShownWorth } from './worth.server.ts'

export const headers = pageHeaders

const transactionsOfOverview = 10

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const address = await accountInPlaceOfName(params.address)
  const account = passGuard('account-search', address)
  const here = readPart(params.part, params.child)
  if (here === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  if (params.address !== account) {
    // A name may lead elsewhere one day, a spelling never.
    const status = address === params.address ? 301 : 302
    throw redirect(pathIn(language, `/account/${account}/${pathOfPart(here)}`) + url.search, status)
  }
  const filter = readAccountFilter(url.searchParams)
  const cursors = readCursors(url.searchParams)
  const denom = url.searchParams.get('history')
  const before = readBefore(url.searchParams)
  const marketId = here === 'trades' ? readRecordMarket(url) : null
  const rows = readRows(url.searchParams)
  const [known, names] = await Promise.all([notedPart(() => fetchAccount(account), partOfPage), fetchNames()])
  const naming = { language, names }
  const asked = {
    account,
    base: `/account/${account}/`,
    here,
    known: known.value,
    filter,
    cursors,
    rows,
    naming,
  }
  const hasTransactions = here === 'overview' || here === 'transactions'
  const hasWorth = here === 'overview' || here === 'balances'
  const [sections, worth, worthHistory, transactions, history, record] = await Promise.all([
    listSections(asked),
    hasWorth ? part(fetchWorth(account)) : undefined,
    hasWorth ? part(fetchWorthHistory(account)) : undefined,
    hasTransactions
      ? partOfPage(
          listTransactionsOf(here === 'overview' ? { ...asked, atMost: transactionsOfOverview } : asked),
        )
      : undefined,
    denom === null
      ? undefined
      : partOfPage(fetchHistoryContent(denom, { account, before, rows, naming })).then((content) =>
          toHistorySection(denom, content, naming),
        ),
    marketId === null ? undefined : fetchRecordSection({ account, marketId, naming }),
  ])
  const identity = identify(account, known.value, naming)
  const t = translationsIn(language, 'account')
  return {
    account,
    identity: withFactOfSource(identity, known.beside, language),
    offers: [offerSending(account, language)],
    faucet:
      here === 'overview' && (await hasFaucet())
        ? { path: pathIn(language, `/account/${account}/coins/`), ...tellFaucet(language) }
        : undefined,
    title: here === 'overview' ? identity.who : `${identity.who} · ${t(`parts.${here}`)}`,
    manage: translationsIn(language, 'trading')('own.manage'),
    // An overview knows by the counts what there is to show.
    missing: here === 'overview' ? known.missing : undefined,
    worth: worth?.value && toShownWorth(worth.value, known.value?.counts, naming),
    worthLine: worthHistory && toWorthLine(worthHistory, naming),
    worthMissing: worth?.missing,
    tabs: { label: t('sections'), choices: listTabs(asked) },
    sections,
    // An overview has little of each.
    parts:
      here !== 'overview' && sections.length > mostWithoutBar
        ? {
            label: translationsIn(language, 'transaction')('parts'),
            sections: sections.map(({ id, title }) => ({ id, name: title })),
          }
        : undefined,
    transactions,
    filters: listFilters(asked, here === 'overview'),
    chosen: history ?? record,
    isFirstPage: filter.token === '' && cursors.size === 0 && denom === null,
  }
})

/** Lists that a page may have below one another without saying which there are. */
const mostWithoutBar = 3

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, identity, offers, title, missing, worth, worthLine, worthMissing, tabs, sections } =
    loaderData
  const { parts, transactions, filters, chosen, faucet, manage } = loaderData
  useRevalidateOnHead(loaderData.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={`${title} · ${account}`} />
      <AccountHead
        {...identity}
        beside={<WatchButton thing={`account/${account}`} name={identity.who} />}
        below={<OfferButtons offers={offers} />}
      />
      {worth !== undefined && <WorthCard {...worth} line={worthLine} />}
      {worthMissing !== undefined && (
        <div className="card">
          <Missing what="worth" why={worthMissing} />
        </div>
      )}
      <nav aria-label={tabs.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={tabs.choices} mark="page" />
      </nav>
      <ManageButton account={account} text={manage} />
      {faucet !== undefined && <FaucetCard {...faucet} />}
      {missing !== undefined && (
        <div className="card">
          <Missing what="account" why={missing} />
        </div>
      )}
      {parts !== undefined && <SectionBar {...parts} />}
      {chosen !== undefined && <ListWithOffers {...chosen} />}
      {sections.map((section) => (
        <ListWithOffers key={section.id} {...section} />
      ))}
      {transactions !== undefined && <TransactionList transactions={transactions} filters={filters} />}
    </main>
  )
}

function ListWithOffers({ offers = [], ...section }: Section) {
  return (
    <ListSection {...section}>
      {offers.length > 0 && (
        <OfferButtons offers={offers} className="border-t border-hairline px-[18px] py-3" />
      )}
    </ListSection>
  )
}
