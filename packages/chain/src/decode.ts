export { accountOfKey } from './messages/account-of-key.ts'
export type { Any } from './messages/any.ts'
export { authorizedType } from './messages/authorized-type.ts'
export { decodeMessage, readMessage } from './messages/decode-message.ts'
export {
  decodeSigners,
  decodeTx,
  decodeTxMsgData,
  type AnyMessage,
  type Signer,
  type Tx,
} from './messages/decode-tx.ts'
export type { Json, JsonObject } from './messages/json.ts'
export { findMessageType } from './messages/message-types.ts'
export { messageTypesOf, type Coin, type TxOutline } from './messages/message-types-of.ts'
