import type { Tally } from './run-step.ts'

/** The totals that Node's own runner prints last. */
export function countNodeTests(words: string): Tally {
  const last = (name: string) =>
    Number([...words.matchAll(new RegExp(`^ℹ ${name} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0)
  return {
    passed: last('pass'),
    failed: last('fail') + last('cancelled'),
    skipped: last('skipped') + last('todo'),
  }
}

/** The totals of Vitest's JSON report; none when it wrote none. */
export function countVitest(report: string): Tally {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** The totals of Playwright's JSON report; a test that passed only on its second try has failed. */
export function countPlaywright(report: string): Tally {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {}
  return { passed: expected, failed: unexpected + flaky, skipped }
}

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

function readReport(report: string): Report {
  return report === '' ? {} : (JSON.parse(report) as Report)
}
