import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'
import type { StackOption } from './browser/support/stacks.ts'

/** Tests of the chain that goes on: those that say so, and all of home. */
const live = /@live|home\.spec/
/** Tests in which somebody acts, on a chain of one's own. */
const acting = /@chain/

/** Every test drives a real Chromium against the whole stack: recorded node, indexer, PostgreSQL, built site. */
export default defineConfig<StackOption>({
  testDir: './browser',
  globalSetup: './browser/support/start-stacks.ts',
  outputDir: '../.data/e2e/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // One more than a small machine has processors: a test that waits, for a block or a word, leaves its own idle.
  workers: 3,
  fullyParallel: true,
  // A test that passes waits for nothing: these are for slow machines, and for those that have other things to do.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // The chain that goes on comes to its end after twenty minutes, and stands still in some of its hours: its tests are
  // the first.
  projects: [
    { name: 'a chain that goes on', grep: live, use: { stack: 'live' } },
    { name: 'one that stands still', grepInvert: [live, acting], use: { stack: 'settled' } },
    { name: 'a chain of one’s own', grep: acting, use: { stack: 'chain' } },
  ],
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
