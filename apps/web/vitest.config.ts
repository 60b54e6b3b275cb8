import { defineConfig } from 'vitest/config'
import { compileMessages } from './compile-messages.ts'

export default defineConfig({
  plugins: [compileMessages()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  test: {
    include: ['app/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
    server: { deps: { inline: ['use-intl'] } },
  },
})
