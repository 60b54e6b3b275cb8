import { loadWords } from '../../../language/load-words.ts'
import { splitPath } from '../../../language/languages.ts'
import { showBeside } from '../../../ui/show-beside.ts'
import type { Session } from '../../session.ts'
import { loadChainFacts } from '../chain-facts.ts'
import { ConnectDialog } from './connect-dialog.tsx'

let opened: Promise<Session | undefined> | undefined

/** The dialog, one at a time: who asks again while it is open waits for the same answer. */
export function openDialog(): Promise<Session | undefined> {
  opened ??= showDialog().finally(() => {
    opened = undefined
  })
  return opened
}

async function showDialog(): Promise<Session | undefined> {
  const { language } = splitPath(location.pathname)
  const [chain] = await Promise.all([loadChainFacts(), loadWords(language, 'wallet')])
  return showBeside((done) => <ConnectDialog language={language} chain={chain} done={done} />)
}
