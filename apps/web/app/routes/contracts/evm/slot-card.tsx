import { Form } from 'react-router'
import { Chips } from '../../../ui/chips.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { ToldFacts } from '../../../views/sentences/told-facts.tsx'
import { Copies } from '../query/copies.tsx'
import { GivenInput, GivenTrouble, NoAnswer } from './asking.tsx'
import type { SlotView } from './load-slot.server.ts'

/** Asks for one slot of what a contract of the EVM keeps. Works without scripts. */
export function SlotCard({ title, about, action, field, known, send, trouble, answer, refusal }: SlotView) {
  return (
    <>
      <TitledCard title={title} id="state">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">{about}</p>
        <div className="grid gap-5 p-[18px]">
          <nav aria-label={known.label} className="flex flex-wrap gap-2">
            <Chips choices={known.choices} mark="true" />
          </nav>
          {trouble !== '' && <GivenTrouble>{trouble}</GivenTrouble>}
          <Form action={action} aria-label={title} className="grid gap-3" preventScrollReset>
            <input type="hidden" name="send" value="yes" />
            <label className="grid gap-1 text-[13px] text-muted">
              {field.label}
              <GivenInput
                key={field.value}
                name="slot"
                defaultValue={field.value}
                placeholder="0"
                maxLength={80}
              />
            </label>
            <p>
              <button className="button">{send}</button>
            </p>
          </Form>
        </div>
      </TitledCard>
      {answer !== undefined && (
        <TitledCard title={answer.title} id="answer">
          <dl className="facts">
            <ToldFacts facts={answer.facts} />
          </dl>
          <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-[18px] py-3">
            <Copies copies={answer.copies} />
          </div>
        </TitledCard>
      )}
      {refusal !== undefined && <NoAnswer {...refusal} />}
    </>
  )
}
