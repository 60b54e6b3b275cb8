import { config } from '../../config.server.ts'
import { page, part } from '../../page.server.ts'
import { fetchSources } from '../../sources/sources.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { listLacking } from '../../wallet/offered.ts'
import { toSourceFacts } from './source-facts.server.ts'
import type { Route } from './+types/environment'
import { requireDeveloperMode } from './developer-mode.server.ts'

/** What this site was told, and what it found there. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  requireDeveloperMode(url)
  const [status, sources] = await Promise.all([part(fetchStatus()), part(fetchSources())])
  return {
    settings: [
      ['INDEXER_URL', config.indexerUrl],
      ['CHAIN_URL', config.chainUrl],
      ['PUBLIC_URL', config.publicUrl ?? '(that of the request)'],
      ['MAINTENANCE', config.maintenance],
      ['Node.js', process.version],
    ],
    wallets: listLacking(config.wallets).map(({ name, lacks }) => [
      name,
      lacks.length === 0 ? 'offered' : `not offered: ${lacks.join(', ')} not set`,
    ]),
    index:
      status.value === undefined
        ? [['unreachable', status.missing]]
        : factsOf({ ...status.value, modules: status.value.modules.length }),
    sources: (sources.value ?? []).map((source) => toSourceFacts(source)),
    modules: (status.value?.modules ?? []).map(({ module, ...known }) => [module, format(known)]),
  }
})

function factsOf(told: object): [string, string][] {
  return Object.entries(told).map(([name, value]) => [
    name,
    name.endsWith('Time') && value !== 0n ? new Date(Number(value)).toISOString() : format(value),
  ])
}

/** In a line, without what says nothing: a module's is short where all is well. */
function format(value: unknown): string {
  if (Array.isArray(value)) return value.map(format).join(', ') || 'none'
  if (typeof value !== 'object' || value === null) return String(value) || 'none'
  const facts = Object.entries(value).filter(([, one]) => one !== '' && one !== 0n)
  return facts.map(([name, one]) => `${name} ${format(one)}`).join(' · ')
}

export default function EnvironmentPage({
  loaderData: { settings, wallets, index, sources, modules },
}: Route.ComponentProps) {
  return (
    <main id="content" lang="en" className="wrap grid content-start gap-5 py-7">
      <title>Environment · Injsight</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[27px] leading-9 font-semibold tracking-tight">Environment</h1>
      <Facts title="Settings" facts={settings} />
      <Facts title="Wallets that have to be set up" facts={wallets} />
      {sources.length > 0 && <Facts title="Whom answers come from" facts={sources} />}
      <Facts title="What the index says of itself" facts={index} />
      {modules.length > 0 && <Facts title="What it knows of each module" facts={modules} />}
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
            <dd className="mono wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
