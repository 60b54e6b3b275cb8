import type { EvmRevert } from '../evm.ts'
import { findToken } from '../sentences/rules/evm/tokens.ts'
import { findMarketNumbers } from '../sentences/rules/exchange/market.ts'
import { readFields } from '../sentences/fields.ts'
import { findReadable } from '../sentences/find-readable.ts'
import type { Message, Part, SentenceContext } from '../sentences/sentence.ts'
import type { FailurePatterns, StepPatterns } from './patterns/en.ts'
import { explainRevert } from './explain-revert.ts'
import { stepAfter } from './next-steps.ts'
import { readRefusal } from './read-refusal.ts'
import { identifier, words as quoteWords, type FailureRule, type Given } from './rule.ts'
import { rules } from './rules.ts'

/** Names one pattern of `failures/patterns/`. */
export type FailureKey = keyof FailurePatterns

/** Why a transaction failed, ready to be worded. */
export type Failure = {
  key: FailureKey
  parts: Record<string, Part>
  /** Which message it was, from 0; undefined when the transaction failed as a whole. */
  messageIndex: number | undefined
  /** Names what may be done about it, of `steps` in the same files. */
  step: keyof StepPatterns
}

/** What was asked and what is known, which lets the log's numbers be told in whole units. */
export type Asked = Pick<SentenceContext, 'tokens' | 'markets' | 'contracts'> & {
  messages: readonly Message[]
}

/**
 * Why a transaction failed, from its result. Where no rule fits nothing is guessed: the chain's own words are quoted,
 * with its code.
 *
 * @example explainFailure({ codespace: 'sdk', code: 11, log: 'out of gas in location: WritePerByte; gasWanted: 140000, gasUsed: 140309: out of gas' }) // { key: 'gas.out', … }
 */
export function explainFailure(
  result: { codespace: string; code: number; log: string; revert?: EvmRevert | undefined },
  asked?: Asked,
): Failure {
  const { messageIndex, words } = readLog(result.log)
  if (result.revert) return tellRevert(result.revert, asked, messageIndex)
  const given = asked && findGiven(asked, messageIndex ?? 0)
  for (const { key, ...rule } of rules[`${result.codespace} ${result.code}`] ?? []) {
    const parts = apply(rule, words, given)
    if (parts) return { key, parts, messageIndex, step: stepAfter(key) }
  }
  const quoted = quoteChain(result, words)
  return { ...quoted, messageIndex, step: stepAfter(quoted.key) }
}

/** A contract's refusal. A precompile's is that of the module behind it, in the module's own words. */
function tellRevert(revert: EvmRevert, asked: Asked | undefined, messageIndex: number | undefined): Failure {
  const refusal = revert.kind === 'words' ? readRefusal(revert.text.replace(preamble, '')) : undefined
  const messages = refusal && asked && findBehind(asked, messageIndex ?? 0)
  if (messages) return { ...explainFailure(refusal, { ...asked, messages }), messageIndex }
  const told = explainRevert(revert)
  return { ...told, messageIndex, step: stepAfter(told.key) }
}

// The precompile of the exchange repeats the whole message before it says what was wrong with it; that of the bank says
// what it was about to do.
const preamble =
  /^(?:failed to execute message; message .*? : |fail to send (?:coins in precompiled contract|burn coins to module): )/s

/** What was asked of a module, where one stands behind what was called; of the bank it is what the contract was asked. */
function findBehind(asked: Asked, index: number): readonly Message[] | undefined {
  return findCalled(asked, index) ?? (callsCoin(asked, index) ? asked.messages : undefined)
}

/** Whether the contract that was called is one of a token whose coins stand in the bank. */
function callsCoin({ messages, ...known }: Asked, index: number): boolean {
  const token = findReadable(() => {
    const to = readFields(messages[index]?.value).findObject('transaction')?.findText('to')
    return to === undefined ? undefined : findToken(to, known)
  })
  return token?.denom !== undefined
}

/** What a precompile asked of its module. */
function findCalled({ messages }: Asked, index: number): Message[] | undefined {
  return findReadable(() => {
    const call = readFields(messages[index]?.value).findObject('call')
    const asked = call?.list('messages').map(({ json: { '@type': type, ...value } }) => ({
      type: String(type),
      value,
    }))
    return asked?.length ? asked : undefined
  })
}

/** What the chain calls errors that belong to none of its modules. */
const unnamed = 'undefined'

function quoteChain(
  { codespace, code }: { codespace: string; code: number },
  words: string,
): Pick<Failure, 'key' | 'parts'> {
  const parts = { code: identifier(codespace === unnamed ? `${code}` : `${codespace} ${code}`) }
  return words === ''
    ? { key: 'chain.refusedCode', parts }
    : { key: 'chain.refused', parts: { ...parts, text: quoteWords(words) } }
}

function apply({ pattern, parts }: Omit<FailureRule, 'key'>, words: string, given: Given | undefined) {
  const match = pattern.exec(words)
  return match ? findReadable(() => parts(match, given)) : undefined
}

function findGiven({ messages, ...known }: Asked, index: number): Given | undefined {
  const { type, value } = messages[index] ?? {}
  if (type === undefined || value === undefined) return undefined
  return findReadable(() => {
    const message = readFields(value)
    const id = message.findText('market_id') ?? message.findObject('order')?.findText('market_id')
    const numbers = id === undefined ? undefined : findMarketNumbers(id, type, { ...known, failed: true })
    const token = known.contracts?.find(message.findText('contract') ?? '')?.token
    return { message, numbers, token }
  })
}

// Logs may be kilobytes of a stack trace; what a rule looks for stands at the beginning.
const longest = 4000

function readLog(log: string): { messageIndex: number | undefined; words: string } {
  const text = log.slice(0, longest)
  const [prefix = '', index] = /^failed to execute message; message index: (\d+): /.exec(text) ?? []
  // What a contract asks of the chain fails behind the contract's own words for it.
  const words = text
    .slice(prefix.length)
    .replace(/^(?:dispatch: (?:sub)?messages: )+/, '')
    .trim()
  return { messageIndex: index === undefined ? undefined : Number(index), words }
}
