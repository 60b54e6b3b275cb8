import { onDemand } from '../../../ui/on-demand.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import type { ExecuteView } from './execute.server.ts'
import { actorOf, useSession } from '../../../wallet/session.ts'
import { CheckedField } from '../fields/checked-field.tsx'
import { ConnectLine } from './connect-line.tsx'
import type { OtherField } from './message-form.server.ts'
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
        <MessageForms form={form} send={send} rules={{ sender: sender.rule, funds: funds.rule }}>
          <div className="grid gap-3 md:grid-cols-2">
            <Sender {...sender} />
            <Other name="funds" {...funds} />
          </div>
        </MessageForms>
      </TitledCard>
      {made !== undefined && <MadeCard {...made} />}
      {tried !== undefined && <TriedCard {...tried} />}
    </>
  )
}

/** Who is connected sends it, unless another is named to have it tried. */
function Sender({ value, ...sender }: OtherField) {
  const actor = actorOf(useSession()) ?? ''
  return <Other name="sender" {...sender} value={value === '' ? actor : value} />
}

function Other({ name, label, hint, value, trouble }: OtherField & { name: string }) {
  return (
    <CheckedField
      name={name}
      label={label}
      placeholder={hint}
      value={value}
      trouble={trouble}
      maxLength={1000}
    />
  )
}
