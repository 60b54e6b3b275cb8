import type { ReactNode } from 'react'
import { Chips } from '../../../ui/chips.tsx'
import { CheckedField } from '../fields/checked-field.tsx'
import { CheckedForm } from '../fields/checked-form.tsx'
import type { Rule } from '../fields/rule.ts'
import { JsonEditor } from './json-editor.tsx'
import type { FormField, MessageForm } from './message-form.server.ts'

const none = {}

/** The messages of a contract, the fields of the one that was chosen, and the same as JSON. Works without scripts. */
export function MessageForms({
  form: { action, messages, fields, editor, trouble },
  send,
  rules = none,
  children,
}: {
  form: MessageForm
  send: string
  /** What may stand in the fields of both forms. */
  rules?: Readonly<Record<string, Rule>>
  /** Fields of both forms beside the message's own. */
  children?: ReactNode
}) {
  return (
    <div className="grid gap-5 p-[18px]">
      <nav aria-label={messages.label} className="grid gap-2">
        {messages.choices.length > 0 && (
          <span className="flex flex-wrap gap-2">
            <Chips choices={messages.choices} mark="true" />
          </span>
        )}
        <p className="text-[13px] text-faint">{messages.hint}</p>
      </nav>
      {trouble !== '' && (
        <p role="alert" className="text-bad">
          {trouble}
        </p>
      )}
      {fields !== undefined && (
        <CheckedForm action={action} label={fields.title} rules={{ ...rulesOf(fields.all), ...rules }}>
          <h3 className="font-semibold">{fields.title}</h3>
          <input type="hidden" name="message" value={fields.message} />
          <input type="hidden" name="send" value="yes" />
          {fields.all.length === 0 && <p className="text-muted">{fields.none}</p>}
          {fields.all.map((field) => (
            <Field key={`${fields.message} ${field.name}`} {...field} />
          ))}
          {children}
          <p>
            <button className="button button-main">{send}</button>
          </p>
        </CheckedForm>
      )}
      <details open={fields === undefined}>
        <summary className="link unfold w-fit">{editor.label}</summary>
        <div className="mt-3">
          <CheckedForm action={action} label={editor.label} rules={rules}>
            <JsonEditor key={editor.text} {...editor} />
            {children}
            <p>
              <button className="button button-main">{send}</button>
            </p>
          </CheckedForm>
        </div>
      </details>
    </div>
  )
}

function rulesOf(fields: readonly FormField[]): Record<string, Rule> {
  return Object.fromEntries(fields.map(({ name, shape }) => [`f.${name}`, { of: 'message', shape }]))
}

function Field({ name, shape, value, hint, trouble }: FormField) {
  const label = (
    <>
      <span className="mono">{name}</span> <span className="text-faint">({hint})</span>
    </>
  )
  return (
    <CheckedField
      name={`f.${name}`}
      label={label}
      value={value}
      trouble={trouble}
      maxLength={3000}
      choices={choicesOf(shape)}
      inputMode={shape.type === 'amount' || shape.type === 'number' ? 'numeric' : undefined}
    />
  )
}

function choicesOf({ type, choices, isOptional }: FormField['shape']) {
  if (type !== 'flag' && type !== 'choice') return undefined
  const all = (choices ?? ['false', 'true']).map((key) => ({ key, text: key }))
  return isOptional ? [{ key: '', text: '—' }, ...all] : all
}
