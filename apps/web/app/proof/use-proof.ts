import type { Shown } from '@injsight/light-client'
import { useEffect, useState } from 'react'
import type { Checked } from './check.ts'

/** What is checked: where its evidence is, and what the page shows of it. */
export type Claim = { kind: 'transaction' | 'block'; path: string; shown: Shown }

export type Proof = { state: 'idle' | 'checking' | 'silent' | 'done'; checked?: Checked; check: () => void }

// Who has asked once is not made to ask again on every page of this visit.
let isWanted = false

/**
 * The proof of what a page shows. Its script and its evidence come when they are asked for: most visitors never do,
 * and those who do are then served without asking for as long as the tab is open.
 */
export function useProof(claim: Claim): Proof {
  const { path } = claim
  const [known, setKnown] = useState<Omit<Proof, 'check'> & { path: string }>({ path, state: 'idle' })
  const check = () => {
    isWanted = true
    setKnown({ path, state: 'checking' })
    const settle = (next: Omit<Proof, 'check'>) =>
      setKnown((now) => (now.path === path ? { path, ...next } : now))
    void Promise.all([import('./check.ts'), import('./steps.tsx')])
      .then(async ([script]) => settle({ state: 'done', checked: await script.check(claim) }))
      .catch(() => settle({ state: 'silent' }))
  }
  useEffect(() => {
    if (isWanted) check()
  }, [path])
  return known.path === path ? { ...known, check } : { state: 'idle', check }
}
