import { useEffect, useState } from 'react'
import type { Checked, Claim } from './check.ts'

export type Proof = { state: 'idle' | 'checking' | 'silent' | 'done'; checked?: Checked; check: () => void }

// Who has asked once is not made to ask again on every page of this visit.
let isWanted = false

/**
 * The proof of what a page shows. Its script and its evidence come when they are asked for: most visitors never do,
 * and those who do are then served without asking for as long as the tab is open.
 */
export function useProof({ kind, path, shown: { hash, height, code } }: Claim): Proof {
  // 0 for never asked; each time that somebody asks counts one up.
  const [asked, setAsked] = useState(() => (isWanted ? 1 : 0))
  const [answer, setAnswer] = useState<{ to: string; checked: Checked | undefined }>()
  const question = `${asked} ${path}`
  useEffect(() => {
    if (asked === 0) return undefined
    let isLeft = false
    const settle = (checked: Checked | undefined) => {
      if (!isLeft) setAnswer({ to: question, checked })
    }
    const shown = { hash, height, ...(code !== undefined && { code }) }
    Promise.all([import('./check.ts'), import('./steps.tsx')])
      .then(([script]) => script.check({ kind, path, shown }))
      .then(settle, () => settle(undefined))
    return () => {
      isLeft = true
    }
  }, [asked, question, kind, path, hash, height, code])
  const check = () => {
    isWanted = true
    setAsked((times) => times + 1)
  }
  if (asked === 0) return { state: 'idle', check }
  if (answer?.to !== question) return { state: 'checking', check }
  return answer.checked === undefined
    ? { state: 'silent', check }
    : { state: 'done', checked: answer.checked, check }
}
