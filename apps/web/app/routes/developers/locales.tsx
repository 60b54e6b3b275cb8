import { languages, localeOf, nameOf } from '../../language/languages.ts'
import { wordsOf } from '../../language/words-of.ts'
import { page } from '../../page.server.ts'
import type { Route } from './+types/locales'
import { requireDeveloperMode } from './developer-mode.server.ts'

/** How much of the site each language covers. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  requireDeveloperMode(url)
  const english = listMessages(wordsOf('en'))
  return {
    messages: english.size,
    languages: languages.map((language) => {
      const own = listMessages(wordsOf(language))
      const missing = [...english.keys()].filter((key) => !own.has(key))
      const same = [...english].filter(([key, text]) => language !== 'en' && own.get(key) === text)
      return { language, missing, same: same.map(([key]) => key) }
    }),
  }
})

/** Every message by its path, as the build has left it. */
function listMessages(texts: object, path = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, text] of listMessages(value, key)) all.set(inner, text)
    } else {
      all.set(key, JSON.stringify(value))
    }
  }
  return all
}

export default function LocalesPage({ loaderData: { messages, languages: all } }: Route.ComponentProps) {
  return (
    <main id="content" lang="en" className="wrap grid content-start gap-5 py-7">
      <title>Languages · Injsight</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">Languages</h1>
      <p className="text-muted">
        {messages} messages of the site; sentences of the chain have their own tests.
      </p>
      <section className="card">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Language</th>
              <th scope="col">Code</th>
              <th scope="col" className="number">
                Translated
              </th>
              <th scope="col">Missing</th>
              <th scope="col">As in English</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ language, missing, same }) => (
              <tr key={language}>
                <td data-label="Language" className="md:whitespace-nowrap">
                  {nameOf[language]}
                </td>
                <td data-label="Code" className="mono md:whitespace-nowrap">
                  {language} ({localeOf[language]})
                </td>
                <td data-label="Translated" className="number md:whitespace-nowrap">
                  {messages - missing.length} of {messages}
                </td>
                <td data-label="Missing" className="mono">
                  {missing.join(', ') || 'none'}
                </td>
                <td data-label="As in English" className="mono wrap-anywhere">
                  {same.join(', ') || 'none'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  )
}
