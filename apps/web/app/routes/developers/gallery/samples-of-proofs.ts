import type { Checked } from '../../../proof/check.ts'
import type { Proof } from '../../../proof/use-proof.ts'

const check = () => {}
const hash = 'F9F49D47451C0E3992FFC61661D8D4FE1BEF5947B346B75BBAFE0B36E7307296'

/** A proof in each of its states, in the words of a language. */
export function proofsIn(words: Checked['words']): Record<string, Proof> {
  const all = { height: 2524n, unshown: [], words }
  const signatures = { signed: 4, validators: 4, power: 10n, totalPower: 10n }
  const header = { name: 'header', state: 'holds', hash } as const
  const done = (checked: Checked): Proof => ({ state: 'done', checked, check })
  return {
    'not asked for': { state: 'idle', check },
    'on its way': { state: 'checking', check },
    'no answer': { state: 'silent', check },
    'it holds': done({
      ...all,
      verdict: 'holds',
      steps: [
        header,
        { name: 'commit', state: 'holds', hash, signatures },
        { name: 'inclusion', state: 'holds', hash, path: 3 },
      ],
    }),
    'it fails': done({
      ...all,
      verdict: 'fails',
      steps: [
        {
          name: 'header',
          state: 'fails',
          mismatch: { what: 'hash', expected: hash, came: hash.toLowerCase() },
        },
      ],
    }),
    'a part is not known': done({
      ...all,
      verdict: 'unknown',
      steps: [header, { name: 'commit', state: 'unknown' }],
      unshown: [{ step: 'commit', why: 'node', reason: 'the node can not be reached' }],
    }),
    'no evidence': done({
      ...all,
      verdict: 'unknown',
      steps: [],
      missing: 'There is no block 3 in the index',
    }),
  }
}
