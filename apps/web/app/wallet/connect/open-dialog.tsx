import { createRoot } from 'react-dom/client'
import { loadWords } from '../../language/load-words.ts'
import { splitPath } from '../../language/languages.ts'
import type { Session } from '../session.ts'
import { ConnectDialog } from './connect-dialog.tsx'

let opened: Promise<Session | undefined> | undefined

/** The dialog, one at a time: who asks again while it is open waits for the same answer. */
export function openDialog(): Promise<Session | undefined> {
  opened ??= showDialog().finally(() => {
    opened = undefined
  })
  return opened
}

/** Beside the page, which goes on without it. */
async function showDialog(): Promise<Session | undefined> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'wallet')
  const { promise, resolve } = Promise.withResolvers<Session | undefined>()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  root.render(<ConnectDialog language={language} done={resolve} />)
  const session = await promise
  root.unmount()
  container.remove()
  return session
}
