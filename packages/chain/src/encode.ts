export { encodeAny, encodeMessage } from './messages/encode-message.ts'
