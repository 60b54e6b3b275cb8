import { kindOfTransaction, sentenceOfTransaction, type Kind } from '@injsight/chain'
import { knownOf } from '../../views/sentences/known.server.ts'
import { writeFee } from '../../views/transactions/fee.server.ts'
import { thingsOf, tokensOf } from '../../views/sentences/things-of.server.ts'
import { findOpened } from '@injsight/evm'
import type { TransactionOutcome } from '@injsight/injsight-v1'
import { beyondSources } from '../../trouble.ts'
import { hasOutcome, outcomesOf } from '../../views/transactions/outcomes.server.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { writeSentence } from '../../language/write-sentence.server.ts'
import type { Written } from '../../language/written.ts'
import { readListed, readRest, type Listed, type RestTransaction } from './listed-transactions.server.ts'
import { learnCalled, openMessages } from './open-messages.server.ts'
import { addNamesOf } from '../names/mentions.server.ts'
import { fetchOutcomes } from './outcomes.server.ts'
import { fetchNames } from '../names/fetch-names.server.ts'
import { namesAt } from '../names/names.server.ts'
import { fetchRest } from '../asking/rest.server.ts'
import { explorer } from '../asking/clients.server.ts'

/** A transaction as a line of a list. */
export type TransactionLine = {
  /** Upper-case hex. */
  hash: string
  height: bigint
  /** Milliseconds since 1970. */
  time: number
  hasFailed: boolean
  kind: Kind
  sentence: Written
  /** Not in every list. */
  gasUsed?: bigint
  /** What was paid, and by whom where that isn't who signed; not in every list. */
  fee?: Written
}

/** The newest transactions. */
export async function fetchNewestLines(limit: number, language: Language): Promise<TransactionLine[]> {
  const request = {
    token: '',
    status: '',
    type: '',
    startTime: 0n,
    endTime: 0n,
    perPage: limit,
    blockNumber: 0n,
  }
  const [{ response }, names] = await Promise.all([explorer.getTxsV2(request), fetchNames()])
  return toLines(response.data.map(readListed), { language, names })
}

const longestPage = 100

/** The transactions of a block in their order. Over REST, where lists tell the gas. */
export async function fetchLinesOfBlock(height: bigint, language: Language): Promise<TransactionLine[]> {
  const names = await fetchNames()
  const listed = await listOfBlock(height)
  return toLines(listed.map(readRest).toReversed(), { language, names })
}

async function listOfBlock(height: bigint): Promise<RestTransaction[]> {
  const listed: RestTransaction[] = []
  for (;;) {
    const range = `after=${height - 1n}&before=${height + 1n}&limit=${longestPage}&skip=${listed.length}`
    const { data } = await fetchRest<{ data: RestTransaction[] }>(`/api/explorer/v1/txs?${range}`)
    listed.push(...data)
    if (data.length < longestPage) return listed
  }
}

/** How listed transactions read in a language, with what became of what they asked for. */
export async function toLines(
  given: readonly Listed[],
  { language, names: known }: Naming,
): Promise<TransactionLine[]> {
  const listed = await openCalls(given)
  const [outcomes, named] = await Promise.all([
    fetchOutcomes(listed.filter((one) => isOpenEnded(one) || callsContract(one)).map(({ hash }) => hash)),
    addNamesOf(thingsOf(listed, known), known),
  ])
  const names = await addNamesOf(tokensOf([...(outcomes.value?.values() ?? [])], named), named)
  return listed.map((one) => {
    const outcome = outcomes.value?.get(one.hash)
    const line = toLine(one, outcome, { language, names: namesAt(names, one.height) })
    const isUntold = outcomes.value === undefined && isOpenEnded(one)
    if (!isUntold) return line
    const why = outcomes.missing === beyondSources ? 'public' : 'now'
    return {
      ...line,
      sentence: [...line.sentence, ` (${translationsIn(language, 'places')(`fateUntold.${why}`)})`],
    }
  })
}

/** The same with the methods that contracts are called by, of those whose source is known. */
async function openCalls(listed: readonly Listed[]): Promise<readonly Listed[]> {
  const hasLearnt = await learnCalled(listed.flatMap(({ messages }) => messages))
  return hasLearnt ? listed.map((one) => ({ ...one, messages: openMessages(one.messages) })) : listed
}

/** Whether what became of it is another matter than what it asked for. */
function isOpenEnded({ code, messages }: Listed): boolean {
  return code === 0 && hasOutcome(messages)
}

/** Whether what moved by it may stand in logs alone. */
function callsContract({ code, messages }: Listed): boolean {
  return code === 0 && messages.some((message) => findOpened(message)?.call !== undefined)
}

function toLine(
  listed: Listed,
  outcome: TransactionOutcome | undefined,
  { language, names }: Naming,
): TransactionLine {
  const { hash, height, time, code, signer, messages, events, gasUsed, fee } = listed
  const sentence = sentenceOfTransaction(messages, {
    ...knownOf(names),
    failed: code !== 0,
    ...(signer !== undefined && { signer }),
    events,
    ...(outcome !== undefined && outcomesOf(outcome, messages)),
  })
  return {
    hash,
    height,
    time,
    hasFailed: code !== 0,
    kind: kindOfTransaction(messages.map(({ type }) => type)),
    sentence: writeSentence(sentence, { language, names }),
    ...(gasUsed !== undefined && { gasUsed }),
    ...(fee !== undefined && { fee: writeFee(fee, signer, { language, names }) }),
  }
}
