import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileMessages } from './compile-messages.ts'
import { leaveOutInstrumentation } from './leave-out-instrumentation.ts'

const everyPage =
  /node_modules|packages\/chain\/src\/(shorten|kinds)|app\/(root|entry\.client|frame|language|live|ui)|chain\/(age|integer|words|moment|kind-icon|proposer|transaction-table)|routes\/language|\0/

export default defineConfig({
  plugins: [compileMessages(), leaveOutInstrumentation(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        // What every page needs is one file: many small ones compress worse and are asked for one by one.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: everyPage }] } } },
      },
    },
  },
  build: { manifest: true, assetsInlineLimit: 0 },
})
