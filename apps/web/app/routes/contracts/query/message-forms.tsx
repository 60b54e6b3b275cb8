import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Chips } from '../../../ui/chips.tsx'
import { JsonEditor } from './json-editor.tsx'
import type { FormField, MessageForm } from './message-form.server.ts'

const input = 'w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3'

/** The messages of a contract, the fields of the one that was chosen, and the same as JSON. Works without scripts. */
export function MessageForms({
  form: { action, messages, fields, editor, trouble },
  send,
  children,
}: {
  form: MessageForm
  send: string
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
        <Form action={action} aria-label={fields.title} className="grid gap-3" preventScrollReset>
          <h3 className="font-semibold">{fields.title}</h3>
          <input type="hidden" name="message" value={fields.message} />
          <input type="hidden" name="send" value="yes" />
          {fields.all.length === 0 && <p className="text-muted">{fields.none}</p>}
          {fields.all.map((field) => (
            <Field key={`${fields.message} ${field.name}`} {...field} />
          ))}
          {children}
          <p>
            <button className="button">{send}</button>
          </p>
        </Form>
      )}
      <details open={fields === undefined}>
        <summary className="link unfold w-fit">{editor.label}</summary>
        <Form action={action} aria-label={editor.label} className="mt-3 grid gap-3" preventScrollReset>
          <JsonEditor key={editor.text} {...editor} />
          {children}
          <p>
            <button className="button">{send}</button>
          </p>
        </Form>
      </details>
    </div>
  )
}

function Field({ name, type, value, hint, isOptional }: FormField) {
  return (
    <label className="grid gap-1 text-[13px] text-muted">
      <span>
        <span className="mono">{name}</span> <span className="text-faint">({hint})</span>
      </span>
      {type === 'flag' ? (
        <select name={`f.${name}`} defaultValue={value} className={`${input} h-9 text-[14px] text-text`}>
          {isOptional && <option value="">—</option>}
          <option value="false">false</option>
          <option value="true">true</option>
        </select>
      ) : (
        <input
          key={value}
          name={`f.${name}`}
          defaultValue={value}
          maxLength={3000}
          inputMode={type === 'number' ? 'numeric' : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className={`${input} mono h-9 text-[14px] text-text`}
        />
      )}
    </label>
  )
}
