import { invalidInput } from '@injsight/errors'
import { splitPath } from '../language/languages.ts'
import { wordsOf } from '../language/words-of.ts'
import { page, part, shortCache, type Part } from '../page.server.ts'
import { fetchRest } from '../sources/asking/rest.server.ts'
import type { Route } from './+types/proof-json'

/** The evidence for a transaction or a block, and the words to tell what came of it. */
export type ProofAnswer = {
  evidence: Part<{ unshown?: { step: string; why: string; reason: string }[] }>
  words: ReturnType<typeof wordsOf>['proofSteps']
}

const sources = {
  transaction: { pattern: /^[0-9A-F]{64}$/, path: '/injsight/v1/transactions/' },
  block: { pattern: /^\d{1,19}$/, path: '/injsight/v1/blocks/' },
}

export const loader = page(async ({ params: { kind, id }, url }: Route.LoaderArgs) => {
  const source = kind === 'transaction' || kind === 'block' ? sources[kind] : undefined
  if (source?.pattern.test(id) !== true)
    throw invalidInput('proof.what', 'There are proofs of transactions by hash and of blocks by height')
  const { language } = splitPath(url.pathname)
  const answer: ProofAnswer = {
    evidence: await part(fetchRest(`${source.path}${id}/proof`)),
    words: wordsOf(language).proofSteps,
  }
  const cache = answer.evidence.missing === undefined ? shortCache : 'no-store'
  return Response.json(answer, { headers: { 'cache-control': cache } })
})
