import { readAccount } from '@injsight/chain'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import { readSlot } from '../../../sources/evm/eth-call.server.ts'
import type { Choice } from '../../../ui/chips.tsx'
import { visible } from '../../../views/json/json-tree.server.ts'
import { number } from '../../../views/lists/cells.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { checkField } from '../fields/check-field.ts'
import type { Rule } from '../fields/rule.ts'
import { sayWrong } from '../fields/say-wrong.ts'
import type { Copy } from '../query/load-query.server.ts'
import { readSlotNumber, readWord } from './slot.ts'

/** The form by which one slot of a contract's storage is asked for, and what stands in it. */
export type SlotView = {
  title: string
  about: string
  action: string
  field: { label: string; value: string; rule: Rule; trouble: string }
  /** Slots that many contracts use; they fill in the form. */
  known: { label: string; choices: Choice[] }
  send: string
  answer: { title: string; facts: ToldFact[]; copies: Copy[] } | undefined
  refusal: { words: string; said: string } | undefined
}

type Asked = { address: string; query: URLSearchParams; naming: Naming }

/** Where proxies keep whose code they run, and who may change that: https://eips.ethereum.org/EIPS/eip-1967 */
const ofProxies = {
  implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
} as const
const firstSlots = ['0', '1', '2', '3', '4', '5']

export async function loadSlot({ address, query, naming }: Asked): Promise<SlotView> {
  const t = translationsIn(naming.language, 'contractForms')
  const given = (query.get('slot') ?? '').trim().slice(0, 80)
  const slot = readSlotNumber(given)
  const outcome = slot !== undefined && query.has('send') ? await readSlot(address, slot) : undefined
  const wrong = query.has('send') ? checkField({ of: 'slot' }, given) : undefined
  const path = `/contract/${address}/state/`
  const choiceOf = (value: string, text: string): Choice => ({
    text,
    path: pathIn(naming.language, path + formatQuery({ slot: value })),
    isChosen: given === value,
  })
  return {
    title: t('slot.title'),
    about: t('slot.about'),
    action: pathIn(naming.language, path),
    field: {
      label: t('slot.label'),
      value: given,
      rule: { of: 'slot' },
      trouble: wrong === undefined ? '' : sayWrong(wrong, naming.language),
    },
    known: {
      label: t('slot.known'),
      choices: [
        ...firstSlots.map((one) => choiceOf(one, one)),
        ...(['implementation', 'admin', 'beacon'] as const).map((one) =>
          choiceOf(ofProxies[one], t(`slot.${one}`)),
        ),
      ],
    },
    send: t('query.send'),
    answer:
      outcome === undefined || !('value' in outcome) || slot === undefined
        ? undefined
        : {
            title: t('slot.answer', { slot: given }),
            facts: listFacts(outcome.value, naming),
            copies: listCopies(address, slot),
          },
    refusal:
      outcome === undefined || 'value' in outcome
        ? undefined
        : { words: t(`refusals.${outcome.kind}`), said: visible(outcome.words) },
  }
}

function listFacts(value: string, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'contractForms')
  const word = readWord(value)
  if (word === undefined) return [{ name: t('slot.bytes'), shown: [visible(value.slice(0, 200))] }]
  const facts: ToldFact[] = [
    { name: t('slot.bytes'), shown: [{ text: word.hex, look: 'identifier' }], copy: word.hex },
    { name: t('slot.number'), shown: number(String(word.number)).shown, copy: String(word.number) },
  ]
  if (word.text !== undefined) facts.push({ name: t('slot.text'), shown: [visible(word.text)] })
  if (word.address !== undefined)
    facts.push({
      name: t('slot.account'),
      shown: [writeAccount(readAccount(word.address), naming)],
      copy: word.address,
    })
  return facts
}

function listCopies(address: string, slot: string): Copy[] {
  const params = [address, slot, 'latest']
  return [
    {
      name: 'eth_getStorageAt',
      text: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getStorageAt', params }),
    },
    { name: 'cast', text: `cast storage ${address} ${slot}` },
  ]
}
