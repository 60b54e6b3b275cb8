import { splitPath } from '../../language/languages.ts'
import { loadWords } from '../../language/load-words.ts'
import type { Written } from '../../language/written.ts'
import { showBeside } from '../../ui/show-beside.ts'
import type { Act } from '../act-type.ts'
import { CartBar, type StartAct } from './cart-bar.tsx'
import { collect, readCart } from './store.ts'

/**
 * Keeps an act to be sent with others later. A bar below the page tells so as long as there is something.
 *
 * @param sentence what it is, as it was shown before it was collected
 * @param start sends what was collected
 * @throws when the words of the bar can't be had
 */
export async function addToCart(act: Act, sentence: Written, start: StartAct): Promise<void> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'cart')
  const isFirst = readCart().length === 0
  collect(act, sentence)
  if (isFirst) void showBeside<void>((done) => <CartBar language={language} start={start} done={done} />)
}
