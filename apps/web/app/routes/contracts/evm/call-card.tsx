import { onDemand } from '../../../ui/on-demand.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { LogLines } from '../../../views/ethereum/log-lines.tsx'
import { ListTable } from '../../../views/lists/list-table.tsx'
import { AnswerFoot } from '../query/copies.tsx'
import { CheckedField } from '../fields/checked-field.tsx'
import { CheckedForm } from '../fields/checked-form.tsx'
import type { Rule } from '../fields/rule.ts'
import { GivenTrouble, NoAnswer } from './asking.tsx'
import type { CallField, CallView } from './load-call.server.ts'

const SendCallButton = onDemand(async () => (await import('./send-call-button.tsx')).SendCallButton)

/** Asks a method of a contract of the EVM, and shows what it returned. Works without scripts. */
export function CallCard({
  title,
  about,
  send,
  action,
  methods,
  fields,
  trouble,
  answer,
  refusal,
}: CallView) {
  return (
    <>
      <TitledCard title={title} id="query">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">{about}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-[18px]">
          <nav aria-label={methods.label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {methods.choices.length > 0 && (
              <span className="flex flex-wrap gap-2 [&>.chip]:wrap-anywhere [&>.chip]:whitespace-normal">
                <Chips choices={methods.choices} mark="true" />
              </span>
            )}
            <p className="text-[13px] text-faint">{methods.hint}</p>
          </nav>
          {trouble !== '' && <GivenTrouble>{trouble}</GivenTrouble>}
          {fields !== undefined && (
            <CheckedForm action={action} label={fields.title} rules={rulesOf(fields.all)}>
              <h3 className="font-semibold wrap-anywhere">{fields.title}</h3>
              <input type="hidden" name="method" value={fields.method} />
              <input type="hidden" name="send" value="yes" />
              {fields.all.length === 0 && <p className="text-muted">{fields.none}</p>}
              {fields.all.map(({ name, label, value, hint, trouble: told }) => (
                <CheckedField
                  key={`${fields.method} ${name}`}
                  name={name}
                  label={<span className="mono">{label}</span>}
                  value={value}
                  placeholder={hint}
                  trouble={told}
                  maxLength={3000}
                />
              ))}
              <p>
                <button className="button button-main">{send}</button>
              </p>
            </CheckedForm>
          )}
        </div>
      </TitledCard>
      {answer !== undefined && (
        <TitledCard title={answer.title} id="answer">
          {answer.says !== '' && (
            <p role="status" className="border-b border-hairline p-[18px] text-good">
              {answer.says}
            </p>
          )}
          {answer.table === undefined ? (
            <p className="mono p-[18px] text-xs wrap-anywhere">{answer.raw}</p>
          ) : (
            <ListTable table={answer.table} />
          )}
          {answer.logs !== undefined && (
            <div className="border-t border-hairline">
              <h3 className="px-[18px] pt-3 font-semibold">{answer.logs.title}</h3>
              <LogLines lines={answer.logs.lines} asWritten={answer.logs.asWritten} />
            </div>
          )}
          {answer.sending !== undefined && (
            <p className="no-print border-t border-hairline p-[18px] [@media(scripting:none)]:hidden">
              <SendCallButton {...answer.sending} />
            </p>
          )}
          <AnswerFoot copies={answer.copies} size={answer.size} />
        </TitledCard>
      )}
      {refusal !== undefined && <NoAnswer {...refusal} />}
    </>
  )
}

function rulesOf(fields: readonly CallField[]): Record<string, Rule> {
  return Object.fromEntries(fields.map(({ name, rule }) => [name, rule]))
}
