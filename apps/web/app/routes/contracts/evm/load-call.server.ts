import type { EvmRevert } from '@injsight/chain'
import { asFault } from '@injsight/errors'
import { decodeRevert, listReadMethods, type ReadMethod } from '@injsight/evm'
import { formatInteger } from '../../../language/format-integer.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../query.ts'
import { knownAbis } from '../../../sources/evm/abis.server.ts'
import { callContract, type CallOutcome } from '../../../sources/evm/eth-call.server.ts'
import type { Choice } from '../../../ui/chips.tsx'
import { tokenOf } from '../../../views/ethereum/token.server.ts'
import { tableOf } from '../../../views/ethereum/values-table.server.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import type { ShownTable } from '../../../views/lists/table.ts'
import { quoteForShell } from '../query/build-message.ts'
import type { Copy } from '../query/load-query.server.ts'

/** The methods of a contract of the EVM that change nothing, and what came of asking one. */
export type CallView = {
  title: string
  about: string
  send: string
  action: string
  methods: { label: string; choices: Choice[]; hint: string }
  fields: { title: string; method: string; all: { label: string; value: string }[]; none: string } | undefined
  trouble: string
  answer:
    | { title: string; table: ShownTable | undefined; raw: string; size: string; copies: Copy[] }
    | undefined
  refusal: { words: string; said: string } | undefined
}

type Asked = {
  address: string
  /** Whose code it runs, when it is a proxy. */
  runs: string | undefined
  standard: string
  query: URLSearchParams
  origin: string
  naming: Naming
}

export async function loadCall({ address, runs, standard, query, origin, naming }: Asked): Promise<CallView> {
  const t = translationsIn(naming.language, 'contractForms')
  const path = `/contract/${address}/action/`
  const { methods, from } = listMethods(address, runs, standard)
  const chosen = methods.find(({ signature }) => signature === query.get('method'))
  const given = (chosen?.inputs ?? []).map((_, at) => (query.get(`a${at}`) ?? '').slice(0, 3000))
  const asked = chosen !== undefined && query.has('send') ? encode(chosen, given) : undefined
  const outcome = asked?.data === undefined ? undefined : await callContract(address, asked.data)
  const link = origin + pathIn(naming.language, path) + (query.size > 0 ? `?${query.toString()}` : '')
  return {
    title: t('query.title'),
    about: t('query.about'),
    send: t('query.send'),
    action: pathIn(naming.language, path),
    methods: {
      label: t('methods'),
      choices: methods.map(({ signature }) => ({
        text: signature,
        path: pathIn(naming.language, path + formatQuery({ method: signature })),
        isChosen: signature === chosen?.signature,
      })),
      hint: t(`abi.${from}`),
    },
    fields: chosen && {
      title: t('fields', { message: chosen.signature }),
      method: chosen.signature,
      all: chosen.inputs.map(({ name, type }, at) => ({
        label: `${name === '' ? String(at) : name} (${type})`,
        value: given[at] ?? '',
      })),
      none: t('noFields'),
    },
    trouble: asked?.trouble ?? '',
    answer:
      chosen !== undefined && asked?.data !== undefined && outcome?.kind === 'returned'
        ? viewAnswer(outcome.bytes, { address, method: chosen, data: asked.data, link, naming })
        : undefined,
    refusal: outcome === undefined ? undefined : viewRefusal(outcome, address, naming),
  }
}

/** What a proxy is asked is answered by the contract whose code it runs. */
function listMethods(address: string, runs: string | undefined, standard: string) {
  const ofOther = runs && listReadMethods(runs as `0x${string}`, '', knownAbis)
  if (ofOther && ofOther.from === 'contract') return ofOther
  return listReadMethods(address as `0x${string}`, standard, knownAbis)
}

function encode(method: ReadMethod, given: readonly string[]): { data?: string; trouble: string } {
  try {
    return { data: method.encode(given), trouble: '' }
  } catch (error) {
    const { kind, message } = asFault(error)
    if (kind === 'bug') throw error
    return { trouble: visible(message) }
  }
}

type Answered = { address: string; method: ReadMethod; data: string; link: string; naming: Naming }

const longestRaw = 4000

function viewAnswer(
  bytes: Uint8Array,
  { address, method, data, link, naming }: Answered,
): CallView['answer'] {
  const t = translationsIn(naming.language, 'contractForms')
  const values = method.decode(bytes)
  const raw = `0x${bytes.toHex()}`
  const call = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: address, data }, 'latest'],
  })
  return {
    title: t('answer'),
    table: values && tableOf(values, { naming, token: tokenOf(address, naming.names) }),
    raw: raw.slice(0, longestRaw),
    size: t('size', { size: formatInteger(bytes.length) }),
    copies: [
      { name: 'eth_call', text: call },
      { name: 'cast', text: `cast call ${address} ${quoteForShell(data)}` },
      { name: t('link'), text: link },
    ],
  }
}

function viewRefusal(outcome: CallOutcome, address: string, { language }: Naming): CallView['refusal'] {
  if (outcome.kind === 'returned') return undefined
  const t = translationsIn(language, 'contractForms')
  if (outcome.kind !== 'reverted')
    return { words: t(`refusals.${outcome.kind}`), said: visible(outcome.words) }
  const isGas = /out of gas/i.test(outcome.words)
  const told = decodeRevert(outcome.bytes, address as `0x${string}`, knownAbis)
  return {
    words: t(`refusals.${isGas ? 'gas' : 'contract'}`),
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
