import { splitPath, pathIn, type Language } from '../language/languages.ts'
import { cardSize } from '../cards/card.ts'
import { pathOfJson } from '../json-pages.ts'
import { findJsonPage } from '../routes/json/find-json-page.ts'

/** Those whose letters the cards can draw; others are shown the English one. */
const drawn: readonly Language[] = ['en', 'es', 'vn']

/** What is shown of a page where a link to it is shared: its image, its address, the site's name; and where it is told as JSON. */
export function CardLinks({ origin, pathname }: { origin: string; pathname: string }) {
  const image = origin + pathOfCard(pathname)
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

/**
 * The image of a page: that of what the page is about where it has one, or else the site's.
 *
 * @example pathOfCard('/es/block/7/') // '/es/card/block/7.png'
 */
export function pathOfCard(pathname: string): string {
  const { language, path } = splitPath(pathname)
  const [, kind, name] =
    /^\/(block|transaction|account|contract|code|validator|proposal)\/([^/]+)\//.exec(path) ?? []
  const [, token] = /^\/asset\/(.+)\/$/.exec(path) ?? []
  let card = '/card/site/injsight.png'
  if (kind !== undefined) card = `/card/${kind}/${name}.png`
  if (token !== undefined) card = `/card/token/${token.replaceAll('/', '%2F')}.png`
  return pathIn(drawn.includes(language) ? language : 'en', card)
}
