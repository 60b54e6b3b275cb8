import { loadWords } from '../../language/load-words.ts'
import { splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { notify } from '../../notices/notify.ts'
import { readInTab, storeInTab } from '../../stored-in-tab.ts'
import { loadChainFacts } from './chain-facts.ts'
import { connect } from './connect.ts'
import { hasOlderAccount, leftForTurnkey, leftKey } from './email.ts'
import { sayTrouble } from './say-trouble.ts'
import { readTrouble } from './trouble.ts'

/**
 * Connects who comes back from whoever says who they are. What was said stands in the address, and is taken from there:
 * Google's to Turnkey here, what others say to Magic by its own package.
 */
export async function finishSignIn(): Promise<void> {
  const { pathname, search, hash } = location
  const { language } = splitPath(pathname)
  const { state } = history
  const token = new URLSearchParams(hash.slice(1)).get('id_token')
  if (token !== null) history.replaceState(state, '', pathname + search)
  const left = readInTab(leftKey)
  storeInTab(leftKey, null)
  // Anybody may make a link with a token in it: who has left for nobody is logged out and in by none.
  if (token !== null && left === leftForTurnkey)
    return inWords('turnkey', language, () => finishGoogle(token, language))
  // Whoever has only turned back has nothing in the address.
  if (left === null || left === leftForTurnkey || search === '') return
  await inWords('magic', language, () => connect('magic'))
  history.replaceState(state, '', pathname)
}

async function finishGoogle(token: string, language: Language): Promise<void> {
  await connect('turnkey', token)
  if (!(await hasOlderAccount(token, await loadChainFacts()))) return
  dispatchEvent(new Event('has-magic-account'))
  notify({ type: 'info', title: translationsIn(language, 'wallet')('olderAccount'), staysMs: Infinity })
}

async function inWords(wallet: string, language: Language, finish: () => Promise<unknown>): Promise<void> {
  const words = loadWords(language, 'wallet')
  try {
    await words
    await finish()
  } catch (error) {
    await words
    notify({ type: 'error', title: sayTrouble(language, readTrouble(error), wallet), staysMs: Infinity })
  }
}
