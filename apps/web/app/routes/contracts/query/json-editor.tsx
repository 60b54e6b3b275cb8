import type { MessageShape } from '@injsight/chain'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Completion, Completions, completeJson } from './complete-json.ts'

type Editor = { label: string; describedBy: string; text: string; shapes: readonly MessageShape[] }

/** A message as JSON: names of messages and fields are offered while one types. Without scripts it is a plain field. */
export function JsonEditor({ label, describedBy, text, shapes }: Editor) {
  const field = useRef<HTMLTextAreaElement>(null)
  const complete = useRef<typeof completeJson>(undefined)
  const [offered, setOffered] = useState<Completions>()
  const [chosen, setChosen] = useState(0)
  const list = useId()

  const offer = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    setChosen(0)
    setOffered(
      selectionStart === selectionEnd ? complete.current?.(value, selectionStart, shapes) : undefined,
    )
  }
  // Who only reads a page needn't load what helps to write.
  const load = async () => {
    const loaded = await import('./complete-json.ts')
    complete.current = loaded.completeJson
    offer()
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
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={offered && list}
        aria-activedescendant={offered && `${list}-${chosen}`}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="mono w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 py-3"
        onFocus={() => void load()}
        onInput={offer}
        onClick={offer}
        onBlur={() => setOffered(undefined)}
        onKeyDown={onKeyDown}
      />
      {offered !== undefined && (
        <div id={list} role="listbox" aria-label={label} className="flex flex-wrap gap-2">
          {offered.choices.map((choice, at) => (
            <div
              key={choice.name}
              id={`${list}-${at}`}
              role="option"
              aria-selected={at === chosen}
              className="chip mono cursor-pointer aria-selected:border-accent aria-selected:text-accent"
              // Before the field loses its focus.
              onPointerDown={(event) => {
                event.preventDefault()
                put(offered, choice)
              }}
            >
              {choice.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
