import { useTranslations } from '../language/use-translations.ts'
import { useRevalidateOnHead } from '../live/live.tsx'
import { beyondSources } from '../trouble.ts'
import { Retry } from './retry.tsx'

/** The groups of data that a page may be made of, by the names of their words. */
export const dataGroups = [
  'balances',
  'transactions',
  'transaction',
  'blocks',
  'block',
  'contracts',
  'contract',
  'holders',
  'codes',
  'code',
  'account',
  'auction',
  'changes',
  'cw20',
  'figures',
  'logs',
  'markets',
  'orders',
  'packets',
  'proof',
  'tokens',
  'trades',
  'validators',
  'worth',
] as const
export type DataGroup = (typeof dataGroups)[number]

export type Lost = { why: string; what?: DataGroup | undefined; title?: string }

export function Missing(lost: Lost) {
  return lost.why === beyondSources ? <Beyond /> : <Failed {...lost} />
}

/** Nothing is wrong, and another try brings nothing: who is asked can't tell. */
function Beyond() {
  const t = useTranslations('states')
  return (
    <div className="grid justify-items-center gap-1 px-[18px] py-6 text-center text-muted">
      <p>{t('beyond.title')}</p>
      <p className="text-[13px]">{t('beyond.text')}</p>
    </div>
  )
}

function Failed({ why, what, title = '' }: Lost) {
  const t = useTranslations('states')
  useRevalidateOnHead()
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-[18px] py-8 text-center">
      <p>{t('missing')}</p>
      {(what ?? title) !== '' && <p>{t('unable', { what: what ?? 'titled', title })}</p>}
      <p className="mono text-faint wrap-anywhere">{why}</p>
      <Retry />
    </div>
  )
}
