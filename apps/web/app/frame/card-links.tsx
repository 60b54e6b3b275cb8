import { splitPath, pathIn, type Language } from '../language/languages.ts'
import { cardSize } from '../cards/card.ts'
import { pathOfJson } from '../json-pages.ts'
import { findJsonPage } from '../routes/json/find-json-page.ts'

/** Those whose letters the cards can draw; others are shown the English one. */
const drawn: readonly Language[] = ['en', 'es', 'vn']

type Asked = { origin: string; pathname: string; search: string }

/** What is shown of a page where a link to it is shared: its image, its address, the site's name; and where it is told as JSON. */
export function CardLinks({ origin, pathname, search }: Asked) {
  const image = origin + pathOfCard(pathname, search)
  const { path } = splitPath(pathname)
  return (
    <>
      {findJsonPage(path) !== undefined && (
        <link rel="alternate" type="application/json" href={origin + pathOfJson(path)} />
      )}
      <meta property="og:site_name" content="Injsight" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
    </>
  )
}

/** Pages that have an image of their own: of what is known by one name, or by several. */
const kinds = [
  /^\/(block|transaction|account|contract|code|validator|proposal|auction|nfts|market|order|client|connection)\/([^/]+)\//,
  /^\/(asset)\/(.+)\/$/,
  /^\/(nft|bridge|packet|trade-history|channel|oracle)\/([^/]+\/.+)\/$/,
]

/**
 * The image of a page: that of what the page is about where it has one, or else the site's.
 *
 * @example pathOfCard('/es/block/7/') // '/es/card/block/7.png'
 */
export function pathOfCard(pathname: string, search = ''): string {
  const { language, path } = splitPath(pathname)
  const [, kind, name] =
    ofModule(path, search) ?? kinds.map((pattern) => pattern.exec(path)).find((match) => match !== null) ?? []
  const card =
    kind === undefined || name === undefined
      ? '/card/site/injsight.png'
      : `/card/${kind === 'asset' ? 'token' : kind}/${name.replaceAll('/', '%2F')}.png`
  return pathIn(drawn.includes(language) ? language : 'en', card)
}

/** The parameters of one module stand on the page of all, by its query. */
function ofModule(path: string, search: string): string[] | undefined {
  const module = path === '/params/' ? new URLSearchParams(search).get('module') : null
  return module && /^[\w.-]{1,100}$/.test(module) ? ['', 'params', module] : undefined
}
