import { useTranslations } from '../../language/use-translations.ts'

/** A list as a file. */
export function CsvLink({ file, text = 'CSV' }: { file: string; text?: string }) {
  const t = useTranslations('states')
  return (
    <a className="button" href={file} download title={t('csvHint')}>
      {text}
    </a>
  )
}
