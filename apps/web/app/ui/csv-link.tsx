import type { MouseEvent } from 'react'
import { useTranslations } from '../language/use-translations.ts'
import { notify } from '../notices/notify.ts'

/**
 * A list as a file. Where it is told how that went, the page asks for it first: without scripts, and for whoever wants
 * it in another tab, it is a link as any other.
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

/** The browser takes the file itself, as it comes: it may be as long as the chain's history. Whether it can be had is asked before. */
async function save(file: string): Promise<void> {
  try {
    const answer = await fetch(file, { method: 'HEAD' })
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  } catch {
    return notify({ type: 'error', words: 'csvFailed' })
  }
  Object.assign(document.createElement('a'), { href: file, download: '' }).click()
  notify({ type: 'success', words: 'csvReady' })
}
