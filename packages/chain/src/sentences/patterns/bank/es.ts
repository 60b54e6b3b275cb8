import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  bank: {
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient}',
    sendToSelf:
      '{sender} {failed, select, yes {intentó enviarse} other {se envió}} {amount} a su propia cuenta',
    multiSend:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {count, plural, one {# cuenta} other {# cuentas}}',
    setSendEnabled:
      '{authority} {failed, select, yes {intentó cambiar} other {cambió}} si {count, plural, one {# token puede} other {# tokens pueden}} enviarse',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, {release, select, end {con bloqueo hasta} other {con desbloqueo gradual hasta}} el {time}',
    lockInSteps:
      '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, con desbloqueo por etapas',
    lockForGood:
      '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, con bloqueo permanente',
  },
}
