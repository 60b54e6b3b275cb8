import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { readCursor } from '../../read-query.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { Heading } from '../../ui/heading.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import { makeOffer } from '../../wallet/make-offer.server.ts'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/proposal'
import { DeedsCard } from './deeds-card.tsx'
import { loadProposal, nameMessages, nameProposal } from './load-proposal.server.ts'
import { listDeeds, listProposalFacts, listRenamedIn, sayProposal } from './proposal.server.ts'
import { readVoteChoice } from './read-proposals.ts'
import { listProposalSections, pathOfProposal, viewSet } from './sections.server.ts'
import { TallyCard } from './tally-card.tsx'
import { viewTally } from './tally.server.ts'

const OfferButtons = onDemand(async () => (await import('../../wallet/offer-buttons.tsx')).OfferButtons)
const LinkedText = onDemand(async () => (await import('../../ui/outside/linked-text.tsx')).LinkedText)

export const headers = pageHeaders

const longestSummary = 20_000

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const choice = readVoteChoice(url.searchParams)
  const cursors = {
    votes: readCursor(url.searchParams, 'votes'),
    deposits: readCursor(url.searchParams, 'deposits'),
  }
  const rows = readRows(url.searchParams)
  const { value: told, beside } = await noteBeside(() => loadProposal(params.id))
  const { id, types, status } = told.proposal
  if (params.id !== String(id)) throw redirect(pathIn(language, pathOfProposal(id)) + url.search, 301)
  const [naming, then] = await Promise.all([nameProposal(told, language), nameMessages(told, language)])
  const asked = { told, cursors, choice, rows, naming }
  const t = translationsIn(language, 'governance')
  const isForgotten = told.messages.length === 0 && types.length > 0
  const hasVoting = status !== 'deposit' && status !== 'dropped' && status !== 'cancelled'
  return {
    id: String(id),
    list: { text: t('proposals'), path: pathIn(language, '/proposals/') },
    heading: sayProposal(told, naming),
    facts: [...listProposalFacts(told, naming), ...factOfSource(beside, language)],
    offers: formsOf(status).map((form) => makeOffer(form, String(id), language)),
    deeds: {
      title: t(status === 'passed' && told.messages.length > 0 ? 'whatPassed' : 'what'),
      words: { was: t('was'), becomes: t('becomes'), allFields: t('allFields') },
      none: t(isForgotten ? 'whatForgotten' : 'words'),
      deeds: listDeeds(told, then),
      renamed: listRenamedIn(told, then),
    },
    summary: { title: t('whyText'), text: told.summary.slice(0, longestSummary) },
    tally: viewTally(told, naming),
    tallyMissing: hasVoting ? t('tallyUnknown') : '',
    tallyTitle: t('tallyFinal'),
    set: viewSet(asked),
    sections: await listProposalSections(asked),
    isLive: Object.values(cursors).every((cursor) => cursor === ''),
  }
})

/** What may be done as long as it is not decided. */
function formsOf(status: string) {
  if (status === 'voting') return ['vote', 'deposit'] as const
  return status === 'deposit' ? (['deposit'] as const) : []
}

export default function ProposalPage({ loaderData }: Route.ComponentProps) {
  const { id, list, heading, facts, offers, deeds, summary, tally, set, sections } = loaderData
  const { tallyMissing, tallyTitle } = loaderData
  useRevalidateOnHead(loaderData.isLive)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={heading} />
      <Heading title={heading} crumbs={{ to: list.path, list: list.text, here: `#${id}` }} />
      {offers.length > 0 && <OfferButtons offers={offers} />}
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
      {tally !== undefined && <TallyCard {...tally} />}
      {tally === undefined && tallyMissing !== '' && (
        <TitledCard title={tallyTitle}>
          <p className="px-[18px] py-4 text-muted">{tallyMissing}</p>
        </TitledCard>
      )}
      <DeedsCard {...deeds} />
      {summary.text !== '' && (
        <TitledCard title={summary.title}>
          <div className="max-w-[80ch] px-[18px] py-4 whitespace-pre-line wrap-anywhere">
            <bdi>
              <LinkedText text={summary.text} />
            </bdi>
          </div>
        </TitledCard>
      )}
      {set !== undefined && (
        <>
          <ChoiceGroups groups={set.choices} />
          <ListSection {...set.section} />
          <p className="-mt-3 text-[13px] text-faint">{set.about}</p>
        </>
      )}
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
