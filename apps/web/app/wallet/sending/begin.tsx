import { loadWords } from '../../language/load-words.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { showBeside } from '../../ui/show-beside.ts'
import type { Act, Sent } from '../act-type.ts'
import { openConnect } from '../open-connect.ts'
import { readSession } from '../session.ts'
import { ActDialog } from './act-dialog.tsx'
import { enterQueue, leaveQueue } from './queue.ts'

/** One act from the press to the node that has taken it, as `startAct` says. */
export async function begin(act: Act): Promise<Sent | undefined> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'acts')
  if (!enterQueue()) {
    notify({ type: 'warning', title: translationsIn(language, 'acts')('pending') })
    return undefined
  }
  try {
    const own = readSession()
    const session = own.status === 'connected' ? own : await openConnect()
    const from = session?.address
    if (from === undefined) return undefined
    return await showBeside<Sent | undefined>((done) => (
      <ActDialog act={act} from={from} language={language} done={done} />
    ))
  } finally {
    leaveQueue()
  }
}
