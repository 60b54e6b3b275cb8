import type { SyntheticEvent } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { notify } from '../notices/notify.ts'

type Shown = {
  file: string
  /** Whether it is told how the file came out. */
  isTold?: boolean
  text?: string
}

/** A list as a file: without scripts, and for whoever wants it in another tab, a link as any other. */
export function CsvLink({ file, isTold = false, text = 'CSV' }: Shown) {
  const t = useTranslations('states')
  return (
    <a
      className="button"
      href={file}
      download
      title={t('csvHint')}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey)
          takeInPage(event, file, isTold)
      }}
    >
      {text}
    </a>
  )
}

/** A press is answered by the page, which tells where the file stands in the queue. */
export function takeInPage(event: SyntheticEvent, file: string, isTold = false): void {
  event.preventDefault()
  import('./take-file.ts').then(
    ({ takeFile }) => takeFile(file, isTold),
    () => notify({ type: 'error', words: 'csvFailed' }),
  )
}
