import { defineConfig } from 'vitest/config'
import { compileMessages } from './compile-messages.ts'

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['app/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
    testTimeout: 60_000, // nothing here takes a second, but on a machine that has other things to do
    // Messages are compiled from more files than the one that is loaded: a kept module would hold old words.
    fsModuleCache: false,
  },
})
