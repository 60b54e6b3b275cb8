import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { pathIn } from '../../../language/languages.ts'
import { isolateOdd } from '../../../language/isolate.ts'
import { formatInteger } from '../../../language/format-integer.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import { queryContract } from '../../../sources/wasm/query.server.ts'
import type { QueryRefusal } from '../../../sources/wasm/read-refusal.ts'
import type { Choice } from '../../../ui/chips.tsx'
import { viewJson, visible, type JsonView } from '../../../views/json/json-tree.server.ts'
import { readPlaceInJson } from '../read-place-in-json.ts'
import { quoteForShell } from '../../../ui/take/quote-for-shell.ts'
import { findQueries } from './find-shapes.server.ts'
import { readAsked, viewForm, type MessageForm } from './message-form.server.ts'

/** The query form of a contract, and what came of it. */
export type QueryView = {
  title: string
  about: string
  send: string
  form: MessageForm
  answer: AnswerView | undefined
  refusal: RefusalView | undefined
}

type AnswerView = {
  title: string
  view: JsonView
  size: string
  whole: { text: string; path: string }
  copies: Copy[]
}

/** Why there is no answer, in words and as it was said. */
export type RefusalView = {
  words: string
  said: string
  supported: { label: string; choices: Choice[] } | undefined
}

/** Something to take along, by what it is. */
export type Copy = { name: string; text: string }

type Request = {
  contract: GetWasmContractResponse
  query: URLSearchParams
  /** The site's own address, for what is copied. */
  origin: string
  naming: Naming
}

/** Path of the query form of a contract, without a language. */
export const pathOfQueries = (address: string) => `/contract/${address}/action/`

export async function loadQuery({ contract, query, origin, naming }: Request): Promise<QueryView> {
  const t = translationsIn(naming.language, 'contractForms')
  const { address } = contract
  const path = pathOfQueries(address)
  const { form, text } = viewForm(readAsked(query), await findQueries(contract), path, naming)
  const outcome = text === undefined ? undefined : await queryContract(address, text)
  return {
    title: t('query.title'),
    about: t('query.about'),
    send: t('query.send'),
    form,
    answer:
      outcome?.text === undefined || text === undefined
        ? undefined
        : viewAnswer(outcome.text, { address, message: text, query, origin, naming }),
    refusal: outcome?.refusal && viewRefusal(outcome.refusal, path, naming),
  }
}

type Answered = Omit<Request, 'contract'> & { address: string; message: string }

function viewAnswer(text: string, { address, message, query, origin, naming }: Answered): AnswerView {
  const { language } = naming
  const t = translationsIn(language, 'contractForms')
  const asked = formatQuery({ msg: message })
  const whole = `/contract/${address}/query.json${asked}`
  const path = pathIn(language, pathOfQueries(address))
  const view = viewJson(text, {
    naming,
    ...readPlaceInJson(query),
    pathTo: (place) => path + formatQuery({ msg: message, ...place }),
  })
  const bytes = Buffer.byteLength(text)
  return {
    title: t('answer'),
    view,
    size: t('size', { size: formatInteger(bytes) }),
    whole: { text: t('whole'), path: whole },
    copies: [
      { name: 'curl', text: `curl -s ${quoteForShell(origin + whole)}` },
      { name: t('link'), text: origin + path + asked },
      {
        name: 'injectived',
        text: `injectived query wasm contract-state smart ${address} ${quoteForShell(message)}`,
      },
    ],
  }
}

export function viewRefusal(refusal: QueryRefusal, path: string, { language }: Naming): RefusalView {
  const t = translationsIn(language, 'contractForms')
  const { kind, words, supported } = refusal
  const size = kind === 'large' ? formatInteger(BigInt(words)) : ''
  return {
    words: kind === 'large' ? t('tooLarge', { size }) : t(`refusals.${kind}`),
    said: kind === 'large' ? '' : visible(words),
    supported:
      supported.length === 0
        ? undefined
        : {
            label: t('supported'),
            choices: supported.map((name) => ({
              text: isolateOdd(name),
              path: pathIn(language, path + formatQuery({ message: name })),
              isChosen: false,
            })),
          },
  }
}
