import type { Patterns } from './en.ts'

/** What happened, in Spanish; see en.ts. */
export const sentences: Patterns = {
  'transaction.empty': 'Una transacción sin mensajes',
  'transaction.more': '{sentence}, y {count, plural, one {# acción más} other {# acciones más}}',
  'message.unknown': '{signer} {failed, select, yes {intentó ejecutar} other {ejecutó}} {type}',
  'message.unknownByNobody': '{failed, select, yes {Intento de ejecución} other {Ejecutado}}: {type}',
  'params.update':
    '{authority} {failed, select, yes {intentó cambiar} other {cambió}} los parámetros del módulo {module}',
  'bank.send': '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient}',
  'bank.sendToSelf':
    '{sender} {failed, select, yes {intentó enviarse} other {se envió}} {amount} a su propia cuenta',
  'bank.multiSend':
    '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {count, plural, one {# cuenta} other {# cuentas}}',
  'staking.delegate':
    '{delegator} {failed, select, yes {intentó poner} other {puso}} {amount} en staking con {validator}',
  'staking.undelegate':
    '{delegator} {failed, select, yes {intentó retirar} other {empezó a retirar}} {amount} del staking con {validator}',
  'staking.cancelUnbonding':
    '{delegator} {failed, select, yes {intentó cancelar} other {canceló}} la retirada de {amount} del staking con {validator}',
  'staking.redelegate':
    '{delegator} {failed, select, yes {intentó trasladar} other {trasladó}} {amount} en staking de {from} a {to}',
  'staking.transferDelegation':
    '{delegator} {failed, select, yes {intentó ceder} other {cedió}} a {recipient} {amount} en staking con {validator}',
  'staking.createValidator':
    '{delegator} {failed, select, yes {intentó crear} other {creó}} el validador {name} con {amount} propios',
  'staking.editValidator':
    '{validator} {failed, select, yes {intentó cambiar} other {cambió}} su descripción',
  'staking.setCommission':
    '{validator} {failed, select, yes {intentó fijar} other {fijó}} su comisión en {rate}',
  'slashing.unjail': '{validator} {failed, select, yes {intentó salir} other {salió}} de la suspensión',
  'distribution.claim':
    '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} las recompensas de staking de {validator}',
  'distribution.claimAmount':
    '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de recompensas de staking de {validator}',
  'distribution.claimAmountFromMany':
    '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de recompensas de staking de {count, plural, one {# validador} other {# validadores}}',
  'distribution.commission': '{validator} {failed, select, yes {intentó cobrar} other {cobró}} su comisión',
  'distribution.commissionAmount':
    '{validator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de comisión',
  'distribution.setWithdrawAddress':
    '{delegator} {failed, select, yes {intentó destinar} other {destinó}} sus futuras recompensas de staking a {recipient}',
  'distribution.fundCommunityPool':
    '{depositor} {failed, select, yes {intentó aportar} other {aportó}} {amount} al fondo comunitario',
  'distribution.spendCommunityPool':
    '{authority} {failed, select, yes {intentó pagar} other {pagó}} {amount} del fondo comunitario a {recipient}',
  'distribution.depositRewards':
    '{depositor} {failed, select, yes {intentó aportar} other {aportó}} {amount} a las recompensas de quienes hacen staking con {validator}',
  'exchange.order':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden de {side, select, buy {compra} other {venta}} en {market}',
  'exchange.limitOrder':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden para {side, select, buy {comprar} other {vender}} {quantity} a {price} en {market}',
  'exchange.marketOrder':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden de mercado para {side, select, buy {comprar} other {vender}} {quantity} en {market}, a {price} o mejor',
  'exchange.conditionalOrder':
    '{trader} {failed, select, yes {intentó programar} other {programó}} una orden para {side, select, buy {comprar} other {vender}} {quantity} en {market} cuando el precio llegue a {trigger}',
  'exchange.leveragedOrder':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden para abrir {side, select, long {un largo} other {un corto}} de {quantity} a {price} en {market}, con apalancamiento de {leverage}',
  'exchange.leveragedMarketOrder':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden de mercado para abrir {side, select, long {un largo} other {un corto}} de {quantity} en {market}, a {price} o mejor, con {margin} de margen',
  'exchange.reducingOrder':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden para reducir {side, select, long {su largo} other {su corto}} en {quantity} a {price} en {market}',
  'exchange.reducingMarketOrder':
    '{trader} {failed, select, yes {intentó poner} other {puso}} una orden de mercado para reducir {side, select, long {su largo} other {su corto}} en {quantity} en {market}, a {price} o mejor',
  'exchange.bet':
    '{trader} {failed, select, yes {intentó} other {ofreció}} apostar {stake} al {outcome, select, yes {«sí»} other {«no»}} en {market}, a {price}',
  'exchange.cancelOrder':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} una orden en {market}',
  'exchange.cancelKnownOrder':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} una orden para {side, select, buy {comprar} other {vender}} {quantity} a {price} en {market}',
  'exchange.place':
    '{trader} {failed, select, yes {intentó poner} other {puso}} {placed, plural, one {# orden} other {# órdenes}} en {market}',
  'exchange.placeAcross':
    '{trader} {failed, select, yes {intentó poner} other {puso}} {placed, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}}',
  'exchange.cancel':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {market}',
  'exchange.cancelAcross':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}}',
  'exchange.replace':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {market} y {failed, select, yes {poner} other {puso}} {placed, plural, one {# nueva} other {# nuevas}}',
  'exchange.replaceAcross':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}} y {failed, select, yes {poner} other {puso}} {placed, plural, one {# nueva} other {# nuevas}}',
  'exchange.clear':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} todas sus órdenes en {market}',
  'exchange.clearAcross':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} todas sus órdenes en {markets, plural, one {# mercado} other {# mercados}}',
  'exchange.renew':
    '{trader} {failed, select, yes {intentó sustituir} other {sustituyó}} todas sus órdenes en {market} por {placed, plural, one {# nueva} other {# nuevas}}',
  'exchange.renewAcross':
    '{trader} {failed, select, yes {intentó sustituir} other {sustituyó}} sus órdenes en {markets, plural, one {# mercado} other {# mercados}} por {placed, plural, one {# nueva} other {# nuevas}}',
  'exchange.emptyBatch':
    '{trader} {failed, select, yes {intentó enviar} other {envió}} un lote sin ninguna orden',
  'exchange.deposit':
    '{sender} {failed, select, yes {intentó pasar} other {pasó}} {amount} a su subcuenta de trading {subaccount}',
  'exchange.withdraw':
    '{sender} {failed, select, yes {intentó retirar} other {retiró}} {amount} de su subcuenta de trading {subaccount}',
  'exchange.subaccountTransfer':
    '{sender} {failed, select, yes {intentó pasar} other {pasó}} {amount} de la subcuenta {from} a la subcuenta {to}',
  'exchange.externalTransfer':
    '{sender} {failed, select, yes {intentó pasar} other {pasó}} {amount} a la subcuenta {subaccount} de {recipient}',
  'exchange.feedAuction':
    '{sender} {failed, select, yes {intentó añadir} other {añadió}} {amount} a la cesta de la próxima subasta de quema',
  'exchange.increaseMargin':
    '{trader} {failed, select, yes {intentó añadir} other {añadió}} margen a una posición en {market}',
  'exchange.increaseMarginBy':
    '{trader} {failed, select, yes {intentó añadir} other {añadió}} {margin} de margen a una posición en {market}',
  'exchange.decreaseMargin':
    '{trader} {failed, select, yes {intentó retirar} other {retiró}} margen de una posición en {market}',
  'exchange.decreaseMarginBy':
    '{trader} {failed, select, yes {intentó retirar} other {retiró}} {margin} de margen de una posición en {market}',
  'exchange.liquidate':
    '{sender} {failed, select, yes {intentó liquidar} other {liquidó}} la posición de {owner} en {market}',
  'exchange.liquidateMany':
    '{sender} {failed, select, yes {intentó liquidar} other {liquidó}} {count, plural, one {# posición} other {# posiciones}}',
  'exchange.offset':
    '{sender} {failed, select, yes {intentó compensar} other {compensó}} una posición en {market} con posiciones contrarias',
  'exchange.settle':
    '{sender} {failed, select, yes {intentó poner} other {puso}} {market} en liquidación de emergencia',
  'exchange.launch':
    '{sender} {failed, select, yes {intentó abrir} other {abrió}} el mercado {kind, select, spot {al contado} perpetual {perpetuo} futures {de futuros} other {de opciones binarias}} {ticker}',
  'exchange.updateMarket':
    '{admin} {failed, select, yes {intentó cambiar} other {cambió}} las reglas de {market}',
  'exchange.renameMarket':
    '{admin} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de {market} a {ticker}',
  'exchange.settleMarketAt':
    '{admin} {failed, select, yes {intentó liquidar} other {liquidó}} {market} a {price}',
  'exchange.refundMarket':
    '{admin} {failed, select, yes {intentó anular} other {anuló}} {market}: se devuelven todas las apuestas',
  'exchange.grantStake':
    '{sender} {failed, select, yes {intentó prestar} other {prestó}} a {grantee} el peso de {amount} en staking para pagar menos comisiones de trading',
  'exchange.grantStakes':
    '{sender} {failed, select, yes {intentó prestar} other {prestó}} peso de su staking a {count, plural, one {# cuenta} other {# cuentas}} para pagar menos comisiones de trading',
  'exchange.revokeStake':
    '{sender} {failed, select, yes {intentó recuperar} other {recuperó}} el peso de staking prestado a {grantee}',
  'exchange.activateStake':
    '{sender} {failed, select, yes {intentó usar} other {empezó a usar}} el peso de staking prestado por {granter}',
  'exchange.optOutOfRewards':
    '{sender} {failed, select, yes {intentó renunciar} other {renunció}} a las recompensas de trading',
  'exchange.executeWithPrivilege':
    '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {contract} con derecho a operar en su nombre',
  'exchange.reclaimFunds':
    '{sender} {failed, select, yes {intentó recuperar} other {recuperó}} fondos bloqueados',
  'distribution.claimFromMany':
    '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} las recompensas de staking de {count, plural, one {# validador} other {# validadores}}',
  'gov.voteMany':
    '{voter} {failed, select, yes {intentó votar} other {votó}} {count, plural, one {# propuesta} other {# propuestas}}',
}
