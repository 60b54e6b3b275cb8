import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site map is small: whole in the first load, no round trips while navigating.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
