type Told = { title: string; description: string /** The title names the site itself. */; isWhole?: boolean }

/** What a page is called, and what is on it in one sentence: for tabs, for search engines, for shared links. */
export function PageHead({ title, description, isWhole = false }: Told) {
  return (
    <>
      <title>{isWhole ? title : `${title} · Injsight`}</title>
      <meta name="description" content={description} />
      {/* Who reads these runs no scripts: the browser's part of the site is without them. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  )
}
