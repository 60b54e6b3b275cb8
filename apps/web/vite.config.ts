import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './compile-messages.ts'

const everyPage =
  /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|icu-minify)\/|packages\/chain\/src\/(shorten|kinds)|app\/(root|entry\.client|frame\/(?!error-page|key-help|lost-page)|language\/(?!load-words|isolate)|live\/(?!live-book|order-book)|time\/(?!countdown)|ui\/(?!charts|dialog|find-form|folded-list|heading|outside|pager|section-bar|show-beside|take\/(?!copy-(?:button|menu)|csv-link|take-in-page)|missing|retry|whole)|views\/(sentences\/(words|told-facts)|accounts\/avatar|lists\/list-table|transactions\/kind-icon|blocks\/proposer))|wallet\/wallet-button|routes\/language|\0(?:rolldown|vite)/

const messages =
  /routes\/transactions\/(messages|events)\.tsx|views\/(?:message-fields\/message-fields|transactions\/memo)\.tsx/

const ethereum =
  /views\/ethereum\/(?:bytes|log-lines)\.tsx|routes\/transactions\/ethereum\/(?!logs-card).*\.tsx/

export default defineConfig({
  plugins: [compileMessages(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        // The router itself names what a page needs; for what a press loads Vite's loader costs more than it saves.
        modulePreload: false,
        // What every page needs is one file: many small ones compress worse and are asked for one by one.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: everyPage },
                {
                  name: 'proof',
                  test: /app\/(?:ui\/folded-list\.tsx|proof\/(?:use-)?proof\.ts|views\/(?:balances\/changes|lists\/list-file|transactions\/gas-use)\.tsx|.*\/renamed\.tsx)/,
                },
                { name: 'messages', test: messages },
                { name: 'ethereum', test: ethereum },
              ],
            },
          },
        },
      },
    },
  },
  // Else the dev server finds them at the first press, and loads the page anew.
  optimizeDeps: { include: ['@injectivelabs/wallet-strategy', 'buffer/'] },
  build: { manifest: true, assetsInlineLimit: 0 },
})
