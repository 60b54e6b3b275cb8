import { join } from 'node:path'
import {
  countLines,
  createMetrics,
  createStopping,
  outliveFailures,
  type Config,
  type Logger,
} from '@injsight/runtime'
import type { settings } from './server/config.ts'
import { createBrowserErrors } from './server/browser-errors.ts'
import { createBooks } from './server/following/books.ts'
import { startHeads } from './server/following/heads.ts'
import { listen } from './server/listen.ts'
import { createListener } from './server/listener.ts'
import { createLive } from './server/following/live.ts'
import { loadSite, type Site } from './server/load-site.ts'
import { createOperations } from './server/operations.ts'
import { createPageCache } from './server/pages/page-cache.ts'
import { createPages } from './server/pages/pages.ts'
import { createDownloads } from './server/sharing/downloads.ts'
import { createGivingWay } from './server/sharing/giving-way.ts'
import { createSharing } from './server/sharing/sharing.ts'
import { createSecurity } from './server/security-headers.ts'
import { readFiles } from './server/static-files.ts'
import { timeQuestions } from './server/time-questions.ts'
import { createWatched } from './server/following/watched.ts'
import { startUpgrades } from './server/following/upgrades.ts'

type Options = {
  config: Config<typeof settings>
  log: Logger
  /** What renders the pages; the built site unless told otherwise. */
  site?: Site
  /** The files that are served as they are. */
  folder?: string
}

const build = join(import.meta.dirname, 'build')

/**
 * Starts the site: its pages, its files, and one feed of heads for all who have it open.
 *
 * @throws Fault when the site has not been built or the port is taken
 */
export async function start({
  config,
  log: own,
  site,
  folder = join(build, 'client'),
}: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const metrics = createMetrics({ ofProcess: true })
  const log = countLines(own, metrics, 'web')
  const stopping = createStopping(log)
  stopping.add('failures', outliveFailures(log))
  stopping.add('questions', timeQuestions(metrics))
  const cache = createPageCache({ settledBytes: 64 << 20, headBytes: 8 << 20 })
  const way = createGivingWay()
  const downloads = createDownloads(way)
  const books = createBooks({ indexerUrl: config.INDEXER_URL, log: log.child({ part: 'books' }) })
  const watched = createWatched({ indexerUrl: config.INDEXER_URL, log: log.child({ part: 'watched' }) })
  const live = createLive({
    limit: 10_000,
    mostOfOne: 500,
    addressHeader: config.ADDRESS_HEADER,
    heartbeatMs: 15_000,
    metrics,
    books,
    watched,
  })
  const upgrades = startUpgrades({
    indexerUrl: config.INDEXER_URL,
    log: log.child({ part: 'upgrades' }),
    isNeverClosed: config.MAINTENANCE === 'never',
  })
  const security = createSecurity(config, { isHttps: config.PUBLIC_URL.startsWith('https:') })
  stopping.add('upgrades', () => upgrades.stop())
  try {
    const pages = createPages({
      site: site ?? (await loadSite(join(build, 'server/index.js'), log)),
      cache,
      log,
      metrics,
      sharing: createSharing(),
      way,
      downloads,
      publicUrl: config.PUBLIC_URL,
      countryHeader: config.COUNTRY_HEADER,
      addressHeader: config.ADDRESS_HEADER,
      formatPolicy: security.formatPolicy,
      notice: () => upgrades.notice(),
    })
    const files = await readFiles(folder, config.ASSETS)
    const heads = startHeads({
      indexerUrl: config.INDEXER_URL,
      log: log.child({ part: 'heads' }),
      onHead(head) {
        upgrades.hear(head)
        cache.dropHeadPages() // before anybody is told and asks for them
        live.announce(head)
        watched.hear(head.height)
      },
      onTrouble: (trouble) => live.tell(trouble),
      onStatus: ({ recording }) => live.play(recording !== undefined && !recording.ended),
    })
    stopping.add('heads', () => heads.stop())
    stopping.add('books', () => books.stop())
    stopping.add('watched', () => watched.stop())
    let serving: Awaited<ReturnType<typeof listen>> | undefined
    const listener = createListener({
      pages,
      files,
      live,
      downloads,
      operations: createOperations({
        trouble: () => heads.trouble(),
        isReady: () => heads.isAnswered() && !serving?.leaving.isLeaving(),
        metrics,
      }),
      browserErrors: createBrowserErrors(log.child({ part: 'browser' })),
      security,
      log,
      metrics,
    })
    serving = await listen(listener, { port: config.WEB_PORT, drainMs: config.DRAIN_SECONDS * 1000 })
    const { url, leaving } = serving
    stopping.add('server', () => leaving.close())
    stopping.add('live', () => live.stop())
    stopping.add('balancer', () => leaving.announce())
    log.info('site started', { url, indexer: new URL(config.INDEXER_URL).origin })
    return { url, stop: () => stopping.stop() }
  } catch (error) {
    await stopping.stop()
    throw error
  }
}
