import type { Plugin } from 'vite'

/** What of React Router nothing of ours uses or wants, and what stands in its place in the browser's bundle. */
const unused: { file: RegExp; replace: (code: string) => string }[] = [
  {
    // Hooks for instrumentation: the router calls them only where some are registered.
    file: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    replace: () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = undefined
    `,
  },
  {
    // A page whose script is missing was loaded again at once and for ever, even without a network: what our own
    // scripts do then is done for it too (app/notices/start-notices.ts).
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    replace: (code) =>
      code.replace(
        /console\.error\(`Error loading[\s\S]*?return new Promise\(\(\) => \{\}\);/,
        "dispatchEvent(new Event('vite:preloadError'));\n\t\tthrow error;",
      ),
  },
  {
    // Links that fetch the next page before they are followed: ours have no `prefetch`.
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    replace: (code) =>
      code.replace(
        /function PrefetchPageLinks\([\s\S]*?\n\}\n/,
        'function PrefetchPageLinks() {\n\treturn null\n}\n',
      ),
  },
]

/** Makes the browser's bundle smaller by them. Fails when a new version of the router has them elsewhere. */
export function leaveOutUnused(): Plugin {
  const left = new Set<RegExp>()
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.split('?')[0] ?? ''
      const found = unused.find(({ file }) => file.test(path))
      const replaced = found?.replace(code) ?? code
      if (found === undefined || replaced === code) return undefined
      left.add(found.file)
      return { code: replaced, map: null }
    },
    buildEnd(error) {
      if (error === undefined && left.size < unused.length)
        this.error('React Router keeps what nothing of ours uses somewhere else now')
    },
  }
}
