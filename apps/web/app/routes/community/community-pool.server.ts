import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { mapPart, notedPart, type Part } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import { fetchCommunityPool } from '../../sources/community.server.ts'
import { viewAccountField } from '../../views/accounts/account-field.server.ts'
import { coins } from '../../views/lists/cells.server.ts'
import type { FilterFormView } from '../../views/lists/filter-form.tsx'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Section } from '../../views/lists/section.ts'
import type { ChoiceGroup } from '../../views/markets/choice-groups.tsx'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import { listFlows } from './list.server.ts'
import { listDenoms, viewPicture, type PictureOfPool } from './picture.server.ts'
import type { CommunityChoice, CommunitySearch } from './read-choice.server.ts'

export const poolPath = '/community-spend-pool/'
/** The page is for those who say so, as are the ways that lead on from it. */
const developer = { devMode: 'true' }

export type PoolView = {
  facts: ToldFact[]
  denoms: ChoiceGroup[]
  picture: PictureOfPool
}

/** What the pool has and by whom it came and went; undefined where what was typed is no account. */
export async function fetchPool(
  choice: CommunityChoice,
  search: CommunitySearch | undefined,
  naming: Naming,
): Promise<Part<PoolView> | undefined> {
  if (search === undefined) return undefined
  const { account, from, to } = search
  const told = await notedPart(() => fetchCommunityPool({ account, from, to }))
  const t = translationsIn(naming.language, 'community')
  return mapPart(told, (pool) => {
    const denoms = listDenoms(pool)
    const denom = denoms.find((one) => one === choice.denom) ?? denoms[0] ?? 'inj'
    const isAll = account === '' && from === 0n && to === 0n
    return {
      facts: [
        {
          name: t('held'),
          shown: coins(
            pool.coins.map((one) => ({ ...one, amount: one.amount.split('.')[0] ?? '0' })),
            naming,
          ).shown,
        },
        ...factOfSource(told.beside, naming.language),
      ],
      denoms: [
        {
          name: t('asset'),
          choices: denoms.map((one) => ({
            text: symbolOf(one, naming),
            path: pathIn(naming.language, poolPath + formatQuery({ ...developer, ...choice, denom: one })),
            isChosen: one === denom,
          })),
        },
      ],
      picture: viewPicture(pool, { denom, isAll }, naming),
    }
  })
}

type Page = { cursor: string; rows: number }

export async function listSection(
  choice: CommunityChoice,
  search: CommunitySearch | undefined,
  page: Page,
  naming: Naming,
): Promise<Section> {
  const t = translationsIn(naming.language, 'community')
  const isNarrowed = Object.values(choice).some((text) => text !== '')
  const none = { table: { columns: [], rows: [] }, next: '' }
  return pagedSection({
    id: 'flows',
    title: t('list'),
    fetch: search === undefined ? () => Promise.resolve(none) : listFlows(search, naming),
    empty: t(isNarrowed ? 'noneLike' : 'none'),
    hint: t('hint'),
    path: poolPath,
    chosen: { ...developer, ...choice },
    file: `/community-spend-pool.csv${formatQuery({ ...developer, ...choice })}`,
    page: { ...page, language: naming.language },
  })
}

export function viewForm(
  choice: CommunityChoice,
  { rows, naming: { language } }: { rows: number; naming: Naming },
): FilterFormView {
  const t = translationsIn(language, 'community')
  const trades = translationsIn(language, 'trades')
  const { search, direction, from, to, denom } = choice
  const path = pathIn(language, poolPath)
  const kept = { ...developer, denom, ...queryOfRows(rows) }
  return {
    label: trades('filters'),
    action: path,
    search: viewAccountField({ id: 'search', name: t('search'), value: search }, language),
    choices: [
      {
        id: 'direction',
        name: t('direction'),
        value: direction,
        options: [
          { value: '', text: t('both') },
          { value: 'to', text: t('to') },
          { value: 'from', text: t('from') },
        ],
      },
    ],
    times: [
      { id: 'from', name: trades('from'), value: from },
      { id: 'to', name: trades('to'), value: to },
    ],
    kept,
    show: trades('show'),
    clear: [search, direction, from, to].some((text) => text !== '')
      ? { text: trades('clear'), path: `${path}${formatQuery(kept)}` }
      : undefined,
  }
}
