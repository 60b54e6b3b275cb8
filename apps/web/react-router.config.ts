import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page brings its own part of the site map, and asks for that of its links when it stands.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  buildEnd: async ({ reactRouterConfig }) => writeLatest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

/** Says which build this is, for pages of an earlier one that are still open: `/builds/latest.json`. */
async function writeLatest(client: string): Promise<void> {
  const names = await readdir(join(client, 'assets'))
  const [id] = names.flatMap((name) => /^manifest-(.+)\.js$/.exec(name)?.[1] ?? [])
  if (id === undefined) throw new Error('The build has no manifest, by whose name it is known')
  await mkdir(join(client, 'builds'), { recursive: true })
  await writeFile(join(client, 'builds/latest.json'), JSON.stringify({ id, timestamp: Date.now() }))
}
