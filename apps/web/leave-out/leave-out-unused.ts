import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { leaveOut } from './leave-out.ts'
import { unused, usedNowhere, version } from './unused.ts'

/**
 * Makes the browser's bundle smaller by what is unused of React Router.
 * The build fails when it is another version, when it has no longer what is to be left out, or when ours uses that.
 */
export function leaveOutUnused(): Plugin {
  const waiting = new Set(Object.keys(unused))
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const installed = versionOf('react-router')
      if (installed !== version)
        this.error(
          `What is unused was read in React Router ${version}, this is ${installed}: see leave-out/unused.ts`,
        )
    },
    transform(code, id) {
      const [path = ''] = id.split('?')
      const used = path.includes('/apps/web/app/') ? usedNowhere.exec(code) : null
      if (used !== null)
        this.error(`${path} uses ${used[0]}, which leave-out/unused.ts leaves out of the router`)
      const file = Object.keys(unused).find((name) =>
        path.endsWith(`/react-router/dist/production/lib/${name}`),
      )
      if (file === undefined) return undefined
      waiting.delete(file)
      try {
        return { code: leaveOut(code, unused[file] ?? {}), map: null }
      } catch (error) {
        return this.error(`React Router's ${file}: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    buildEnd(error) {
      if (error === undefined && waiting.size > 0)
        this.error(`React Router has no ${[...waiting].join(', ')}`)
    },
    writeBundle(_, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      // The root names its own; nothing would ask for another one.
      if (sheets.length > 1) this.error(`There is a second style sheet: ${sheets.join(', ')}`)
    },
  }
}

function versionOf(name: string): string {
  const file = import.meta.resolve(`${name}/package.json`)
  return (JSON.parse(readFileSync(new URL(file), 'utf8')) as { version: string }).version
}
