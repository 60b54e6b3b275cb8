import { splitPath } from '../../language/languages.ts'
import { wordsOf } from '../../language/words-of.ts'
import { page } from '../../page.server.ts'
import type { Route } from './+types/playground'
import { requireDeveloperMode } from './developer-mode.server.ts'
import { PageParts } from './gallery/page-parts.tsx'
import { SharedParts } from './gallery/shared-parts.tsx'

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  requireDeveloperMode(url)
  return { words: wordsOf(splitPath(url.pathname).language).proofSteps }
})

/** Every shared part in each of its states, on both grounds. */
export default function PlaygroundPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <main id="content" lang="en" className="grid content-start">
      <title>Playground · Injsight</title>
      <meta name="robots" content="noindex" />
      <h1 className="wrap py-7 text-[27px] leading-9 font-semibold tracking-tight">Playground</h1>
      {(['dark', 'light'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="bg-ground py-7 text-text">
          <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5">
            <h2 className="text-[21px] font-semibold">{theme}</h2>
            <SharedParts theme={theme} />
            <PageParts theme={theme} words={words} />
            <p className="text-faint">{theme}: that is all.</p>
          </div>
        </section>
      ))}
    </main>
  )
}
