import { useTranslations } from '../../language/use-translations.ts'
import { Dialog } from '../dialog.tsx'
import { ExternalLink } from './external-link.tsx'

/** Says where an address leads that somebody wrote on the chain, before it is opened. */
export function LeaveDialog({ url, close }: { url: URL; close: () => void }) {
  const t = useTranslations('notices')
  return (
    <Dialog title={t('external.leave')} close={close}>
      <p className="mt-3 text-muted">{t('external.leaveText')}</p>
      <p className="mt-3 font-medium wrap-anywhere">{t('external.leaveTo', { host: url.host })}</p>
      <p className="mono mt-1 max-h-32 overflow-y-auto text-[13px] text-faint wrap-anywhere">{url.href}</p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
        <button className="button">{t('external.stay')}</button>
        <ExternalLink to={url.href} onClick={close} className="button">
          {t('external.go')}
        </ExternalLink>
      </form>
    </Dialog>
  )
}
