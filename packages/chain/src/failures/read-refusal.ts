import { refusalTexts } from './refusal-texts.ts'

// Where in its source the node gave up, and how much gas that had taken and might take.
const additions = /(?: \[[^[\]]*\])?(?: with gas (?:used|wanted): '\d*'.*)?$/is

// Some nodes tell the code in front of their words, with what Go says of any answer.
const reason = /^\[reason:[^\]]*\]: (?:rpc error: code = \w+ desc = )?/
const codeInReason = /"ABCICode"\s+value:"(\d{1,9})"/
const codespaceInReason = /"Codespace"\s+value:"([\w-]{1,60})"/

/** What a node says of itself, before the chain has looked at a transaction. */
const ofPool = [
  { text: /gas wanted -?\d+ is (?:negative|greater than max gas \d+)$/, codespace: 'sdk', code: 11 },
  { text: /tx already exists in cache$/, codespace: 'sdk', code: 19 },
  { text: /mempool is full: /, codespace: 'sdk', code: 20 },
]

/**
 * What a node says of a transaction that it was only to try, as the result of one that it ran: many leave out the
 * codespace and the code, which the last words of their errors tell. Undefined where neither is told.
 *
 * @example readRefusal("… is smaller than 5inj: insufficient funds [x/bank/keeper/send.go:289] with gas used: '75417'")
 * // { codespace: 'sdk', code: 5, log: '… is smaller than 5inj: insufficient funds' }
 */
export function readRefusal(text: string): { codespace: string; code: number; log: string } | undefined {
  const [told = ''] = reason.exec(text) ?? []
  const log = text.slice(told.length).replace(additions, '')
  const known = readReason(told) ?? readWords(log)
  return known && { codespace: known.codespace, code: known.code, log }
}

function readReason(told: string) {
  const [, code] = codeInReason.exec(told) ?? []
  const [, codespace] = codespaceInReason.exec(told) ?? []
  return code === undefined || codespace === undefined ? undefined : { codespace, code: Number(code) }
}

function readWords(log: string) {
  return refusalTexts.get(log.split(': ').at(-1) ?? '') ?? ofPool.find(({ text }) => text.test(log))
}
