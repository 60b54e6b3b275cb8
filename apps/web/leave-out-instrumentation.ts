import type { Plugin } from 'vite'

const file = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/**
 * Leaves React Router's hooks for instrumentation out of the browser's bundle: nothing of ours registers any, and
 * the router calls them only then. Fails when a new version of the router has them elsewhere.
 */
export function leaveOutInstrumentation(): Plugin {
  let hasMet = false
  return {
    name: 'leave-out-instrumentation',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!file.test(id.split('?')[0] ?? '')) return undefined
      hasMet = true
      return `
        export const consumeInstrumentationClientResultMetaReceiver = () => undefined
        export const getRouteInstrumentationUpdates = () => ({})
        export const instrumentClientSideRouter = (router) => router
        export const instrumentHandler = (handler) => handler
        export const instrumentationResultMetaContext = undefined
      `
    },
    buildEnd(error) {
      if (error === undefined && !hasMet)
        this.error('React Router keeps its instrumentation somewhere else now')
    },
  }
}
