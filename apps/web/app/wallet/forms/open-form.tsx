import type { Language } from '../../language/languages.ts'
import { loadWords } from '../../language/load-words.ts'
import { showBeside } from '../../ui/show-beside.ts'
import { openConnect } from '../open-connect.ts'
import { readSession } from '../session.ts'
import { findAccount } from './find-account.ts'
import { FormDialog } from './form-dialog.tsx'
import type { Offer } from './shown-form.ts'

/** Opens a form, once somebody is connected. */
export async function openForm(offer: Offer, language: Language): Promise<void> {
  const now = readSession()
  const session = now.status === 'connected' ? now : await openConnect()
  const account = findAccount(offer, session)
  if (account === undefined) return
  await loadWords(language, 'forms')
  await showBeside<void>((close) => (
    <FormDialog offer={offer} first={account} language={language} close={close} />
  ))
}
