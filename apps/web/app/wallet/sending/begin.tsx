import { loadWords } from '../../language/load-words.ts'
import { splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { showBeside } from '../../ui/show-beside.ts'
import type { Act, Sent } from '../act-type.ts'
import { openConnect } from '../open-connect.ts'
import { readSession } from '../session.ts'
import type { EthereumCall } from '../signer.ts'
import { ActDialog } from './act-dialog.tsx'
import { resume } from './follow.ts'
import { enterQueue, leaveQueue } from './queue.ts'
import { prepare, type Prepared } from './run-act.ts'
import { prepareCall } from './run-call.ts'

/** One act from the press to the node that has taken it, as `startAct` says. */
export function begin(act: Act): Promise<Sent | undefined> {
  return inQueue((from, language) => prepare(act, from, language), act.isAlone !== true)
}

/**
 * The same of a call of a contract of the EVM, which the wallet sends by itself.
 *
 * @param owner who alone it is of, `inj1…`; whoever is connected where it is left out
 */
export function beginCall(call: EthereumCall, owner?: string): Promise<Sent | undefined> {
  return inQueue((from, language) => prepareCall({ call, owner, from }, language), false)
}

async function inQueue(
  prepareFor: (from: string, language: Language) => Promise<Prepared>,
  isCollectable: boolean,
): Promise<Sent | undefined> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'acts')
  if (!enterQueue()) {
    notify({ type: 'warning', title: translationsIn(language, 'acts')('pending') })
    void resume() // a tab that is closed follows nothing any more
    return undefined
  }
  try {
    const own = readSession()
    const session = own.status === 'connected' ? own : await openConnect()
    const from = session?.address
    if (from === undefined) return undefined
    return await showBeside<Sent | undefined>((done) => (
      <ActDialog
        prepare={() => prepareFor(from, language)}
        isCollectable={isCollectable}
        language={language}
        done={done}
      />
    ))
  } finally {
    leaveQueue()
  }
}
