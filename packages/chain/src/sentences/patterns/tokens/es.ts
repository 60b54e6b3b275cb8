import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  tokenfactory: {
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} el token {denom}',
    changeAdmin:
      '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {admin} administrador de {denom}',
    dropAdmin:
      '{sender} {failed, select, yes {intentó dejar} other {dejó}} {denom} sin administrador de forma definitiva',
    describe:
      '{sender} {failed, select, yes {intentó describir} other {describió}} {denom}: nombre, símbolo y decimales',
  },
  token: {
    mint: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} {amount}',
    mintFor: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} {amount} para {receiver}',
    burn: '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount}',
    burnFrom: '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount} de {owner}',
  },
  permissions: {
    create:
      '{sender} {failed, select, yes {intentó crear} other {creó}} reglas sobre quién puede hacer qué con {denom}',
    update: '{sender} {failed, select, yes {intentó cambiar} other {cambió}} las reglas de {denom}',
    giveRole: '{sender} {failed, select, yes {intentó dar} other {dio}} a {actor} el rol {role} en {denom}',
    takeRole:
      '{sender} {failed, select, yes {intentó quitar} other {quitó}} a {actor} el rol {role} en {denom}',
    updateRoles:
      '{sender} {failed, select, yes {intentó cambiar} other {cambió}} {count, plural, one {# rol} other {# roles}} en {denom}',
    claimVoucher:
      '{sender} {failed, select, yes {intentó cobrar} other {cobró}} los {denom} que tenía retenidos',
  },
}
