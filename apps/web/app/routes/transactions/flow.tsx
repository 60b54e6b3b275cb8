import { Avatar } from '../../views/accounts/avatar.tsx'
import { Words } from '../../views/sentences/words.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { FlowView, Party } from './flow.server.ts'

/** From whom to whom, as a picture: what the sentence says, at a glance. */
export function Flow({ flow: { from, to, amount } }: { flow: FlowView }) {
  const t = useTranslations('transaction')
  return (
    <section
      className="card grid items-center gap-4 p-[18px] md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
      aria-label={t('flow')}
    >
      <Side name={t('from')} party={from} />
      <p className="grid justify-items-center gap-2 text-[17px] max-md:justify-items-start">
        <Words of={[amount]} />
        <span
          aria-hidden="true"
          className="h-0.5 w-40 rounded-full bg-linear-to-r from-hairline to-accent max-md:hidden"
        />
      </p>
      <Side name={t('to')} party={to} isLast />
    </section>
  )
}

function Side({ name, party, isLast = false }: { name: string; party: Party; isLast?: boolean }) {
  return (
    <p className={`flex items-center gap-3 ${isLast ? 'md:flex-row-reverse md:text-right' : ''}`}>
      <Avatar drawing={party.avatar} />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-[13px] text-faint">{name}</span>
        <span className="wrap-anywhere">
          <Words of={[party.account]} />
        </span>
      </span>
    </p>
  )
}
