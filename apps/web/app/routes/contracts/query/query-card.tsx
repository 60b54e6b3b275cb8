import { Chips } from '../../../ui/chips.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { JsonTree } from '../../../views/json/json-tree.tsx'
import { AnswerFoot } from './copies.tsx'
import type { QueryView, RefusalView } from './load-query.server.ts'
import { MessageForms } from './message-forms.tsx'

/** Asks a contract, and shows what it answers. */
export function QueryCard({ title, about, send, form, answer, refusal }: QueryView) {
  return (
    <>
      <TitledCard title={title} id="query">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">{about}</p>
        <MessageForms form={form} send={send} />
      </TitledCard>
      {answer !== undefined && (
        <TitledCard title={answer.title} id="answer">
          <JsonTree view={answer.view} />
          <AnswerFoot copies={answer.copies} size={answer.size}>
            <a className="button" href={answer.whole.path}>
              {answer.whole.text}
            </a>
          </AnswerFoot>
        </TitledCard>
      )}
      {refusal !== undefined && <Refusal {...refusal} />}
    </>
  )
}

function Refusal({ words, said, supported }: RefusalView) {
  return (
    <section role="alert" className="card grid gap-3 p-[18px]">
      <p className="font-medium">{words}</p>
      {said !== '' && <p className="mono text-[13px] text-muted wrap-anywhere">{said}</p>}
      {supported !== undefined && (
        <nav aria-label={supported.label} className="grid gap-2">
          <p>{supported.label}</p>
          <span className="flex flex-wrap gap-2">
            <Chips choices={supported.choices} mark="true" />
          </span>
        </nav>
      )}
    </section>
  )
}
