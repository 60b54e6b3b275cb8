import { Form } from 'react-router'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { JsonTree } from '../../../views/json/json-tree.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import type { ExecuteView } from './execute.server.ts'
import { useSession } from '../../../wallet/session.ts'
import { ConnectLine } from './connect-line.tsx'
import { Copies } from './copies.tsx'
import { ExecuteButton } from './execute-button.tsx'
import { MessageForms } from './message-forms.tsx'

const TriedCard = onDemand(async () => (await import('./tried-card.tsx')).TriedCard)

/** Makes a message for a contract, in words and as it is sent; who has a wallet signs and sends it. */
export function ExecuteCard({ title, about, wallet, send, form, sender, funds, made, tried }: ExecuteView) {
  return (
    <>
      <TitledCard title={title} id="execute">
        <p className="border-b border-hairline px-[18px] py-3 text-muted">
          {about} <ConnectLine text={wallet} />
        </p>
        <MessageForms form={form} send={send}>
          <div className="grid gap-3 md:grid-cols-2">
            <Sender {...sender} />
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
          <p className="no-print border-t border-hairline p-[18px] [@media(scripting:none)]:hidden">
            <ExecuteButton {...made.execution} />
          </p>
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

type Typed = { label: string; hint: string; value: string }

/** Who is connected sends it, unless another is named to have it tried. */
function Sender({ value, ...typed }: Typed) {
  const { address = '' } = useSession()
  return <Plain name="sender" {...typed} value={value === '' ? address : value} />
}

function Plain({ name, label, hint, value }: Typed & { name: string }) {
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
