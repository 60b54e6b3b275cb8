import { Form } from 'react-router'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { JsonTree } from '../../../views/json/json-tree.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import type { ExecuteView } from './execute.server.ts'
import { MessageForms } from './message-forms.tsx'
import { Copies } from './copies.tsx'

const TriedCard = onDemand(async () => (await import('./tried-card.tsx')).TriedCard)

/** Makes a message for a contract, in words and as it is sent. Who has a wallet sends it. */
export function ExecuteCard({ title, about, wallet, send, form, sender, funds, made, tried }: ExecuteView) {
  return (
    <>
      <TitledCard title={title} id="execute">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">
          {about} <strong className="font-medium text-text">{wallet}</strong>
        </p>
        <MessageForms form={form} send={send}>
          <div className="grid gap-3 md:grid-cols-2">
            <Plain name="sender" {...sender} />
            <Plain name="funds" {...funds} />
          </div>
        </MessageForms>
      </TitledCard>
      {made !== undefined && (
        <TitledCard title={made.title} id="made">
          <div className="grid gap-1 border-b border-hairline p-[18px]">
            <p className="text-[13px] text-faint">{made.reads}</p>
            <p className="text-[16px] leading-6 [overflow-wrap:anywhere]">
              <Words of={made.sentence} />
            </p>
          </div>
          <JsonTree view={made.view} />
          <div className="grid gap-2 border-t border-hairline p-[18px]">
            <p className="flex items-center gap-2 text-[13px] text-muted">
              {made.command.label} <CopyButton text={made.command.text} label={made.command.label} />
              <Copies copies={made.copies} />
            </p>
            <p className="mono rounded-lg bg-well p-3 text-xs [overflow-wrap:anywhere]">
              {made.command.text}
            </p>
          </div>
          <Form
            action={made.trial.action}
            aria-label={made.trial.send}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline p-[18px]"
            preventScrollReset
          >
            {Object.entries(made.trial.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button className="button">{made.trial.send}</button>
            <p className="min-w-0 flex-1 basis-[240px] text-[13px] text-muted">{made.trial.about}</p>
          </Form>
        </TitledCard>
      )}
      {tried !== undefined && <TriedCard {...tried} />}
    </>
  )
}

function Plain({ name, label, hint, value }: { name: string; label: string; hint: string; value: string }) {
  return (
    <label className="grid gap-1 text-[13px] text-muted">
      {label}
      <input
        key={value}
        name={name}
        defaultValue={value}
        placeholder={hint}
        maxLength={1000}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="mono h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-well px-3 text-[14px] text-text"
      />
    </label>
  )
}
