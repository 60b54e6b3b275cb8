import { loadWords } from '../../language/load-words.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { loadChainFacts } from './chain-facts.ts'
import { connect } from './connect.ts'
import { hasOlderAccount } from './email.ts'
import { sayTrouble } from './say-trouble.ts'
import { readTrouble } from './trouble.ts'

/** Connects who comes back from Google: what it says stands in the address, and is taken from there. */
export async function finishGoogle(): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get('id_token')
  const { pathname, search } = location
  history.replaceState(history.state, '', pathname + search)
  if (token === null) return
  const { language } = splitPath(pathname)
  try {
    const [chain] = await Promise.all([loadChainFacts(), loadWords(language, 'wallet')])
    await connect('turnkey', token)
    if (!(await hasOlderAccount(token, chain))) return
    dispatchEvent(new Event('has-magic-account'))
    notify({ type: 'info', title: translationsIn(language, 'wallet')('olderAccount'), staysMs: Infinity })
  } catch (error) {
    await loadWords(language, 'wallet')
    notify({ type: 'error', title: sayTrouble(language, readTrouble(error), 'turnkey'), staysMs: Infinity })
  }
}
