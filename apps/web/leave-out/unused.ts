/** Of a file of React Router, what nothing of ours uses or wants, and what stands in its place. */
export type Unused = {
  /** Functions and classes by name, and what stands between their braces instead. */
  bodies?: Record<string, string>
  /** Expressions that have one value here. The minifier takes away what would depend on another. */
  known?: Record<string, string>
  /** How statements begin that are left out: a line, or a block to the brace that closes it. */
  statements?: string[]
}

const leftOut = (name: string) => `throw new Error('${name} is left out: apps/web/leave-out')`

/** The version in which this was read. Another is read again before the site is built with it. */
export const version = '8.4.0'

/** How the site's own scripts would name what they need more of the router for. */
export const usedNowhere =
  /\b(?:useFetchers?|useBlocker|usePrompt|useViewTransitionState|client(?:Loader|Action|Middleware)|HydrateFallback|RouterProvider)\b|\b(?:Nav)?Link\b[^;\n]*'react-router'|<(?:Await|Links|Meta)\b|export (?:const|function) (?:meta|links)\b|\s(?:viewTransition|prefetch|mask|navigate)=/

/** By its path in the router, what of a file is left out. */
export const unused: Record<string, Unused> = {
  // Instrumentation: the router calls it only where some is registered.
  'router/instrumentation.js': {
    bodies: {
      consumeInstrumentationClientResultMetaReceiver: '',
    },
  },
  'router/router.js': {
    bodies: {
      // Fetchers: nothing is asked through the router but pages.
      fetch: leftOut('useFetcher'),
      getFetcher: leftOut('useFetcher'),
      resetFetcher: leftOut('useFetcher'),
      queueFetcherForDeletion: leftOut('useFetcher'),
      handleFetcherAction: '',
      handleFetcherLoader: '',
      setFetcherError: '',
      updateFetcherState: '',
      deleteFetcher: '',
      abortFetcher: '',
      markFetchRedirectsDone: 'return false',
      abortStaleFetchLoads: 'return false',
      getUpdatedRevalidatingFetchers: '',
      processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult)',
      // Blockers: no page keeps its visitor.
      getBlocker: leftOut('useBlocker'),
      deleteBlocker: '',
      updateBlocker: '',
      shouldBlockNavigation: '',
      // View transitions.
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      // Middleware in the browser, and loading without a strategy: the router's for servers is the only one.
      runClientMiddlewarePipeline: 'args.request.signal.throwIfAborted()\nreturn handler()',
      defaultDataStrategyWithMiddleware: '',
    },
    known: {
      'revalidatingFetchers.length': '0',
      'init.dataStrategy || defaultDataStrategyWithMiddleware': 'init.dataStrategy',
      'if (opts?.mask)': 'if (false)',
      'typeof route.lazy === "function"': 'false',
      'isStaticHandler ? () =>': 'false ? () =>',
    },
    statements: [
      'if (opts.body !== void 0) {',
      'if (init.instrumentations)',
      'if (opts?.instrumentationNavigateMetaReceiver) {',
      'fetchLoadMatches.forEach((f, key) => {',
      'fetchLoadMatches.forEach((_, key) => {',
      'revalidatingFetchers.forEach((rf) => {',
      'state.fetchers.forEach(',
      'fetchersQueuedForDeletion.forEach(',
      'if (blockerKey && delta != null) {',
      'let blockerKey = shouldBlockNavigation(',
      'if (blockerKey) {',
      'if (unblockBlockerHistoryUpdate) {',
    ],
  },
  'components.js': {
    bodies: { AwaitErrorBoundary: '' },
    // View transitions.
    known: {
      '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
      'vtContext.isTransitioning': 'false',
      'renderDfd && pendingState': 'false',
      'useIsRSCRouterContext() || useTransitions': 'useTransitions',
    },
    statements: [
      'let isViewTransitionAvailable = ',
      'warnOnce(',
      'newState.fetchers.forEach(',
      'deletedFetchers.forEach(',
    ],
  },
  'context.js': { bodies: { useIsRSCRouterContext: 'return false' } },
  'hooks.js': {
    bodies: {
      // The root has a page for errors, and there is no router without data.
      DefaultErrorComponent: 'return null',
      useNavigateUnstable: '',
      // Server components.
      RSCErrorHandler: 'return children',
    },
    known: { 'this.context': 'false' },
  },
  'dom/lib.js': {
    known: {
      'options.navigate === false': 'false',
      // Ours are anchors (app/ui/link.tsx): the minifier may take the router's away.
      'React$1.forwardRef(function LinkWithRef': '/* @__PURE__ */ React$1.forwardRef(function LinkWithRef',
      'React$1.forwardRef(function NavLinkWithRef':
        '/* @__PURE__ */ React$1.forwardRef(function NavLinkWithRef',
    },
  },
  'dom/ssr/components.js': {
    known: {
      // What only the server writes.
      '!isStatic ?': 'true ?',
      'typeof manifest.sri === "object"': 'false',
      'isHydrated || isRSCRouterContext': 'isHydrated',
    },
  },
  'dom/ssr/links.js': {
    // There is one style sheet, which every page has.
    bodies: { prefetchStyleLinks: '', prefetchRouteCss: '' },
  },
  'dom/ssr/routeModules.js': {
    // A page whose script is missing was loaded again at once and for ever, even without a network: what our own
    // scripts do then is done for it too (app/notices/start-notices.ts).
    known: {
      'window.location.reload()': "dispatchEvent(new Event('vite:preloadError'))",
      'return new Promise(() => {})': 'throw error',
    },
    statements: ['console.error(`Error loading', 'console.error(error)'],
  },
  'dom/ssr/routes.js': {
    known: {
      'route.hasClientLoader': 'false',
      'route.hasClientAction': 'false',
      'route.hasClientMiddleware': 'false',
      'route.clientLoaderModule': 'false',
      'route.clientActionModule': 'false',
      'routeModule.clientLoader?.hydrate': 'false',
      '!routeModule.clientLoader': 'true',
      '!routeModule.clientAction': 'true',
      '!ssr': 'false',
      'if (needsRevalidation)': 'if (false)',
      'if (isSpaMode)': 'if (false)',
      'linkPrefetchPromise = cachedModule ? prefetchStyleLinks(route, cachedModule) : Promise.resolve()':
        'linkPrefetchPromise',
    },
  },
  'dom/ssr/single-fetch.js': {
    known: {
      '!ssr && !foundRevalidatingServerLoader': 'false',
      'if (fetcherKey)': 'if (false)',
      'shouldAllowOptOut(m) && hasClientLoader': 'false',
      'ssr && foundOptOutRoute': 'foundOptOutRoute',
    },
    statements: ['let foundRevalidatingServerLoader = '],
  },
  'dom-export/hydrated-router.js': {
    known: { 'ssrInfo.context.isSpaMode': 'false', 'window.__reactRouterManifest.sri === true': 'false' },
    statements: ['router.createRoutesForHMR = '],
  },
}
