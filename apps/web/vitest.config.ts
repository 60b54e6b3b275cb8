import { defineConfig } from 'vitest/config'
import { compileMessages } from './compile-messages.ts'

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['app/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
    // Messages are compiled from more files than the one that is loaded: a kept module would hold old words.
    fsModuleCache: false,
  },
})
