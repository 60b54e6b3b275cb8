import { config } from '../../config.server.ts'
import { page, part } from '../../page.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import type { Route } from './+types/environment'
import { requireDeveloperMode } from './developer-mode.server.ts'

/** What this site was told, and what it found there. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  requireDeveloperMode(url)
  const status = await part(fetchStatus())
  return {
    settings: [
      ['INDEXER_URL', config.indexerUrl],
      ['CHAIN_URL', config.chainUrl],
      ['PUBLIC_URL', config.publicUrl ?? '(that of the request)'],
      ['MAINTENANCE', config.maintenance ? 'yes' : 'no'],
      ['Node.js', process.version],
    ],
    index:
      status.value === undefined
        ? [['unreachable', status.missing]]
        : Object.entries(status.value).map(([name, value]) => [name, format(value)]),
  }
})

function format(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  return typeof value === 'string' ? value : (JSON.stringify(value, bigintsAsText) ?? '')
}

function bigintsAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

export default function EnvironmentPage({ loaderData: { settings, index } }: Route.ComponentProps) {
  return (
    <main id="content" lang="en" className="wrap grid content-start gap-5 py-7">
      <title>Environment · Injsight</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">Environment</h1>
      <Facts title="Settings" facts={settings} />
      <Facts title="What the index says of itself" facts={index} />
    </main>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly (string | undefined)[][] }) {
  return (
    <section className="card">
      <h2 className="card-head">{title}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd className="mono [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
