import { verifyBlockEvidence, verifyTransactionEvidence, type Shown, type Step } from '@injsight/light-client'
import type { ProofAnswer } from '../routes/proof-json.ts'

/** What is checked: where its evidence is, and what the page shows of it. */
export type Claim = { kind: 'transaction' | 'block'; path: string; shown: Shown }

/** What came of a check, with the evidence it was done on. */
export type Checked = {
  verdict: Verdict
  steps: Step[]
  unshown: { step: string; why: string; reason: string }[]
  /** Why there is no evidence at all. */
  missing?: string
  evidence?: unknown
  words: ProofAnswer['words']
  height: bigint
}

/**
 * Asks for the evidence of what a page shows, and checks it here.
 *
 * @throws when the site doesn't answer
 */
export async function check({ kind, path, shown }: Claim): Promise<Checked> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
  const { words, evidence } = (await response.json()) as ProofAnswer
  const { height } = shown
  if (evidence.value === undefined)
    return { verdict: 'unknown', steps: [], unshown: [], missing: evidence.missing, words, height }
  const verify = kind === 'block' ? verifyBlockEvidence : verifyTransactionEvidence
  const steps = await verify(evidence.value, shown)
  const { unshown = [] } = evidence.value
  return { verdict: verdictOf(steps), steps, unshown, evidence: evidence.value, words, height }
}

type Verdict = 'holds' | 'fails' | 'unknown'

/** What all steps together say. */
function verdictOf(steps: readonly Step[]): Verdict {
  if (steps.some(({ state }) => state === 'fails')) return 'fails'
  return steps.every(({ state }) => state === 'holds') ? 'holds' : 'unknown'
}
