import { defineConfig } from 'vitest/config'
import { compileMessages } from './compile-messages.ts'

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['app/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
  },
})
