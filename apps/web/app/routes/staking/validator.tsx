import { readAccount, shortenAddress } from '@injsight/chain'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { mapPart, page, pageHeaders, part } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchValidatorPictures } from '../../sources/lists/lists.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchUptime } from '../../sources/staking/validators.server.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Fact } from '../../ui/fact.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Missing } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { pictureAt } from '../../views/assets/picture-of.ts'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { drawAvatar } from '../../views/accounts/draw-avatar.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import { makeOffer } from '../../wallet/make-offer.server.ts'
import { OfferButtons } from '../../wallet/offer-buttons.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/validator'
import { loadValidator } from './load-validator.server.ts'
import { UptimeCard } from './uptime-card.tsx'
import { listValidatorSections, pathOfValidator, readCursors } from './validator-lists.server.ts'
import {
  listOwnWords,
  listValidatorFacts,
  sayValidator,
  viewUptime,
  type Validator,
} from './validator.server.ts'

const LinkedText = onDemand(async () => (await import('../../ui/outside/linked-text.tsx')).LinkedText)

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const cursors = readCursors(url.searchParams)
  const rows = readRows(url.searchParams)
  const [{ value: told, beside }, names, pictures] = await Promise.all([
    noteBeside(() => loadValidator(params.address)),
    fetchNames(),
    fetchValidatorPictures(),
  ])
  const { operator } = told.validator
  const path = pathIn(language, pathOfValidator(operator))
  if (params.address !== operator) throw redirect(path + url.search, 301)
  const naming = { language, names }
  const [votes, lists] = await Promise.all([
    part(fetchUptime(operator)),
    listValidatorSections({ told, cursors, rows, naming }),
  ])
  const t = translationsIn(language, 'staking')
  return {
    operator,
    avatar: { ...drawAvatar(readAccount(operator)), ...pictureAt(pictures?.get(operator) ?? '') },
    heading: sayValidator(told, naming),
    list: { text: t('validators'), path: pathIn(language, '/validators/') },
    facts: [...listValidatorFacts(told, naming), ...factOfSource(beside, language)],
    offers: formsOf(told).map((form) => makeOffer(form, operator, language)),
    own: { title: t('ownWords'), words: listOwnWords(told, naming) },
    uptime: mapPart(votes, (value) => viewUptime(value, naming)),
    uptimeTitle: t('columns.uptime'),
    sections: lists,
    isFirstPage: Object.values(cursors).every((cursor) => cursor === ''),
  }
})

/** With one that the chain has forgotten nothing can be staked. */
function formsOf({ validator }: Validator) {
  return validator.tokens === '' ? [] : (['delegate', 'undelegate', 'redelegate', 'claim'] as const)
}

export default function ValidatorPage({ loaderData }: Route.ComponentProps) {
  const { operator, avatar, heading, list, facts, offers, own, uptime, uptimeTitle, sections } = loaderData
  useRevalidateOnHead(loaderData.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={`${heading} · ${operator}`} />
      <Crumbs to={list.path} list={list.text} here={shortenAddress(operator)} />
      <AccountHead
        avatar={avatar}
        heading={heading}
        facts={facts}
        below={offers.length > 0 && <OfferButtons offers={offers} />}
      />
      {own.words.length > 0 && <OwnWords {...own} />}
      {uptime.value === undefined ? (
        <TitledCard title={uptimeTitle}>
          <Missing what="validators" why={uptime.missing} />
        </TitledCard>
      ) : (
        <UptimeCard {...uptime.value} />
      )}
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}

/** What it says of itself: anybody may say anything, so links tell first where they lead. */
function OwnWords({ title, words }: { title: string; words: { name: string; text: string }[] }) {
  return (
    <TitledCard title={title}>
      <dl className="facts">
        {words.map(({ name, text }) => (
          <Fact key={name} name={name}>
            <bdi className="wrap-anywhere">
              <LinkedText text={text} />
            </bdi>
          </Fact>
        ))}
      </dl>
    </TitledCard>
  )
}
