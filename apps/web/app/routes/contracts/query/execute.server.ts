import type { ComponentProps } from 'react'
import { sentenceOf, type Message } from '@injsight/chain'
import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { writeSentence } from '../../../language/write-sentence.server.ts'
import type { Written } from '../../../language/written.ts'
import { knownOf } from '../../../views/sentences/known.server.ts'
import { viewJson, type JsonView } from '../../../views/json/json-tree.server.ts'
import { quoteForShell } from '../../../ui/take/quote-for-shell.ts'
import type { ExecuteButton } from './execute-button.tsx'
import { findExecutions } from './find-shapes.server.ts'
import { checkField, readFunds } from '../fields/check-field.ts'
import { sayWrong } from '../fields/say-wrong.ts'
import type { Copy } from './load-query.server.ts'
import { readAsked, viewForm, type MessageForm, type OtherField } from './message-form.server.ts'
import { tryExecute, type TriedView } from './try-execute.server.ts'

/** The form by which a contract is told to do something, and the message that was made with it. */
export type ExecuteView = {
  title: string
  about: string
  /** To who isn't connected. */
  wallet: string
  send: string
  form: MessageForm
  sender: OtherField
  funds: OtherField
  made: MadeView | undefined
  /** What a node said that tried it, once it was asked to. */
  tried: TriedView | undefined
}

type MadeView = {
  title: string
  reads: string
  sentence: Written
  view: JsonView
  copies: Copy[]
  execution: ComponentProps<typeof ExecuteButton>
  /** The command that signs and sends it. */
  command: { label: string; text: string }
  /** Has a node try it, by a form of its own: nobody but who presses asks for it. */
  trial: { action: string; about: string; send: string; fields: Record<string, string> }
}

const execute = '/cosmwasm.wasm.v1.MsgExecuteContract'

export async function loadExecute(
  contract: GetWasmContractResponse,
  query: URLSearchParams,
  naming: Naming,
): Promise<ExecuteView> {
  const t = translationsIn(naming.language, 'contractForms')
  const path = `/contract/${contract.address}/action/execute/`
  const asked = readAsked(query)
  const { form, text } = viewForm(asked, await findExecutions(contract), path, naming)
  const [sender, funds] = [
    (query.get('sender') ?? '').trim(),
    (query.get('funds') ?? '').replaceAll(/\s/g, ''),
  ]
  const other = (of: 'sender' | 'funds', value: string): Pick<OtherField, 'value' | 'rule' | 'trouble'> => {
    const wrong = asked.isSent ? checkField({ of }, value) : undefined
    const trouble = wrong === undefined ? '' : sayWrong(wrong, naming.language)
    return { value: value.slice(0, 1000), rule: { of }, trouble }
  }
  const others = { sender: other('sender', sender), funds: other('funds', funds) }
  const isFit = others.sender.trouble === '' && others.funds.trouble === ''
  const made = text !== undefined && isFit ? { contract, text, sender, funds } : undefined
  return {
    title: t('execute.title'),
    about: t('execute.about'),
    wallet: t('execute.connect'),
    send: t('execute.send'),
    form,
    sender: { label: t('execute.sender'), hint: 'inj1…', ...others.sender },
    funds: { label: t('execute.funds'), hint: t('execute.fundsHint'), ...others.funds },
    made: made && viewMade(made, naming),
    tried: made && query.has('try') ? await tryMade(made, naming) : undefined,
  }
}

function tryMade({ contract, text, sender, funds }: Made, naming: Naming): Promise<TriedView> {
  const execution = { sender, contract: contract.address, message: text, funds: readFunds(funds) ?? [] }
  return tryExecute(execution, naming)
}

type Made = { contract: GetWasmContractResponse; text: string; sender: string; funds: string }

function viewMade({ contract: { address }, text, sender, funds }: Made, naming: Naming): MadeView {
  const t = translationsIn(naming.language, 'contractForms')
  const coins = readFunds(funds) ?? []
  const told: unknown = JSON.parse(text)
  const value = { sender, contract: address, msg: typeof told === 'string' ? text : told, funds: coins }
  // Digits beyond what a number holds stay as they were typed.
  const json = `{"@type":"${execute}","sender":${JSON.stringify(sender)},"contract":"${address}","msg":${text},"funds":${JSON.stringify(coins)}}`
  const message = { type: execute, value } as Message
  const context = { ...knownOf(naming.names), failed: false, signer: sender, events: [] }
  const amount = funds === '' ? '' : ` --amount ${quoteForShell(funds)}`
  const command = `injectived tx wasm execute ${address} ${quoteForShell(text)}${amount} --from ${sender} --gas auto --gas-adjustment 1.3`
  return {
    title: t('execute.made'),
    reads: translationsIn(naming.language, 'raw')('reads'),
    sentence: writeSentence(sentenceOf(message, context), naming),
    view: viewJson(json, { naming }),
    copies: [{ name: 'JSON', text: json }],
    execution: {
      sign: t('execute.sign'),
      connect: t('execute.connect'),
      execution: { contract: address, message: text, funds: coins },
    },
    command: { label: t('execute.command'), text: command },
    trial: {
      action: pathIn(naming.language, `/contract/${address}/action/execute/`),
      about: t('tried.about'),
      send: translationsIn(naming.language, 'raw')('simulate'),
      fields: { msg: text, sender, funds, try: 'yes' },
    },
  }
}
