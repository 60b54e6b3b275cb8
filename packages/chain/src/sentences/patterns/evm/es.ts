import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact: '{sender} {failed, select, yes {intentó hacer} other {hizo}} una transacción de Ethereum',
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} un contrato EVM',
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient} por EVM',
    call: '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract}',
    callWithValue:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract} con {amount}',
  },
}
