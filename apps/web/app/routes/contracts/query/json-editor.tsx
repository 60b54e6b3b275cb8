import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Completion, Completions } from './complete-json.ts'
import type * as EditorTools from './editor-tools.tsx'
import type { MessageForm } from './message-form.server.ts'

/**
 * A message as JSON: names of messages and fields are offered while one types, and what is wrong with it is told when the
 * field is left. Without scripts it is a plain field.
 */
export function JsonEditor({ label, hint, wrong, text, shapes }: MessageForm['editor']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [tools, setTools] = useState<typeof EditorTools>()
  const [told, setTold] = useState('')
  const [offered, setOffered] = useState<Completions>()
  const [chosen, setChosen] = useState(0)
  const list = useId()

  const offer = (by = tools) => {
    setChosen(0)
    setOffered(by?.offerAt(field.current, shapes))
  }
  // Who only reads a page needn't load what helps to write.
  const load = async () => {
    const loaded = await import('./editor-tools.tsx')
    setTools(loaded)
    offer(loaded)
  }
  const check = () => {
    setOffered(undefined)
    setTold(tools?.sayWrong(field.current, wrong) ?? '')
  }
  const put = ({ from, to }: Completions, { text: added, caret }: Completion) => {
    field.current?.setRangeText(added, from, to, 'end')
    field.current?.setSelectionRange(from + caret, from + caret)
    field.current?.focus()
    offer()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered === undefined) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const choice = offered.choices[chosen]
    if (step !== undefined) {
      setChosen((chosen + step + offered.choices.length) % offered.choices.length)
    } else if (event.key === 'Enter' && choice !== undefined) put(offered, choice)
    else if (event.key === 'Escape') setOffered(undefined)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-1">
      <textarea
        ref={field}
        name="msg"
        rows={6}
        maxLength={6000}
        defaultValue={text}
        aria-label={label}
        aria-describedby={`${list}-hint`}
        aria-invalid={told !== ''}
        aria-autocomplete="list"
        aria-controls={offered && list}
        aria-activedescendant={offered && `${list}-${chosen}`}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="mono w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 py-3"
        onFocus={() => void load()}
        onInput={() => offer()}
        onClick={() => offer()}
        onBlur={check}
        onKeyDown={onKeyDown}
      />
      {offered && tools && (
        <tools.Offers id={list} label={label} offered={offered} chosen={chosen} put={put} />
      )}
      {/* In one place: were the buttons below to move when the field is left, the press that left it would miss. */}
      <p
        id={`${list}-hint`}
        role={told ? 'alert' : undefined}
        className={`min-h-10 text-[13px] wrap-anywhere ${told ? 'text-bad' : 'text-faint'}`}
      >
        {told || hint}
      </p>
    </div>
  )
}
