import { useTranslations } from '../language/use-translations.ts'

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
