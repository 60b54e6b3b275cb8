import type { ComponentProps } from 'react'
import type { EvmRevert } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import {
  decodeRevert,
  listReadMethods,
  listWriteMethods,
  nameAt,
  type Method,
  type Methods,
} from '@injsight/evm'
import { formatInteger } from '../../../language/format-integer.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import { knownAbis } from '../../../sources/evm/abis.server.ts'
import { callContract, type CallOutcome } from '../../../sources/evm/eth-call.server.ts'
import type { Choice } from '../../../ui/chips.tsx'
import { viewLog, type LogView } from '../../../views/ethereum/logs.server.ts'
import { tokenOf } from '../../../views/ethereum/token.server.ts'
import { tableOf } from '../../../views/ethereum/values-table.server.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import type { ShownTable } from '../../../views/lists/table.ts'
import { quoteForShell } from '../../../ui/take/quote-for-shell.ts'
import { checkField, readCaller as readParty, readValue } from '../fields/check-field.ts'
import type { Rule } from '../fields/rule.ts'
import { sayWrong } from '../fields/say-wrong.ts'
import type { Copy } from '../query/load-query.server.ts'
import type { SendCallButton } from './send-call-button.tsx'

/** The methods of a contract of the EVM that change nothing, or those that do, and what came of asking one. */
export type CallView = {
  title: string
  about: string
  send: string
  action: string
  methods: { label: string; choices: Choice[]; hint: string }
  fields: { title: string; method: string; all: CallField[]; none: string } | undefined
  trouble: string
  answer: CallAnswer | undefined
  refusal: { words: string; said: string } | undefined
}

export type CallField = {
  name: string
  label: string
  value: string
  hint?: string
  rule: Rule
  /** What is wrong with what was sent; empty for nothing. */
  trouble: string
}

export type CallAnswer = {
  title: string
  /** What it would take; empty of a method that changes nothing. */
  says: string
  table: ShownTable | undefined
  raw: string
  size: string
  copies: Copy[]
  /** Has the visitor's wallet send it; missing of a method that changes nothing. */
  sending: ComponentProps<typeof SendCallButton> | undefined
  /** What would be written. */
  logs: { title: string; asWritten: string; lines: LogView[] } | undefined
}

/** Whether a method is asked, or tried: what it would change is kept by nobody. */
type Deed = 'query' | 'execute'

type Asked = {
  deed: Deed
  address: string
  /** Whose code it runs, when it is a proxy. */
  runs: string | undefined
  standard: string
  query: URLSearchParams
  origin: string
  naming: Naming
}

export async function loadCall(asked: Asked): Promise<CallView> {
  const { deed, address, query, origin, naming } = asked
  const t = translationsIn(naming.language, 'contractForms')
  const path = `/contract/${address}/${deed === 'query' ? 'action' : 'action/execute'}/`
  const { methods, from } = listMethods(asked)
  const chosen = methods.find(({ signature }) => signature === query.get('method'))
  const given = (chosen?.inputs ?? []).map((_, at) => (query.get(`a${at}`) ?? '').slice(0, 3000))
  const caller = readCaller(query)
  const isSent = chosen !== undefined && query.has('send')
  const fields = chosen === undefined ? [] : listFields(chosen, { given, caller, asked, isSent })
  const isFit = fields.every(({ trouble }) => trouble === '')
  const encoded = isSent && isFit ? encode(chosen, given) : undefined
  const outcome =
    encoded?.data === undefined
      ? undefined
      : await callContract(address, encoded.data, deed === 'execute' ? callerOf(caller) : undefined)
  const link = origin + pathIn(naming.language, path) + (query.size > 0 ? `?${query.toString()}` : '')
  return {
    title: t(`${deed}.title`),
    about: deed === 'query' ? t('query.about') : `${t('tried.method')} ${t('tried.about')}`,
    send: deed === 'query' ? t('query.send') : translationsIn(naming.language, 'raw')('simulate'),
    action: pathIn(naming.language, path),
    methods: {
      label: t('methods'),
      choices: methods.map(({ signature }) => ({
        text: signature,
        path: pathIn(naming.language, path + formatQuery({ method: signature })),
        isChosen: signature === chosen?.signature,
      })),
      hint: t(`${deed === 'query' ? 'abi' : 'abiWrites'}.${from}`),
    },
    fields: chosen && {
      title: t('fields', { message: chosen.signature }),
      method: chosen.signature,
      all: fields,
      none: t('noFields'),
    },
    trouble: encoded?.trouble ?? '',
    answer:
      chosen !== undefined && encoded?.data !== undefined && outcome?.kind === 'returned'
        ? viewAnswer(outcome, { deed, address, method: chosen, data: encoded.data, caller, link, naming })
        : undefined,
    refusal: outcome === undefined ? undefined : viewRefusal(outcome, asked),
  }
}

/** Who would send it, and with how much INJ: as typed. */
type TypedCaller = { sender: string; value: string }

function readCaller(query: URLSearchParams): TypedCaller {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return { sender: read('sender'), value: read('value') }
}

type Given = { given: readonly string[]; caller: TypedCaller; asked: Asked; isSent: boolean }

function listFields(method: Method, { given, caller, asked: { deed, naming }, isSent }: Given): CallField[] {
  const t = translationsIn(naming.language, 'contractForms')
  const all: Omit<CallField, 'trouble'>[] = method.inputs.map(({ name, type, declared }, at) => ({
    name: `a${at}`,
    label: `${nameAt(name, at)} (${type})`,
    value: given[at] ?? '',
    rule: { of: 'method', parameter: declared },
  }))
  if (deed === 'execute') {
    const [sender, value] = [t('execute.sender'), t('tried.value')]
    all.push({
      name: 'sender',
      label: sender,
      value: caller.sender,
      hint: '0x… / inj1…',
      rule: { of: 'caller' },
    })
    if (method.isPayable)
      all.push({ name: 'value', label: value, value: caller.value, hint: '0', rule: { of: 'value' } })
  }
  return all.map((field) => {
    const wrong = isSent ? checkField(field.rule, field.value) : undefined
    return { ...field, trouble: wrong === undefined ? '' : sayWrong(wrong, naming.language) }
  })
}

function callerOf({ sender, value }: TypedCaller): { from: string; value: bigint } {
  return { from: readParty(sender) ?? '', value: readValue(value) ?? 0n }
}

/** What a proxy is asked is answered by the contract whose code it runs. */
function listMethods({ deed, address, runs, standard }: Asked): Methods {
  const list = deed === 'query' ? listReadMethods : listWriteMethods
  const ofOther = runs && list(runs as `0x${string}`, '', knownAbis)
  if (ofOther && ofOther.from === 'contract') return ofOther
  return list(address as `0x${string}`, standard, knownAbis)
}

function encode(method: Method, given: readonly string[]): { data?: string; trouble: string } {
  try {
    return { data: method.encode(given), trouble: '' }
  } catch (error) {
    const { kind, message } = asFault(error)
    if (kind === 'bug') throw error
    return { trouble: visible(message) }
  }
}

type Answered = {
  deed: Deed
  address: string
  method: Method
  data: string
  caller: TypedCaller
  link: string
  naming: Naming
}

const longestRaw = 4000
const mostLogs = 50

function viewAnswer(
  { bytes, gasUsed, logs }: Extract<CallOutcome, { kind: 'returned' | 'reverted' }>,
  { deed, address, method, data, caller, link, naming }: Answered,
): CallAnswer {
  const t = translationsIn(naming.language, 'contractForms')
  const isTrial = deed === 'execute'
  const values = method.decode(bytes)
  const raw = `0x${bytes.toHex()}`
  const { from, value } = callerOf(caller)
  const call = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ ...(isTrial && { from, value: `0x${value.toString(16)}` }), to: address, data }, 'latest'],
  })
  const sent = `cast send ${address} ${quoteForShell(data)} --from ${from}${value > 0n ? ` --value ${value}` : ''}`
  return {
    title: t(isTrial ? 'tried.title' : 'answer'),
    says: isTrial ? translationsIn(naming.language, 'raw')('wouldUse', { gas: formatInteger(gasUsed) }) : '',
    table: values && tableOf(values, { naming, token: tokenOf(address, naming.names) }),
    raw: raw.slice(0, longestRaw),
    size: t('size', { size: formatInteger(bytes.length) }),
    copies: [
      { name: 'eth_call', text: call },
      { name: 'cast', text: isTrial ? sent : `cast call ${address} ${quoteForShell(data)}` },
      { name: t('link'), text: link },
    ],
    sending: isTrial
      ? {
          send: t('execute.sign'),
          connect: t('execute.connect'),
          call: { to: address, data, value: `0x${value.toString(16)}` },
        }
      : undefined,
    logs:
      logs.length === 0 || !isTrial
        ? undefined
        : {
            title: t('tried.logs'),
            asWritten: translationsIn(naming.language, 'ethereum')('asWritten'),
            lines: logs.slice(0, mostLogs).map((log, index) => viewLog({ ...log, index }, naming)),
          },
  }
}

function viewRefusal(
  outcome: CallOutcome,
  { deed, address, naming: { language } }: Asked,
): CallView['refusal'] {
  if (outcome.kind === 'returned') return undefined
  const t = translationsIn(language, 'contractForms')
  if (outcome.kind !== 'reverted')
    return { words: t(`refusals.${outcome.kind}`), said: visible(outcome.words) }
  const isGas = /out of gas/i.test(outcome.words)
  const told = decodeRevert(outcome.bytes, address as `0x${string}`, knownAbis)
  return {
    words:
      deed === 'execute'
        ? translationsIn(language, 'raw')('wouldFail')
        : t(`refusals.${isGas ? 'gas' : 'contract'}`),
    said: visible(`${outcome.words} ${sayRevert(told)}`.trim()),
  }
}

function sayRevert(told: EvmRevert): string {
  switch (told.kind) {
    case 'words':
      return `“${told.text}”`
    case 'custom':
      return told.name
    case 'unknown':
      return told.selector
    default:
      return ''
  }
}
