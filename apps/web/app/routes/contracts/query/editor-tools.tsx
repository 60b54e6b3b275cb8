import type { MessageShape } from '@injsight/chain'
import { checkMessage } from './check-message.ts'
import { completeJson, type Completion, type Completions } from './complete-json.ts'

// What helps to write a message: it comes when its field is gone into.

/** What may stand where one types; nothing while a part is selected. */
export function offerAt(
  field: HTMLTextAreaElement | null,
  shapes: readonly MessageShape[],
): Completions | undefined {
  if (field === null || field.selectionStart !== field.selectionEnd) return undefined
  return completeJson(field.value, field.selectionStart, shapes)
}

/** What is wrong with what stands in the field, in the words given and those of the parser; empty where nothing is. */
export function sayWrong(field: HTMLTextAreaElement | null, wrong: string): string {
  const typed = field?.value.trim() ?? ''
  const found = typed === '' ? undefined : checkMessage(typed)
  return found === undefined ? '' : `${wrong} ${found.said}`.trim()
}

type Shown = {
  id: string
  label: string
  offered: Completions
  /** Which of them has the focus, as it were. */
  chosen: number
  put: (offered: Completions, choice: Completion) => void
}

/** Names of messages and fields that may stand where one types. */
export function Offers({ id, label, offered, chosen, put }: Shown) {
  return (
    <div id={id} role="listbox" aria-label={label} className="flex flex-wrap gap-2">
      {offered.choices.map((choice, at) => (
        <div
          key={choice.name}
          id={`${id}-${at}`}
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
  )
}
