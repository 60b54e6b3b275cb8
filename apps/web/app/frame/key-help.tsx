import { useTranslations } from '../language/use-translations.ts'
import { Dialog } from '../ui/dialog.tsx'

/** A dialog with every key of the site. */
export function KeyHelp({ close }: { close: () => void }) {
  const t = useTranslations('frame')
  const keys = [
    { shown: ['/', 'Ctrl K', '⌘ K'], does: t('keySearch') },
    { shown: ['←', '→'], does: t('keyBlocks') },
    { shown: ['?'], does: t('keyHelp') },
    { shown: ['Esc'], does: t('keyClose') },
  ]
  return (
    <Dialog title={t('keys')} close={close}>
      <dl className="mt-4 grid gap-3">
        {keys.map(({ shown, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt className="flex gap-1.5">
              {shown.map((key) => (
                <kbd key={key} className="mono rounded border border-hairline-strong px-1.5 text-xs">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-right text-muted">{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-5 text-right">
        <button className="button">{t('keyClose')}</button>
      </form>
    </Dialog>
  )
}
