import type { Translated } from '../../../translated.ts'
import type { contracts as english } from './en.ts'

export const contracts: Translated<typeof english> = {
  wasm: {
    store: '{sender} {failed, select, yes {intentó guardar} other {guardó}} el código de un contrato',
    storeAs: '{sender} {failed, select, yes {intentó guardar} other {guardó}} el código {code}',
    instantiate:
      '{sender} {failed, select, yes {intentó poner} other {puso}} en marcha el contrato {contract} con el código {code}',
    call: '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {contract}',
    execute: '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} de {contract}',
    executeWithFunds:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} de {contract} con {funds}',
    migrate: '{sender} {failed, select, yes {intentó migrar} other {migró}} {contract} al código {code}',
    updateAdmin:
      '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {admin} administrador de {contract}',
    clearAdmin:
      '{sender} {failed, select, yes {intentó dejar} other {dejó}} {contract} sin administrador de forma definitiva',
    relabel:
      '{sender} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de {contract} a «{label}»',
    restrict:
      '{sender} {failed, select, yes {intentó cambiar} other {cambió}} quién puede poner en marcha contratos con el código {code}',
    pin: '{authority} {failed, select, yes {intentó fijar} other {fijó}} en memoria {count, plural, one {# código} other {# códigos}}',
    unpin:
      '{authority} {failed, select, yes {intentó dejar} other {dejó}} de fijar en memoria {count, plural, one {# código} other {# códigos}}',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} {token} (CW20) a {recipient}',
    transferFrom:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} {token} (CW20) de {owner} a {recipient}',
    mint: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} {amount} {token} (CW20) para {recipient}',
    burn: '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount} {token} (CW20)',
    burnFrom:
      '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount} {token} (CW20) de {owner}',
    allow:
      '{sender} {failed, select, yes {intentó permitir} other {permitió}} que {spender} gaste {amount} {token} (CW20) más en su nombre',
    disallow:
      '{sender} {failed, select, yes {intentó reducir} other {redujo}} en {amount} {token} (CW20) lo que {spender} puede gastar en su nombre',
  },
  nft: {
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} el NFT {id} de {contract} a {recipient}',
    mint: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} el NFT {id} de {contract} para {recipient}',
  },
  wasmx: {
    register:
      '{sender} {failed, select, yes {intentó registrar} other {registró}} {contract} para que se ejecute en cada bloque',
    update:
      '{sender} {failed, select, yes {intentó cambiar} other {cambió}} cómo se ejecuta {contract} en cada bloque',
    activate:
      '{sender} {failed, select, yes {intentó activar} other {activó}} la ejecución de {contract} en cada bloque',
    deactivate:
      '{sender} {failed, select, yes {intentó desactivar} other {desactivó}} la ejecución de {contract} en cada bloque',
  },
}
