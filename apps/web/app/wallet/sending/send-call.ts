import { loadWords } from '../../language/load-words.ts'
import { pathIn, splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { readFeed, subscribe } from '../../live/feed.ts'
import { createBroadcastTelling } from '../../notices/broadcast-telling.ts'
import { notify } from '../../notices/notify.ts'
import { loadSigner } from '../load-signer.ts'
import { openConnect } from '../open-connect.ts'
import { readSession } from '../session.ts'
import type { EthereumCall } from '../signer.ts'
import { findTransaction } from './follow.ts'
import { enterQueue, leaveQueue } from './queue.ts'

/**
 * Has the connected wallet of Ethereum sign and send a call to a contract of the EVM, and tells how it does until a
 * block has it. Whoever isn't connected connects first.
 *
 * @throws in words, what the wallet says
 */
export async function sendCall(call: EthereumCall): Promise<void> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'acts')
  const t = translationsIn(language, 'acts')
  if (!enterQueue()) return notify({ type: 'warning', title: t('pending') })
  try {
    if (readSession().status !== 'connected' && (await openConnect()) === undefined) return
    const signer = await loadSigner()
    if (signer.kind !== 'ethereum' || signer.sendCall === undefined)
      return notify({ type: 'warning', title: t('notEthereum') })
    if (readSession().granter !== undefined) return notify({ type: 'warning', title: t('ownOnly') })
    tell(await signer.sendCall(call), language)
  } finally {
    leaveQueue()
  }
}

function tell(hash: string, language: Language): void {
  const telling = createBroadcastTelling()
  telling.sending()
  telling.accepted(hash, pathIn(language, `/transaction/${hash}/`))
  const look = async () => {
    const found = await findTransaction(hash, readFeed().heads[0]?.height)
    if (found !== 'succeeded' && found !== 'failed') return
    leave()
    if (found === 'succeeded') telling.included()
    else telling.ended('error', translationsIn(language, 'acts')('notices.failed'))
  }
  const leave = subscribe(() => void look())
}
