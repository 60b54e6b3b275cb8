import lighthouse from 'lighthouse'
import { newerRecording, startStack } from '@injsight/testing'
import { launchChromium } from './site/chromium.ts'
import { listPages } from './site/pages.ts'
import { printTable } from './report/print-table.ts'

// Lighthouse as a phone, page by page.
//   npm run bench -- lighthouse

const port = 9222 + (process.pid % 1000)
const stack = await startStack({ name: 'bench', recording: newerRecording, pace: 'all' })
const browser = await launchChromium(`--remote-debugging-port=${port}`)
try {
  const rows: Record<string, string | number>[] = []
  for (const { name, path } of await listPages()) rows.push({ page: name, ...(await audit(path)) })
  printTable('Lighthouse, mobile', rows)
} finally {
  await browser.close()
  await stack.stop()
}

async function audit(path: string): Promise<Record<string, string | number>> {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(new URL(path, stack.site).href, {
    port,
    onlyCategories: categories,
    logLevel: 'error',
  })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}`)
  const { categories: scores, audits } = result.lhr
  for (const { auditRefs } of Object.values(scores)) {
    for (const { id, weight } of auditRefs) {
      const found = audits[id]
      if (weight > 0 && found?.score !== null && found !== undefined && found.score < 0.9) {
        process.stderr.write(`${path}: ${id} ${found.score} ${found.displayValue ?? ''}\n`)
      }
    }
  }
  return Object.fromEntries(categories.map((id) => [id, Math.round((scores[id]?.score ?? 0) * 100)]))
}
