import { useState } from 'react'
import { useTranslations } from '../../language/use-translations.ts'
import { quoteForShell } from './quote-for-shell.ts'

/** What can be copied of a page. Only in a browser: it asks for the JSON when that is wanted. */
export function CopyChoices({ json, texts }: { json: string; texts: Readonly<Record<string, string>> }) {
  const t = useTranslations('states')
  const [said, setSaid] = useState('')
  const copy = async (what: string, text: Promise<string>) => {
    setSaid('')
    setSaid(
      await writeToClipboard(text).then(
        () => t('copied', { what }),
        () => t('notCopied'),
      ),
    )
  }
  const choices = [
    { name: 'JSON', read: () => fetchText(json) },
    ...Object.entries(texts).map(([name, path]) => ({ name, read: () => fetchText(path) })),
    { name: 'curl', read: async () => `curl ${quoteForShell(new URL(json, location.origin).href)}` },
    { name: t('copyLink'), read: async () => location.origin + location.pathname },
  ]
  return (
    <>
      {choices.map(({ name, read }) => (
        <button key={name} type="button" className="menu-line" onClick={() => void copy(name, read())}>
          {name}
        </button>
      ))}
      <p role="status" className="px-3 text-[13px] text-muted">
        {said}
      </p>
    </>
  )
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  return answer.text()
}

/** At once, though the text may come later: a browser allows it only as the direct answer to a press. */
async function writeToClipboard(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
