import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { unavailable } from '@injsight/errors'
import type { Logger } from '@injsight/runtime'
import type { HandleErrorFunction, ServerBuild } from 'react-router'

/** Answers a request: the pages of the site, or what stands in for them in a test. */
export type Site = (request: Request) => Promise<Response>

/**
 * The built site. What fails while it answers is logged here, and nowhere else.
 *
 * @throws Fault `unavailable`, code `site.not_built`
 */
export async function loadSite(file: string, log: Logger): Promise<Site> {
  if (!existsSync(file)) {
    throw unavailable(
      'site.not_built',
      `The site has not been built, there is no ${file}: npm start builds it`,
    )
  }
  // Loaded only now, when the environment that they read stands.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const { createRequestHandler } = await import('react-router')
  const module = { ...build.entry.module, handleError: createErrorHandler(log) }
  return createRequestHandler({ ...build, entry: { ...build.entry, module } }, 'production')
}

function createErrorHandler(log: Logger): HandleErrorFunction {
  return (error, { request }) => {
    if (request.signal.aborted) return // it took too long, and whoever gave it up says so
    log[levelOf(error)]('page failed', { path: new URL(request.url).pathname, error: causeOf(error) })
  }
}

/** Faults are told by their kind: the site has been bundled, and its class Fault is another one. */
function levelOf(error: unknown): 'debug' | 'warn' | 'error' {
  const { kind, status } = Object(error) as { kind?: unknown; status?: unknown }
  if (kind === 'invalid-input' || kind === 'not-found') return 'debug'
  if (typeof status === 'number' && status < 500) return 'debug'
  return kind === 'unavailable' ? 'warn' : 'error'
}

/** React Router wraps what it refuses by itself, such as an address without a page. */
function causeOf(error: unknown): unknown {
  return (Object(error) as { error?: unknown }).error ?? error
}
