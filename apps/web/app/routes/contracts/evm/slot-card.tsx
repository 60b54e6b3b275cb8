import { Chips } from '../../../ui/chips.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { ToldFacts } from '../../../views/sentences/told-facts.tsx'
import { AnswerFoot } from '../query/copies.tsx'
import { CheckedField } from '../fields/checked-field.tsx'
import { CheckedForm } from '../fields/checked-form.tsx'
import { NoAnswer } from './asking.tsx'
import type { SlotView } from './load-slot.server.ts'

/** Asks for one slot of what a contract of the EVM keeps. Works without scripts. */
export function SlotCard({ title, about, action, field, known, send, answer, refusal }: SlotView) {
  return (
    <>
      <TitledCard title={title} id="state">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">{about}</p>
        <div className="grid gap-5 p-[18px]">
          <nav aria-label={known.label} className="flex flex-wrap gap-2">
            <Chips choices={known.choices} mark="true" />
          </nav>
          <CheckedForm action={action} label={title} rules={{ slot: field.rule }}>
            <input type="hidden" name="send" value="yes" />
            <CheckedField
              name="slot"
              label={field.label}
              value={field.value}
              placeholder="0"
              trouble={field.trouble}
              maxLength={80}
            />
            <p>
              <button className="button button-main">{send}</button>
            </p>
          </CheckedForm>
        </div>
      </TitledCard>
      {answer !== undefined && (
        <TitledCard title={answer.title} id="answer">
          <dl className="facts">
            <ToldFacts facts={answer.facts} />
          </dl>
          <AnswerFoot copies={answer.copies} />
        </TitledCard>
      )}
      {refusal !== undefined && <NoAnswer {...refusal} />}
    </>
  )
}
