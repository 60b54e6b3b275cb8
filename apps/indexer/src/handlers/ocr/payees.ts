import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { bug } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import type { StateMessageHandler } from '../module.ts'
import { readFields, type Fields } from '../read-fields.ts'
import { payees } from './tables.ts'

/** No event tells of payees. */
export const payeeMessages: StateMessageHandler[] = [
  onOcr('MsgSetPayees', (message, state) => {
    const all = message.texts('payees')
    for (const [at, transmitter] of message.texts('transmitters').entries()) {
      const feed = message.name('feed_id')
      state.put(payees, { feed, transmitter, payee: all[at] ?? null, proposed: null })
    }
  }),
  onOcr('MsgTransferPayeeship', async (message, state) => {
    const key = keyOf(message)
    const known = await state.find(payees, key)
    state.put(payees, { ...key, payee: known?.payee ?? null, proposed: message.text('proposed') })
  }),
  onOcr('MsgAcceptPayeeship', (message, state) => {
    state.put(payees, { ...keyOf(message), payee: message.text('payee'), proposed: null })
  }),
]

function keyOf(message: Fields) {
  return { feed: message.name('feed_id'), transmitter: message.name('transmitter') }
}

/** Our types of the exchange's chain have none of this module. */
export function onOcr(
  name: string,
  handle: (message: Fields, state: State) => void | Promise<void>,
): StateMessageHandler {
  const typeUrl = `/injective.ocr.v1beta1.${name}`
  const type = findMessageType(typeUrl)
  if (type === undefined) throw bug(`${typeUrl} has no definition`)
  return { typeUrl, handle: (value, state) => handle(readFields(decodeMessage(type, value), name), state) }
}
