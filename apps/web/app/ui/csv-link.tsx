import type { MouseEvent } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { notify } from '../notices/notify.ts'

/**
 * A list as a file. Where it is told how that went, the page fetches it: without scripts, and for whoever wants it in
 * another tab, it is a link as any other.
 */
export function CsvLink({ file, isTold }: { file: string; isTold: boolean }) {
  const t = useTranslations('states')
  const take = (event: MouseEvent) => {
    if (!isTold || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void save(file)
  }
  return (
    <a className="button" href={file} download title={t('csvHint')} onClick={take}>
      CSV
    </a>
  )
}

async function save(file: string): Promise<void> {
  try {
    const answer = await fetch(file)
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
    const [, name = 'list.csv'] =
      /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
    const url = URL.createObjectURL(await answer.blob())
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    URL.revokeObjectURL(url)
  } catch {
    return notify({ type: 'error', words: 'csvFailed' })
  }
  notify({ type: 'success', words: 'csvReady' })
}
