import { encodeAddress, moduleAccountOf, readAccount, shortenAddress, shortenDenom } from '@injsight/chain'
import { data, redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { isolateName } from '../../language/isolate.ts'
import { pathIn, splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Absent, type AbsentThing } from '../../ui/absent.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { drawAvatar } from '../../views/accounts/draw-avatar.ts'
import { pathOfList } from '../../views/assets/asset-pages.server.ts'
import { pictureOf } from '../../views/assets/picture-of.ts'
import { ChartFigure } from '../../views/lists/chart-figure.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { makeOffer } from '../../wallet/make-offer.server.ts'
import { OfferButtons } from '../../wallet/offer-buttons.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/asset'
import { listFacts, sayAsset } from './asset.server.ts'
import type { Asset } from './shown-asset.ts'
import { findShownAsset } from './load-asset.server.ts'
import { MakerCard } from './maker-card.tsx'
import { viewMaker } from './maker.server.ts'
import { fetchPriceChart } from './price-chart.server.ts'
import { listSections, readCursors } from './sections.server.ts'
import { SpreadCard } from './spread-card.tsx'
import { viewSpread } from './spread.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = params['*'].replace(/\/$/, '')
  const cursors = readCursors(url.searchParams)
  const rows = readRows(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const { value: asset, beside } = await noteBeside(() => findShownAsset(asked, naming))
  if (asset === undefined) return data({ absent: viewAbsent(asked, language) }, { status: 404 })
  const { name, path } = asset
  // What a contract is paired with may end.
  if (asked !== name) throw redirect(pathIn(language, path) + url.search, 302)
  const [price, sections] = await Promise.all([
    fetchPriceChart(asset, naming),
    listSections({ asset, cursors, rows, naming }),
  ])
  return {
    name,
    here: asset.denom === '' ? shortenAddress(name) : shortenDenom(name),
    list: listOf(asset, language),
    avatar: { ...drawAvatar(avatarOf(asset)), ...pictureOf(name, naming.names.listed) },
    heading: sayAsset(asset, naming),
    note: asset.kind === 'absent' ? translationsIn(language, 'assets')('asset.absentText') : '',
    facts: [...listFacts(asset, naming), ...factOfSource(beside, language)],
    offers: canBeSent(asset) ? [makeOffer('send', asset.denom, language)] : [],
    maker: viewMaker(asset, naming),
    spread: viewSpread(asset, naming),
    price: price && { ...price, title: translationsIn(language, 'assets')('asset.pricePast') },
    sections,
    isFirstPage: [...cursors.values()].every((cursor) => cursor === ''),
  }
})

function viewAbsent(denom: string, language: Language): AbsentThing {
  const t = translationsIn(language, 'assets')
  return {
    title: t('asset.notFound', { denom: isolateName(denom, longestDenom) }),
    text: t('asset.notFoundText'),
    list: { text: t('bank'), path: pathIn(language, pathOfList('bank')) },
  }
}

const longestDenom = 140

/** The list that it stands in. */
function listOf({ denom }: Asset, language: Language) {
  const list = denom === '' ? 'contracts' : 'bank'
  return { to: pathIn(language, pathOfList(list)), list: translationsIn(language, 'assets')(list) }
}

/** What stands in the bank can be sent as it is. */
function canBeSent({ denom, kind }: Asset): boolean {
  return denom !== '' && kind !== 'absent'
}

/** What has no account has the picture of one that would bear its name. */
function avatarOf({ contract, denom }: Asset): string {
  return contract === '' ? encodeAddress('inj', moduleAccountOf(denom)) : readAccount(contract)
}

export default function AssetPage({ loaderData }: Route.ComponentProps) {
  useRevalidateOnHead('isFirstPage' in loaderData && loaderData.isFirstPage)
  if ('absent' in loaderData) return <Absent {...loaderData.absent} />
  const { name, here, list, avatar, heading, note, facts, offers, maker, spread, price, sections } =
    loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={`${heading} · ${name}`} />
      <Crumbs {...list} here={here} />
      <AccountHead
        avatar={avatar}
        heading={heading}
        facts={facts}
        below={offers.length > 0 && <OfferButtons offers={offers} />}
      />
      {note !== '' && <p className="text-muted wrap-anywhere">{note}</p>}
      {maker !== undefined && <MakerCard {...maker} />}
      {spread !== undefined && <SpreadCard {...spread} />}
      {price !== undefined && (
        <TitledCard title={price.title}>
          <ChartFigure {...price} />
        </TitledCard>
      )}
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
