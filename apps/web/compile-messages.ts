import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const messageFile = /\/(?:words|patterns)\/(?:[a-z-]+\/)?(?:en|zh|kr|es|vn)\.ts$/

/**
 * Compiles the ICU messages of `words/` and `patterns/` when the site is built, so that no parser of them reaches
 * the browser. The files are plain data: they are imported here as they are, and leave as compiled JSON.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!messageFile.test(file)) return undefined
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      const lines = Object.entries(exported).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(compileAll(messages))}`,
      )
      return lines.join('\n')
    },
  }
}

function compileAll(messages: unknown): unknown {
  if (typeof messages === 'string') return compile(messages)
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileAll(value)]))
}
