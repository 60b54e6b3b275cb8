import type { Language } from '../../language/languages.ts'
import { loadSigner } from '../load-signer.ts'
import { readSession } from '../session.ts'
import type { EthereumCall } from '../signer.ts'
import { ActTrouble } from './act-trouble.ts'
import { fetchCallPreview, fetchSigning } from './ask-site.ts'
import { follow } from './follow.ts'
import { patience } from './patience.ts'
import type { Prepared } from './run-act.ts'

type Wanted = {
  call: EthereumCall
  /** Who alone may send it; undefined for anybody. */
  owner: string | undefined
  /** Who is connected. */
  from: string
}

/**
 * Has a node try a call of a contract of the EVM, as the connected wallet of Ethereum would send it. Such a transaction
 * has no last block: it is waited for as long as for others.
 *
 * @throws ActTrouble; NoAnswer; in words, what the wallet says
 */
export async function prepareCall({ call, owner, from }: Wanted, language: Language): Promise<Prepared> {
  if (readSession().granter !== undefined) throw new ActTrouble('ownOnly')
  if (owner !== undefined && owner !== from) throw new ActTrouble('otherActor')
  const signer = await loadSigner()
  if (signer.kind !== 'ethereum' || signer.sendCall === undefined) throw new ActTrouble('notEthereum')
  const { sendCall } = signer
  const [preview, signing] = await Promise.all([fetchCallPreview(language, call, from), fetchSigning(from)])
  if (signing === undefined) throw new ActTrouble('unknownAccount')
  const priced = {
    ...call,
    gas: toHex(preview.cost?.gasLimit ?? '0'),
    gasPrice: toHex(preview.gasPrice),
  }
  return {
    preview,
    signer: signer.ethereumAddress,
    memo: '',
    payer: undefined,
    isSentByWallet: true,
    async signAndSend(isWanted) {
      if (!isWanted()) return undefined
      const hash = (await sendCall(priced)).toLowerCase()
      // From now on: a visitor may have looked at it for long.
      const { height } = (await fetchSigning(from).catch(() => undefined)) ?? signing
      const timeoutHeight = String(height + patience)
      follow({ hash, timeoutHeight, since: Date.now() }, language).taken(hash)
      return hash
    },
  }
}

const toHex = (decimal: string) => `0x${BigInt(decimal).toString(16)}`
