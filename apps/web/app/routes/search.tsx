import { bareText } from '@injsight/chain'
import { redirect } from 'react-router'
import { translationsIn, useTranslations } from '../language/use-translations.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { pathIn, splitPath } from '../language/languages.ts'
import { useLanguage } from '../language/use-language.tsx'
import { page } from '../page.server.ts'
import type { ToldOfName } from '../search/find-account-named.server.ts'
import { findThings } from '../search/find-things.server.ts'
import { searchedLists } from '../search/searched-lists.server.ts'
import { findMeant, pathOfFound, type Found } from '../search/found.ts'
import type { Route } from './+types/search'
import { ExternalLink } from '../ui/outside/external-link.tsx'
import { Link } from '../ui/link.tsx'

const longestShown = 120
const mostShown = 20

/** With the path of its page, without a language. */
type Listed = Found & { to: string | undefined }

/** What a text leads to: one thing is opened at once, several are listed, and nothing says what was tried. */
export const loader = page(async ({ url: { pathname, searchParams } }: Route.LoaderArgs) => {
  const text = (searchParams.get('q') ?? '').trim()
  if (text === '') return { text: '', things: [] as Listed[], more: undefined, told: undefined }
  const { language } = splitPath(pathname)
  const { things, outcome, awaited, told } = await findThings(text, mostShown + 1, language)
  const meant = findMeant(things, bareText(text))
  const path = awaited === undefined ? meant && pathOfFound(meant) : `/transaction/${awaited}/`
  if (path !== undefined) throw redirect(pathIn(language, path))
  const listed = things.slice(0, mostShown).map((found): Listed => ({ ...found, to: pathOfFound(found) }))
  const t = translationsIn(language, 'outcomes')
  const said: ToldOfName = told ?? { title: t(`${outcome}.title`), text: t(`${outcome}.text`) }
  return {
    text: text.slice(0, longestShown),
    things: listed,
    more:
      things.length > mostShown
        ? {
            said: t('cut', { count: mostShown }),
            lists: searchedLists(text, things, language),
          }
        : undefined,
    told: said,
  }
})

export default function SearchPage({ loaderData: { text, things, more, told } }: Route.ComponentProps) {
  const t = useTranslations('search')
  const title = text === '' ? t('title') : t(things.length > 0 ? 'for' : 'nothing', { text })
  return (
    <main id="content" className="wrap grid content-start gap-5 py-10">
      <title>{`${t('title')} · Injsight`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">{title}</h1>
      <div className="max-w-[780px]">
        <SearchBox isHero text={text} />
      </div>
      {things.length === 0 && (
        <div role="status" className="max-w-[68ch] text-muted">
          {told === undefined ? <p>{t('ask')}</p> : <TellNothing {...told} />}
        </div>
      )}
      {things.length > 0 && (
        <ul className="card">
          {things.map((found) => (
            <li
              key={`${found.kind} ${found.id}`}
              className="border-b border-hairline px-[18px] py-3 last:border-0"
            >
              <Result found={found} />
            </li>
          ))}
        </ul>
      )}
      {more !== undefined && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
          {more.said}
          {more.lists.map(({ text: list, path }) => (
            <Link key={path} to={path}>
              {list}
            </Link>
          ))}
        </p>
      )}
    </main>
  )
}

function TellNothing({ title, text, claim }: ToldOfName) {
  return (
    <>
      <p className="font-medium text-text">{title}</p>
      <p>{text}</p>
      {claim !== undefined && (
        <p className="mt-3">
          <ExternalLink to={claim.url}>{claim.words}</ExternalLink>
        </p>
      )}
    </>
  )
}

function Result({ found }: { found: Listed }) {
  const t = useTranslations('search')
  const { href } = useLanguage()
  const { kind, id, name, to: path } = found
  const words = (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 md:flex">
      <span className="chip min-w-[84px] justify-center">{t('kind', { kind })}</span>
      {name !== '' && <bdi className="truncate font-medium md:max-w-[32ch]">{name.slice(0, 70)}</bdi>}
      <span
        title={id}
        className={`mono min-w-0 truncate text-muted ${name === '' ? '' : 'max-md:col-span-2'}`}
      >
        {id.slice(0, 300)}
      </span>
    </span>
  )
  return path === undefined ? words : <Link to={href(path)}>{words}</Link>
}
