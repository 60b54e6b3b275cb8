import type { ReactNode } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { useRevalidateOnHead } from '../live/live.tsx'
import { beyondSources } from '../trouble.ts'

/** A list with nothing in it: a sentence and the next step. */
export function None({ children }: { children: ReactNode }) {
  return <p className="px-[18px] py-8 text-center text-muted [&_a]:underline">{children}</p>
}

/** What a link without an address leads to. */
const ownAddress = ''

/** Loads the page again, whole: it works when nothing else does. */
export function Retry() {
  const t = useTranslations('states')
  return (
    <a className="button" href={ownAddress}>
      {t('retry')}
    </a>
  )
}

/** The groups of data that a page may be made of, by the names of their words. */
export type DataGroup =
  | 'balances'
  | 'transactions'
  | 'transaction'
  | 'blocks'
  | 'block'
  | 'contracts'
  | 'contract'
  | 'holders'
  | 'codes'
  | 'code'
  | 'account'
  | 'auction'
  | 'changes'
  | 'cw20'
  | 'figures'
  | 'grants'
  | 'history'
  | 'logs'
  | 'markets'
  | 'nft'
  | 'orders'
  | 'packets'
  | 'proof'
  | 'staking'
  | 'tokens'
  | 'trades'
  | 'trading'
  | 'validators'
  | 'votes'
  | 'proposals'
  | 'worth'

/**
 * A part of a page that couldn't be had: which group of data, why, and the way to try again.
 * With the next block it is asked for again by itself.
 */
export function Missing(missing: { why: string; what?: DataGroup }) {
  return missing.why === beyondSources ? <Beyond /> : <Failed {...missing} />
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

function Failed({ why, what }: { why: string; what?: DataGroup }) {
  const t = useTranslations('states')
  useRevalidateOnHead()
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-[18px] py-8 text-center">
      <p>{t('missing')}</p>
      {what !== undefined && <p>{t('unable', { what })}</p>}
      <p className="mono text-faint wrap-anywhere">{why}</p>
      <Retry />
    </div>
  )
}
