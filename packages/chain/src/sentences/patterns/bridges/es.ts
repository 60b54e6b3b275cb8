import type { Translated } from '../../../translated.ts'
import type { bridges as english } from './en.ts'

export const bridges: Translated<typeof english> = {
  ibc: {
    transfer:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {receiver} por {channel}',
    receive:
      '{relayer} {failed, select, yes {intentó entregar} other {entregó}} a {receiver} {amount} de {sender} por {channel}',
    receiveOther:
      '{relayer} {failed, select, yes {intentó entregar} other {entregó}} un paquete por {channel}',
    notAccepted: '{sentence}, pero se rechazó',
    acknowledge:
      '{relayer} {failed, select, yes {intentó confirmar} other {confirmó}} que {amount} de {sender} llegó a {receiver} por {channel}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {intentó confirmar} other {confirmó}} que un paquete llegó por {channel}',
    refuse:
      '{relayer} {failed, select, yes {intentó informar} other {informó}} del rechazo de {amount} para {receiver} en {channel}; el importe {failed, select, yes {volvería} other {volvió}} a {sender}',
    refuseOther:
      '{relayer} {failed, select, yes {intentó informar} other {informó}} de que un paquete se rechazó en {channel}',
    timeout:
      '{relayer} {failed, select, yes {intentó informar} other {informó}} de que el envío de {amount} a {receiver} caducó en {channel}; el importe {failed, select, yes {volvería} other {volvió}} a {sender}',
    timeoutOther:
      '{relayer} {failed, select, yes {intentó informar} other {informó}} de que un paquete caducó en {channel}',
    createClient:
      '{signer} {failed, select, yes {intentó crear} other {creó}} un cliente ligero de la cadena {network}',
    updateClient:
      '{signer} {failed, select, yes {intentó poner} other {puso}} al día el cliente ligero {client}',
    reportMisbehaviour:
      '{signer} {failed, select, yes {intentó denunciar} other {denunció}} que la cadena de {client} se contradice',
    openConnection:
      '{signer} {failed, select, yes {intentó dar} other {dio}} {step, select, init {el primer paso} try {el segundo paso} ack {el tercer paso} other {el último paso}} para abrir la conexión {connection}',
    openChannel:
      '{signer} {failed, select, yes {intentó dar} other {dio}} {step, select, init {el primer paso} try {el segundo paso} ack {el tercer paso} other {el último paso}} para abrir {channel}',
    openNewChannel:
      '{signer} {failed, select, yes {intentó dar} other {dio}} {step, select, init {el primer paso} try {el segundo paso} ack {el tercer paso} other {el último paso}} para abrir un canal de {port}',
    closeChannel: '{signer} {failed, select, yes {intentó cerrar} other {cerró}} {channel}',
    prune: '{signer} {failed, select, yes {intentó eliminar} other {eliminó}} acuses antiguos de {channel}',
    registerPayee:
      '{relayer} {failed, select, yes {intentó destinar} other {destinó}} lo que gana en {channel} a {payee}',
    payFee:
      '{signer} {failed, select, yes {intentó ofrecer} other {ofreció}} {amount} a quien transmita un paquete por {channel}',
    passOn: '{sentence}, para reenviarlo a {receiver}',
    callOn: '{sentence}, para llamar a {contract}',
    arrived: '{sentence}, y llegó',
    returned: '{sentence}, donde se rechazó y volvió',
    expired: '{sentence}, pero llegó tarde y volvió',
  },
  peggy: {
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient} en Ethereum',
    cancel:
      '{sender} {failed, select, yes {intentó cancelar} other {canceló}} la transferencia {number} a Ethereum',
    limit:
      '{authority} {failed, select, yes {intentó limitar} other {limitó}} lo que puede cruzar de {denom} por el puente de Ethereum a {limit} en {count, plural, one {# bloque} other {# bloques}}',
    unlimit:
      '{authority} {failed, select, yes {intentó quitar} other {quitó}} el límite de {denom} en el puente de Ethereum',
    requestBatch:
      '{orchestrator} {failed, select, yes {intentó agrupar} other {agrupó}} las transferencias pendientes de {denom} a Ethereum',
    confirmBatch:
      '{orchestrator} {failed, select, yes {intentó firmar} other {firmó}} el lote {number} de transferencias a Ethereum',
    confirmValidators:
      '{orchestrator} {failed, select, yes {intentó firmar} other {firmó}} el conjunto de validadores {number} para el puente de Ethereum',
    claimDeposit:
      '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que {sender} envió {amount} desde Ethereum a {receiver}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que el lote {number} llegó a Ethereum',
    claimToken:
      '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que {denom} es {contract} en Ethereum',
    claimValidators:
      '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que Ethereum conoce el conjunto de validadores {number}',
    setOrchestrator:
      '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {orchestrator} para vigilar el puente, con firma {address} en Ethereum',
    watch:
      '{sender} {failed, select, yes {intentó} other {empezó a}} vigilar el puente, con firma {address} en Ethereum',
    block:
      '{signer} {failed, select, yes {intentó bloquear} other {bloqueó}} en el puente {count, plural, one {# dirección de Ethereum} other {# direcciones de Ethereum}}',
    unblock:
      '{signer} {failed, select, yes {intentó desbloquear} other {desbloqueó}} en el puente {count, plural, one {# dirección de Ethereum} other {# direcciones de Ethereum}}',
  },
}
