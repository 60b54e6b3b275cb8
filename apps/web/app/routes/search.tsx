import { Link, redirect } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { pathIn, splitPath } from '../language/languages.ts'
import { useLanguage } from '../language/use-language.tsx'
import { page } from '../page.server.ts'
import { fetchSearch } from '../sources/injsight.server.ts'
import type { Route } from './+types/search'

const longestShown = 120

type Found = { kind: string; id: string; name: string }

/** What a text leads to: one thing is opened at once, several are listed, and nothing says what was tried. */
export const loader = page(async ({ url: { pathname, searchParams } }: Route.LoaderArgs) => {
  const text = (searchParams.get('q') ?? '').trim()
  if (text === '') return { text: '', results: [] as Found[], outcome: 'ask' as const }
  const { results, outcome } = await fetchSearch(text.slice(0, 2000))
  const [first] = results
  if (first !== undefined && (results.length === 1 || isExactly(first, text))) {
    const path = pathOf(first)
    if (path !== undefined) throw redirect(pathIn(splitPath(pathname).language, path))
  }
  return { text: text.slice(0, longestShown), results, outcome: readOutcome(outcome) }
})

const outcomes = [
  'valid',
  'blockInvalid',
  'blockNotFound',
  'accountInvalid',
  'accountNotFound',
  'transactionNotFound',
  'invalidTransactionHash',
] as const

function readOutcome(outcome: string): (typeof outcomes)[number] {
  return outcomes.find((one) => one === outcome) ?? 'valid'
}

/** Whoever types an address in full means that address, whatever else belongs to it. */
function isExactly({ id }: Found, text: string): boolean {
  const typed = text.toLowerCase()
  return [typed, `0x${typed}`].includes(id.toLowerCase())
}

/** Where a thing is shown; undefined where it has no page yet. */
function pathOf({ kind, id }: Found): string | undefined {
  if (kind === 'block' || kind === 'blockHash') return `/block/${id}/`
  if (kind === 'transaction') return `/transaction/${id}/`
  if (['account', 'etherAccount', 'subaccount', 'validator'].includes(kind)) return `/account/${id}/`
  return undefined
}

export default function SearchPage({ loaderData: { text, results, outcome } }: Route.ComponentProps) {
  const t = useTranslations('search')
  const title = text === '' ? t('title') : t(results.length > 0 ? 'for' : 'nothing', { text })
  return (
    <main id="content" className="wrap grid content-start gap-5 py-10">
      <title>{`${t('title')} · Injsight`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight [overflow-wrap:anywhere]">{title}</h1>
      <div className="max-w-[780px]">
        <SearchBox isHero text={text} />
      </div>
      {results.length === 0 && (
        <p role="status" className="max-w-[68ch] text-muted">
          {t(outcome)}
        </p>
      )}
      {results.length > 0 && (
        <ul className="card">
          {results.map((found) => (
            <li
              key={`${found.kind} ${found.id}`}
              className="border-b border-hairline px-[18px] py-3 last:border-0"
            >
              <Result found={found} path={pathOf(found)} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

function Result({ found: { kind, id, name }, path }: { found: Found; path: string | undefined }) {
  const t = useTranslations('search')
  const { href } = useLanguage()
  const words = (
    <>
      <span className="chip mr-3">{t('kind', { kind })}</span>
      {name !== '' && <bdi className="mr-2 font-medium">{name.slice(0, 70)}</bdi>}
      <span className="mono text-muted [overflow-wrap:anywhere]">{id}</span>
    </>
  )
  return path === undefined ? words : <Link to={href(path)}>{words}</Link>
}
