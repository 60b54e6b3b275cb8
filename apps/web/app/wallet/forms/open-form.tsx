import type { Language } from '../../language/languages.ts'
import { loadWords } from '../../language/load-words.ts'
import { showBeside } from '../../ui/show-beside.ts'
import { openConnect } from '../open-connect.ts'
import { actorOf, readSession } from '../session.ts'
import { FormDialog } from './form-dialog.tsx'
import type { Offer } from './shown-form.ts'

/** Opens a form, once somebody is connected. */
export async function openForm(offer: Offer, language: Language): Promise<void> {
  const now = readSession()
  const session = now.status === 'connected' ? now : await openConnect()
  // For whom one acts is chosen by who is connected; all else is done for them.
  const account = offer.form === 'actFor' ? session?.address : session && actorOf(session)
  if (account === undefined) return
  await loadWords(language, 'forms')
  await showBeside<void>((close) => (
    <FormDialog offer={offer} account={account} language={language} close={close} />
  ))
}
