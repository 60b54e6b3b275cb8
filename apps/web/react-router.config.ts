import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page brings its own part of the site map, and asks for that of its links when it stands.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
