import { useTranslations } from '../../language/use-translations.ts'
import { CsvLink } from './csv-link.tsx'

/** The time of a list that a file is to hold, as its form begins; and what its two ends are called. */
export type CsvTimes = { from: string; to: string; names: { from: string; to: string } }

/** A list that may be as long as the chain's history, as a file: a range of time is asked for first. */
export function CsvRange({ file, times: { from, to, names } }: { file: string; times: CsvTimes }) {
  const t = useTranslations('states')
  const [path = '', query] = file.split('?')
  return (
    <details>
      <summary className="button" title={t('csvHint')}>
        CSV
      </summary>
      <form action={path} className="flex flex-wrap items-end gap-2 pt-3">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="grid gap-1 text-[13px] text-muted">
            {names[end]}
            <input
              className="h-9 rounded-lg border border-hairline-strong bg-raised px-2.5 text-[14px] text-text"
              type="datetime-local"
              name={end}
              defaultValue={{ from, to }[end]}
            />
          </label>
        ))}
        <button className="button">CSV</button>
        <CsvLink file={file} text={t('csvHint')} />
      </form>
    </details>
  )
}
