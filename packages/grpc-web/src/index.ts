export { createHandler, type Handler, type HandlerOptions } from './create-handler.ts'
export { createTransport, type Transport, type TransportOptions } from './client/create-transport.ts'
export {
  forward,
  serve,
  type AnswerRaw,
  type CallContext,
  type FormatReply,
  type Implementation,
  type RawCall,
  type RestRule,
  type ServedMethod,
  type ServedService,
} from './service.ts'
export { refusal, Status, type ToFault } from './status.ts'
