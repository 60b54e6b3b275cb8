import { useTranslations } from '../../language/use-translations.ts'

/** What to do about a transaction that isn't there. */
export function TransactionHints() {
  const t = useTranslations('states')
  return (
    <section className="max-w-[68ch] text-muted">
      <h2 className="font-semibold text-text">{t('absent.expected')}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {(['wait', 'pool', 'busy', 'ask', 'control'] as const).map((hint) => (
          <li key={hint}>{t(`absent.${hint}`)}</li>
        ))}
      </ul>
    </section>
  )
}
