import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** Every test drives a real Chromium against the whole stack: recorded node, indexer, PostgreSQL, built site. */
export default defineConfig({
  testDir: './browser',
  globalSetup: './browser/start-stacks.ts',
  outputDir: '../.data/e2e/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'off',
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
})
