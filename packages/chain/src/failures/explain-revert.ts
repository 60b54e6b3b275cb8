import type { EvmRevert } from '../evm.ts'
import { tellGiven } from '../sentences/rules/evm/contract.ts'
import type { Part } from '../sentences/sentence.ts'
import type { FailurePatterns } from './patterns/en.ts'
import { identifier, words } from './rule.ts'

type Explained = { key: keyof FailurePatterns; parts: Record<string, Part> }

/** Why a contract of the EVM took everything back, as it says itself. */
export function explainRevert(revert: EvmRevert): Explained {
  switch (revert.kind) {
    case 'words':
      return { key: 'contract.refused', parts: { text: words(revert.text) } }
    case 'panic':
      return explainPanic(revert.code)
    case 'custom':
      return {
        key: revert.known === 'contract' ? 'contract.error' : 'contract.errorLike',
        parts: { error: tellGiven(revert.name, revert.arguments) },
      }
    case 'unknown':
      return { key: 'contract.errorUnknown', parts: { selector: identifier(revert.selector) } }
    default:
      return { key: 'contract.reverted', parts: {} }
  }
}

/** What the language that contracts are written in means by the numbers of its panics. */
const panics = new Map<bigint, keyof FailurePatterns>([
  [0x01n, 'panic.assert'],
  [0x11n, 'panic.overflow'],
  [0x12n, 'panic.zero'],
  [0x21n, 'panic.enum'],
  [0x22n, 'panic.bytes'],
  [0x31n, 'panic.empty'],
  [0x32n, 'panic.index'],
  [0x41n, 'panic.memory'],
  [0x51n, 'panic.function'],
])

function explainPanic(code: bigint): Explained {
  const key = panics.get(code)
  if (key) return { key, parts: {} }
  const text = `0x${code.toString(16).padStart(2, '0')}`
  return { key: 'panic.other', parts: { code: identifier(text) } }
}
