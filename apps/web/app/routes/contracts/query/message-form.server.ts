import { listWords } from '../../../language/list-words.ts'
import { pathIn, type Language } from '../../../language/languages.ts'
import { isolateOdd } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import type { Choice } from '../../../ui/chips.tsx'
import type { Rule, Wrong } from '../fields/rule.ts'
import { sayWrong } from '../fields/say-wrong.ts'
import { buildMessage, templateOf, type Wrongs } from './build-message.ts'
import { checkMessage } from './check-message.ts'
import type { KnownShapes } from './find-shapes.server.ts'
import type { FieldShape, MessageShape } from '@injsight/chain'

/** The form of a message as a page shows it. */
export type MessageForm = {
  /** Path that it is sent to. */
  action: string
  messages: { label: string; choices: Choice[]; hint: string }
  /** The fields of the message that was chosen. */
  fields: { title: string; message: string; all: FormField[]; none: string } | undefined
  /** The whole message as JSON, for whoever rather writes it. */
  editor: {
    label: string
    hint: string
    /** What is said of a text that is no message, before what the parser says. */
    wrong: string
    text: string
    shapes: readonly MessageShape[]
  }
  /** What is wrong with what was sent; empty for nothing. */
  trouble: string
}

export type FormField = {
  name: string
  value: string
  hint: string
  shape: FieldShape
  /** What is wrong with what was sent; empty for nothing. */
  trouble: string
}

/** A field beside those of the message. */
export type OtherField = { label: string; hint: string; value: string; rule: Rule; trouble: string }

/** What was asked for by the address of a page. */
export type Asked = { message: string; msg: string; isSent: boolean; read: (field: string) => string }

const longestMessage = 6000
/** Messages that are offered while one is written. */
const mostOffered = 100

export function readAsked(query: URLSearchParams): Asked {
  const message = (query.get('message') ?? '').slice(0, 128)
  const msg = (query.get('msg') ?? '').trim()
  return {
    message,
    msg,
    isSent: query.has('send') || msg !== '',
    read: (field) => query.get(`f.${field}`) ?? '',
  }
}

export type FormOutcome = {
  form: MessageForm
  /** The message, once it can be sent. */ text: string | undefined
}

/** The form of what was chosen, and the message that was made with it. */
export function viewForm(asked: Asked, known: KnownShapes, path: string, { language }: Naming): FormOutcome {
  const t = translationsIn(language, 'contractForms')
  const shape = known.shapes.find(({ name }) => name === asked.message)
  const made = makeMessage(asked, shape, t)
  const hasFields = shape?.fields !== undefined
  const written = asked.msg || made.text || (shape && templateOf(shape)) || ''
  const form: MessageForm = {
    action: pathIn(language, path),
    messages: {
      label: t('messages'),
      choices: known.shapes.map(({ name }) => ({
        text: isolateOdd(name),
        path: pathIn(language, path + formatQuery({ message: name })),
        isChosen: name === asked.message,
      })),
      hint: t(`known.${known.from}`),
    },
    fields: hasFields
      ? {
          title: t('fields', { message: isolateOdd(shape.name) }),
          message: shape.name,
          all: (shape.fields ?? []).map((field) => ({
            name: field.name,
            shape: field,
            value: asked.read(field.name),
            trouble: sayOf(made.wrongs.get(field.name), language),
            hint: listWords(
              [t(`types.${field.type}`), ...(field.isOptional ? [t('optional')] : [])],
              language,
            ),
          })),
          none: t('noFields'),
        }
      : undefined,
    editor: {
      label: t('json'),
      hint: t('jsonHint', { example: '{"balance":{"address":"inj1…"}}' }),
      wrong: t('trouble.notJson'),
      text: written,
      shapes: known.shapes.slice(0, mostOffered).map(nameFields),
    },
    trouble: made.trouble,
  }
  return { form, text: made.text }
}

/** What helps to write a message knows names and kinds alone. */
function nameFields({ name, fields }: MessageShape): MessageShape {
  const named = fields?.map((field) => ({ name: field.name, type: field.type, isOptional: field.isOptional }))
  return { name, fields: named }
}

function sayOf(wrong: Wrong | undefined, language: Language): string {
  return wrong === undefined ? '' : sayWrong(wrong, language)
}

type Made = { text: string | undefined; wrongs: Wrongs; trouble: string }

const noWrongs: Wrongs = new Map()

function makeMessage(
  { msg, isSent, read }: Asked,
  shape: MessageShape | undefined,
  t: ReturnType<typeof translationsIn<'contractForms'>>,
): Made {
  if (msg !== '') {
    if (msg.length > longestMessage)
      return {
        text: undefined,
        wrongs: noWrongs,
        trouble: t('trouble.long', { most: String(longestMessage) }),
      }
    const wrong = checkMessage(msg)
    return wrong === undefined
      ? { text: msg, wrongs: noWrongs, trouble: '' }
      : { text: undefined, wrongs: noWrongs, trouble: `${t('trouble.notJson')} ${wrong.said}`.trim() }
  }
  if (!isSent || shape?.fields === undefined) return { text: undefined, wrongs: noWrongs, trouble: '' }
  const { text, wrongs = noWrongs } = buildMessage(shape, read)
  return { text, wrongs, trouble: '' }
}
