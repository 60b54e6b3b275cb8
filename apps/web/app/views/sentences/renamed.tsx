import { useTranslations } from '../../language/use-translations.ts'

/** What a page calls by the name of its block, and is called otherwise now. */
export function Renamed({ list }: { list: readonly { name: string; now: string }[] }) {
  const t = useTranslations('things')
  return list.map(({ name, now }) => (
    <span key={name} className="chip max-w-full [overflow-wrap:anywhere]">
      {t('nowCalled', { name, now })}
    </span>
  ))
}
