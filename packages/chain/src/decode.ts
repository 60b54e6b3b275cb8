export { messageTypesOf, type Coin, type TxOutline } from './messages/message-types-of.ts'
