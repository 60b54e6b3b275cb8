import { decodeTx, type Tx } from '@injsight/chain/decode'
import { asFault, invalidInput } from '@injsight/errors'

export type SentBytes = { raw: Uint8Array; tx: Tx; form: FormData }

/**
 * The transaction that a dialog has sent, in base64.
 *
 * @throws Fault `invalid-input` for anything else
 */
export async function readSent(request: Request): Promise<SentBytes> {
  const form = await request.formData()
  const text = form.get('tx')
  try {
    const raw = Uint8Array.fromBase64(typeof text === 'string' ? text : '')
    const tx = decodeTx(raw)
    if (tx.messages.length > 0) return { raw, tx, form }
  } catch (error) {
    if (!(error instanceof SyntaxError) && asFault(error).kind === 'bug') throw error
  }
  throw invalidInput('act.tx', 'The bytes are no transaction')
}
