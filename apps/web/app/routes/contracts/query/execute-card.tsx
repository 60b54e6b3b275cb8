import { onDemand } from '../../../ui/on-demand.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import type { ExecuteView } from './execute.server.ts'
import { actorOf, useSession } from '../../../wallet/session.ts'
import { ConnectLine } from './connect-line.tsx'
import { MessageForms } from './message-forms.tsx'

const MadeCard = onDemand(async () => (await import('./made-card.tsx')).MadeCard)
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
      {made !== undefined && <MadeCard {...made} />}
      {tried !== undefined && <TriedCard {...tried} />}
    </>
  )
}

type Typed = { label: string; hint: string; value: string }

/** Who is connected sends it, unless another is named to have it tried. */
function Sender({ value, ...typed }: Typed) {
  const actor = actorOf(useSession()) ?? ''
  return <Plain name="sender" {...typed} value={value === '' ? actor : value} />
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
