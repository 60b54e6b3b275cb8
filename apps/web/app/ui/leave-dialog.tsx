import { useEffect, useRef } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { ExternalLink } from './external-link.tsx'

/** Says where an address leads that somebody wrote on the chain, before it is opened. */
export function LeaveDialog({ url, close }: { url: URL; close: () => void }) {
  const t = useTranslations('notices')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-labelledby="leave"
      className="m-auto w-[min(92vw,460px)] rounded-2xl border border-hairline-strong bg-overlay p-6 text-text backdrop:bg-ground/70"
    >
      <h2 id="leave" className="text-[17px] font-semibold">
        {t('external.leave')}
      </h2>
      <p className="mt-3 text-muted">{t('external.leaveText')}</p>
      <p className="mt-3 font-medium [overflow-wrap:anywhere]">{t('external.leaveTo', { host: url.host })}</p>
      <p className="mono mt-1 max-h-32 overflow-y-auto text-[13px] text-faint [overflow-wrap:anywhere]">
        {url.href}
      </p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
        <button className="button">{t('external.stay')}</button>
        <ExternalLink to={url.href} onClick={close} className="button">
          {t('external.go')}
        </ExternalLink>
      </form>
    </dialog>
  )
}
