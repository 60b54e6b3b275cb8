import { shortenAddress, shortenHash } from '@injsight/chain'
import { notThere, passGuard } from '../guards.server.ts'
import { formatInteger } from '../language/format-integer.ts'
import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { findCode } from '../sources/wasm/contracts.server.ts'
import type { Card } from './card.ts'

/** What the image of a code says. */
export async function cardOfCode(id: string, language: Language): Promise<Card> {
  const code = await findCode(BigInt(passGuard('wasm-code-search', id)))
  const t = translationsIn(language, 'wasm')
  if (code === undefined) throw notThere('wasm-code-search', t('code.absent', { id }))
  return {
    kind: t('contract.code'),
    badge: undefined,
    sentence: t('code.said', { id: formatInteger(code.codeId) }),
    facts: [
      { name: t('columns.creator'), value: shortenAddress(code.creator), isCode: true },
      { name: t('columns.checksum'), value: shortenHash(code.checksum), isCode: true },
      { name: t('columns.instances'), value: formatInteger(code.contracts) },
    ],
  }
}
