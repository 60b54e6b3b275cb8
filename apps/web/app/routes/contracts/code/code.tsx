import { redirect } from 'react-router'
import { PageHead } from '../../../frame/page-head.tsx'
import { notThere, passGuard } from '../../../guards.server.ts'
import { pathIn, splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders } from '../../../page.server.ts'
import { fetchContracts, findCode } from '../../../sources/wasm/contracts.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { addNamesOf } from '../../../sources/names/mentions.server.ts'
import { Heading } from '../../../ui/heading.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { ListSection } from '../../../views/lists/list-section.tsx'
import { toShown } from '../../../views/lists/table.ts'
import { pagedSection } from '../../../views/lists/paged-section.server.ts'
import { ToldFacts } from '../../../views/sentences/told-facts.tsx'
import type { Route } from './+types/code'
import { fetchNftContracts, tableOfContracts } from '../lists/lists.server.ts'
import { readCursor } from '../../../read-query.ts'
import { readRows } from '../../../rows.server.ts'
import { noteBeside } from '../../../sources/asking/besides.server.ts'
import { factOfSource } from '../../../views/sentences/told-facts.server.ts'
import { withSource } from '../../../views/lists/told-content.server.ts'
import { fetchProgram } from '../wasm/program.server.ts'
import { listDeeds } from './list-deeds.server.ts'
import { listCodeFacts, sourceOfBytes } from './code.server.ts'

export const headers = pageHeaders

const mostContracts = 10

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const id = passGuard('wasm-code-search', params.id)
  if (params.id !== id) throw redirect(pathIn(language, `/code/${id}/`), 301)
  const t = translationsIn(language, 'wasm')
  const choice = { tokens: false, code: id, text: '' }
  const [{ value: code, beside }, contracts, plainNames] = await Promise.all([
    noteBeside(() => findCode(BigInt(id))),
    notedPart(() => fetchContracts(choice, { skip: 0, limit: mostContracts })),
    fetchNames(),
  ])
  if (code === undefined) throw notThere('wasm-code-search', t('code.absent', { id }))
  const asked = [code.creator, ...code.permitted]
  const address = contracts.value?.data[0]?.address
  const cursor = readCursor(url.searchParams, 'history')
  const [names, nfts, program, history] = await Promise.all([
    addNamesOf({ markets: [], contracts: asked, proposals: [], channels: [] }, plainNames),
    fetchNftContracts(contracts.value?.data ?? []),
    address === undefined ? undefined : fetchProgram(address),
    pagedSection({
      id: 'history',
      title: t('code.history'),
      fetch: listDeeds(BigInt(id), { language, names: plainNames }),
      empty: t('code.noHistory'),
      path: `/code/${id}/`,
      file: `/code/${id}/history.csv`,
      page: { cursor, rows: readRows(url.searchParams), language },
    }),
  ])
  const newest = address === undefined || program === undefined ? undefined : { address, program }
  const naming = { language, names }
  return {
    id,
    isFirstPage: cursor === '',
    heading: t('code.said', { id }),
    about: t('code.about', { creator: code.creator }),
    list: { text: t('lists.code'), path: pathIn(language, '/smart-contracts/code/') },
    facts: [...listCodeFacts(code, newest, naming), ...factOfSource(beside, language)],
    bytes: {
      title: t('code.bytes'),
      text: t(`code.from.${sourceOfBytes(code)}`),
      download: t('code.download'),
    },
    sections: [
      {
        id: 'contracts',
        title: t('code.contracts'),
        group: 'contracts' as const,
        content: mapPart(contracts, ({ data, paging }) => ({
          table: toShown(tableOfContracts(data, nfts, naming), Infinity),
          empty: t('code.noContracts'),
          warning: '',
          hint: withSource('', contracts.beside, language),
          pages:
            data.length === 0
              ? undefined
              : {
                  file: pathIn(language, `/smart-contracts/contracts.csv?code=${id}`),
                  links:
                    (paging?.total ?? 0n) > BigInt(data.length)
                      ? [{ text: t('code.all'), path: pathIn(language, `/smart-contracts/?code=${id}`) }]
                      : [],
                },
        })),
      },
      history,
    ],
  }
})

export default function CodePage({ loaderData }: Route.ComponentProps) {
  const { id, heading, about, list, facts, bytes, sections, isFirstPage } = loaderData
  useRevalidateOnHead(isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={`${heading} · ${about}`} />
      <Heading title={heading} crumbs={{ to: list.path, list: list.text, here: id }} />
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
      <TitledCard title={bytes.title} id="bytes">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-[18px]">
          <a className="button" href={`/code/${id}/wasm/`} download>
            {bytes.download}
          </a>
          <p className="text-muted">{bytes.text}</p>
        </div>
      </TitledCard>
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
