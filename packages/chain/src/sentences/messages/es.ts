import type { Patterns } from './en.ts'

/** What happened, in Spanish; see en.ts. */
export const sentences: Patterns = {
  'transaction.empty': 'Una transacción sin mensajes',
  'transaction.more': '{sentence}, y {count, plural, one {# acción más} other {# acciones más}}',
  'message.unknown': '{signer} {failed, select, yes {intentó ejecutar} other {ejecutó}} «{type}»',
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
  'slashing.unjail': '{validator} {failed, select, yes {intentó dejar} other {dejó}} de estar encarcelado',
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
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de {side, select, buy {compra} other {venta}} en {market}',
  'exchange.limitOrder':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden para {side, select, buy {comprar} other {vender}} {quantity} a {price} en {market}',
  'exchange.marketOrder':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de mercado para {side, select, buy {comprar} other {vender}} {quantity} en {market}, a {price} o mejor',
  'exchange.conditionalOrder':
    '{trader} {failed, select, yes {intentó programar} other {programó}} una orden para {side, select, buy {comprar} other {vender}} {quantity} en {market} cuando el precio llegue a {trigger}',
  'exchange.leveragedOrder':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden para abrir {side, select, long {un largo} other {un corto}} de {quantity} a {price} en {market}, con apalancamiento de {leverage}',
  'exchange.leveragedMarketOrder':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de mercado para abrir {side, select, long {un largo} other {un corto}} de {quantity} en {market}, a {price} o mejor, con {margin} de margen',
  'exchange.reducingOrder':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden para reducir {side, select, long {su largo} other {su corto}} en {quantity} a {price} en {market}',
  'exchange.reducingMarketOrder':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de mercado para reducir {side, select, long {su largo} other {su corto}} en {quantity} en {market}, a {price} o mejor',
  'exchange.bet':
    '{trader} {failed, select, yes {intentó} other {ofreció}} apostar {stake} al {outcome, select, yes {«sí»} other {«no»}} en {market}, a {price}',
  'exchange.cancelOrder':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} una orden en {market}',
  'exchange.cancelKnownOrder':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} una orden para {side, select, buy {comprar} other {vender}} {quantity} a {price} en {market}',
  'exchange.place':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} {placed, plural, one {# orden} other {# órdenes}} en {market}',
  'exchange.placeAcross':
    '{trader} {failed, select, yes {intentó colocar} other {colocó}} {placed, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}}',
  'exchange.cancel':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {market}',
  'exchange.cancelAcross':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}}',
  'exchange.replace':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {market} y {failed, select, yes {colocar} other {colocó}} {placed, plural, one {# nueva} other {# nuevas}}',
  'exchange.replaceAcross':
    '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}} y {failed, select, yes {colocar} other {colocó}} {placed, plural, one {# nueva} other {# nuevas}}',
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
    '{admin} {failed, select, yes {intentó resolver} other {resolvió}} {market} con un {outcome} de «sí»',
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
  'exchange.nameMarket':
    '{admin} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de un mercado a {market}',
  'staking.delegateMany':
    '{delegator} {failed, select, yes {intentó poner} other {puso}} {amount} en staking con {count, plural, one {# validador} other {# validadores}}',
  'bank.setSendEnabled':
    '{authority} {failed, select, yes {intentó cambiar} other {cambió}} si {count, plural, one {# token puede} other {# tokens pueden}} enviarse',
  'crisis.verify':
    '{sender} {failed, select, yes {intentó hacer} other {hizo}} que la cadena revisara sus propias cuentas ({invariant})',
  'evidence.submit':
    '{submitter} {failed, select, yes {intentó denunciar} other {denunció}} a un validador por firmar dos veces',
  'gov.propose':
    '{proposer} {failed, select, yes {intentó presentar} other {presentó}} la propuesta {proposal}',
  'gov.proposeWithDeposit':
    '{proposer} {failed, select, yes {intentó presentar} other {presentó}} la propuesta {proposal} con un depósito de {deposit}',
  'gov.vote':
    '{voter} {failed, select, yes {intentó votar} other {votó}} {option, select, yes {sí} no {no} veto {no con veto} other {abstención}} a la propuesta {proposal}',
  'gov.voteInTwo':
    '{voter} {failed, select, yes {intentó repartir} other {repartió}} su voto a la propuesta {proposal}: {share} {option, select, yes {sí} no {no} veto {no con veto} other {abstención}}, {otherShare} {otherOption, select, yes {sí} no {no} veto {no con veto} other {abstención}}',
  'gov.voteSplit':
    '{voter} {failed, select, yes {intentó repartir} other {repartió}} su voto a la propuesta {proposal} entre {count, plural, one {# opción} other {# opciones}}',
  'gov.deposit':
    '{depositor} {failed, select, yes {intentó añadir} other {añadió}} {amount} al depósito de la propuesta {proposal}',
  'gov.cancel': '{proposer} {failed, select, yes {intentó retirar} other {retiró}} la propuesta {proposal}',
  'gov.executeLegacy':
    '{authority} {failed, select, yes {intentó ejecutar} other {ejecutó}} la propuesta {title}',
  'upgrade.plan':
    '{authority} {failed, select, yes {intentó programar} other {programó}} la actualización a {name} en el bloque {block}',
  'upgrade.cancel':
    '{authority} {failed, select, yes {intentó cancelar} other {canceló}} la actualización prevista',
  'authz.execute': '{sentence}, por medio de {grantee}',
  'authz.grant':
    '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a actuar en su nombre: {permission}',
  'authz.grantSpending':
    '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a gastar hasta {limit} en su nombre',
  'authz.grantStaking':
    '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a {deed, select, delegate {hacer staking} undelegate {retirar staking} redelegate {trasladar staking} other {gestionar el staking}} en su nombre',
  'authz.grantStakingUpTo':
    '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a {deed, select, delegate {poner en staking} undelegate {retirar del staking} redelegate {trasladar en staking} other {gestionar en staking}} hasta {limit} en su nombre',
  'authz.revoke':
    '{granter} {failed, select, yes {intentó retirar} other {retiró}} a {grantee} el permiso de actuar en su nombre: {permission}',
  'authz.prune': '{pruner} {failed, select, yes {intentó eliminar} other {eliminó}} permisos caducados',
  'feegrant.grant':
    '{granter} {failed, select, yes {intentó} other {aceptó}} pagar las comisiones de {grantee}',
  'feegrant.grantUpTo':
    '{granter} {failed, select, yes {intentó} other {aceptó}} pagar las comisiones de {grantee}, hasta {limit}',
  'feegrant.revoke':
    '{granter} {failed, select, yes {intentó dejar} other {dejó}} de pagar las comisiones de {grantee}',
  'feegrant.prune':
    '{pruner} {failed, select, yes {intentó eliminar} other {eliminó}} asignaciones de comisiones caducadas',
  'vesting.lock':
    '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, bloqueados por un tiempo',
  'vesting.lockInSteps':
    '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, que se desbloquean por etapas',
  'vesting.lockForGood':
    '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, bloqueados para siempre',
  'ibc.transfer':
    '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {receiver} por {channel}',
  'ibc.receive':
    '{relayer} {failed, select, yes {intentó entregar} other {entregó}} a {receiver} {amount} de {sender} por {channel}',
  'ibc.receiveOther':
    '{relayer} {failed, select, yes {intentó entregar} other {entregó}} un paquete por {channel}',
  'ibc.acknowledge':
    '{relayer} {failed, select, yes {intentó confirmar} other {confirmó}} que {amount} de {sender} llegó a {receiver} por {channel}',
  'ibc.acknowledgeOther':
    '{relayer} {failed, select, yes {intentó confirmar} other {confirmó}} que un paquete llegó por {channel}',
  'ibc.refuse':
    '{relayer} {failed, select, yes {intentó informar} other {informó}} de que {amount} para {receiver} se rechazó en {channel}; {failed, select, yes {volvería} other {volvió}} a {sender}',
  'ibc.refuseOther':
    '{relayer} {failed, select, yes {intentó informar} other {informó}} de que un paquete se rechazó en {channel}',
  'ibc.timeout':
    '{relayer} {failed, select, yes {intentó informar} other {informó}} de que {amount} para {receiver} caducó en {channel}; {failed, select, yes {volvería} other {volvió}} a {sender}',
  'ibc.timeoutOther':
    '{relayer} {failed, select, yes {intentó informar} other {informó}} de que un paquete caducó en {channel}',
  'ibc.createClient':
    '{signer} {failed, select, yes {intentó crear} other {creó}} un cliente ligero de la cadena {network}',
  'ibc.updateClient':
    '{signer} {failed, select, yes {intentó poner} other {puso}} al día el cliente ligero {client}',
  'ibc.reportMisbehaviour':
    '{signer} {failed, select, yes {intentó denunciar} other {denunció}} que la cadena de {client} se contradice',
  'ibc.openConnection':
    '{signer} {failed, select, yes {intentó dar} other {dio}} {step, select, init {el primer paso} try {el segundo paso} ack {el tercer paso} other {el último paso}} para abrir la conexión {connection}',
  'ibc.openChannel':
    '{signer} {failed, select, yes {intentó dar} other {dio}} {step, select, init {el primer paso} try {el segundo paso} ack {el tercer paso} other {el último paso}} para abrir {channel}',
  'ibc.openNewChannel':
    '{signer} {failed, select, yes {intentó dar} other {dio}} {step, select, init {el primer paso} try {el segundo paso} ack {el tercer paso} other {el último paso}} para abrir un canal de {port}',
  'ibc.closeChannel': '{signer} {failed, select, yes {intentó cerrar} other {cerró}} {channel}',
  'ibc.prune':
    '{signer} {failed, select, yes {intentó eliminar} other {eliminó}} acuses antiguos de {channel}',
  'ibc.registerPayee':
    '{relayer} {failed, select, yes {intentó destinar} other {destinó}} lo que gana en {channel} a {payee}',
  'ibc.payFee':
    '{signer} {failed, select, yes {intentó recompensar} other {recompensó}} a quien transmita un paquete por {channel}',
  'wasm.store': '{sender} {failed, select, yes {intentó guardar} other {guardó}} el código de un contrato',
  'wasm.storeAs': '{sender} {failed, select, yes {intentó guardar} other {guardó}} el código {code}',
  'wasm.instantiate':
    '{sender} {failed, select, yes {intentó poner} other {puso}} en marcha el contrato {contract} con el código {code}',
  'wasm.call': '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {contract}',
  'wasm.execute': '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} de {contract}',
  'wasm.executeWithFunds':
    '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} de {contract} con {funds}',
  'wasm.migrate': '{sender} {failed, select, yes {intentó migrar} other {migró}} {contract} al código {code}',
  'wasm.updateAdmin':
    '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {admin} administrador de {contract}',
  'wasm.clearAdmin':
    '{sender} {failed, select, yes {intentó dejar} other {dejó}} {contract} sin administrador, para siempre',
  'wasm.relabel':
    '{sender} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de {contract} a {label}',
  'wasm.restrict':
    '{sender} {failed, select, yes {intentó cambiar} other {cambió}} quién puede poner en marcha contratos con el código {code}',
  'wasm.pin':
    '{authority} {failed, select, yes {intentó fijar} other {fijó}} en memoria {count, plural, one {# código} other {# códigos}}',
  'wasm.unpin':
    '{authority} {failed, select, yes {intentó dejar} other {dejó}} de fijar en memoria {count, plural, one {# código} other {# códigos}}',
  'wasmx.register':
    '{sender} {failed, select, yes {intentó registrar} other {registró}} {contract} para que se ejecute en cada bloque',
  'wasmx.update':
    '{sender} {failed, select, yes {intentó cambiar} other {cambió}} cómo se ejecuta {contract} en cada bloque',
  'wasmx.activate':
    '{sender} {failed, select, yes {intentó activar} other {activó}} la ejecución de {contract} en cada bloque',
  'wasmx.deactivate':
    '{sender} {failed, select, yes {intentó desactivar} other {desactivó}} la ejecución de {contract} en cada bloque',
  'peggy.send':
    '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient} en Ethereum',
  'peggy.cancel':
    '{sender} {failed, select, yes {intentó cancelar} other {canceló}} la transferencia {number} a Ethereum',
  'peggy.requestBatch':
    '{orchestrator} {failed, select, yes {intentó agrupar} other {agrupó}} las transferencias pendientes de {denom} a Ethereum',
  'peggy.confirmBatch':
    '{orchestrator} {failed, select, yes {intentó firmar} other {firmó}} el lote {number} de transferencias a Ethereum',
  'peggy.confirmValidators':
    '{orchestrator} {failed, select, yes {intentó firmar} other {firmó}} el conjunto de validadores {number} para el puente de Ethereum',
  'peggy.claimDeposit':
    '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que {sender} envió {amount} desde Ethereum a {receiver}',
  'peggy.claimWithdrawal':
    '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que el lote {number} llegó a Ethereum',
  'peggy.claimToken':
    '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que {denom} es {contract} en Ethereum',
  'peggy.claimValidators':
    '{orchestrator} {failed, select, yes {intentó confirmar} other {confirmó}} que Ethereum conoce el conjunto de validadores {number}',
  'peggy.setOrchestrator':
    '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {orchestrator} para vigilar el puente, con firma {address} en Ethereum',
  'peggy.watch':
    '{sender} {failed, select, yes {intentó} other {empezó a}} vigilar el puente, con firma {address} en Ethereum',
  'peggy.block':
    '{signer} {failed, select, yes {intentó vetar} other {vetó}} en el puente {count, plural, one {# dirección de Ethereum} other {# direcciones de Ethereum}}',
  'peggy.unblock':
    '{signer} {failed, select, yes {intentó readmitir} other {readmitió}} en el puente {count, plural, one {# dirección de Ethereum} other {# direcciones de Ethereum}}',
  'tokenfactory.create': '{sender} {failed, select, yes {intentó crear} other {creó}} el token {denom}',
  'tokenfactory.mint': '{sender} {failed, select, yes {intentó emitir} other {emitió}} {amount}',
  'tokenfactory.mintFor':
    '{sender} {failed, select, yes {intentó emitir} other {emitió}} {amount} para {receiver}',
  'tokenfactory.burn': '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount}',
  'tokenfactory.burnFrom':
    '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount} de {owner}',
  'tokenfactory.changeAdmin':
    '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {admin} administrador de {denom}',
  'tokenfactory.dropAdmin':
    '{sender} {failed, select, yes {intentó dejar} other {dejó}} {denom} sin administrador, para siempre',
  'tokenfactory.describe':
    '{sender} {failed, select, yes {intentó describir} other {describió}} {denom}: nombre, símbolo y decimales',
  'permissions.create':
    '{sender} {failed, select, yes {intentó crear} other {creó}} reglas sobre quién puede hacer qué con {denom}',
  'permissions.update':
    '{sender} {failed, select, yes {intentó cambiar} other {cambió}} las reglas de {denom}',
  'permissions.giveRole':
    '{sender} {failed, select, yes {intentó dar} other {dio}} a {actor} el rol {role} en {denom}',
  'permissions.takeRole':
    '{sender} {failed, select, yes {intentó quitar} other {quitó}} a {actor} el rol {role} en {denom}',
  'permissions.updateRoles':
    '{sender} {failed, select, yes {intentó cambiar} other {cambió}} {count, plural, one {# rol} other {# roles}} en {denom}',
  'permissions.claimVoucher':
    '{sender} {failed, select, yes {intentó cobrar} other {cobró}} los {denom} que tenía retenidos',
  'erc20.pair': '{sender} {failed, select, yes {intentó emparejar} other {emparejó}} {denom} con {contract}',
  'erc20.unpair':
    '{sender} {failed, select, yes {intentó eliminar} other {eliminó}} la pareja ERC-20 de {denom}',
  'insurance.create':
    '{sender} {failed, select, yes {intentó abrir} other {abrió}} el fondo de seguro de {ticker} con {amount}',
  'insurance.underwrite':
    '{sender} {failed, select, yes {intentó aportar} other {aportó}} {amount} al fondo de seguro de {market}',
  'insurance.redeem':
    '{sender} {failed, select, yes {intentó pedir} other {pidió}} el reembolso de {amount} del fondo de seguro de {market}',
  'auction.bid': '{sender} {failed, select, yes {intentó pujar} other {pujó}} {amount} en la subasta {round}',
  'oracle.one':
    '{relayer} {failed, select, yes {intentó publicar} other {publicó}} el precio de {asset}: {price}',
  'oracle.two':
    '{relayer} {failed, select, yes {intentó publicar} other {publicó}} los precios de {asset} ({price}) y {otherAsset} ({otherPrice})',
  'oracle.many':
    '{relayer} {failed, select, yes {intentó publicar} other {publicó}} {count, plural, one {# precio} other {# precios}}',
  'oracle.request':
    '{sender} {failed, select, yes {intentó pedir} other {pidió}} precios a Band (solicitud {number})',
  'ocr.create': '{sender} {failed, select, yes {intentó crear} other {creó}} la fuente de precios {feed}',
  'ocr.update': '{sender} {failed, select, yes {intentó cambiar} other {cambió}} la fuente de precios {feed}',
  'ocr.transmit':
    '{transmitter} {failed, select, yes {intentó comunicar} other {comunicó}} un precio a la fuente {feed}',
  'ocr.fund':
    '{sender} {failed, select, yes {intentó aportar} other {aportó}} {amount} a las recompensas de la fuente de precios {feed}',
  'ocr.withdraw':
    '{sender} {failed, select, yes {intentó retirar} other {retiró}} {amount} de las recompensas de la fuente de precios {feed}',
  'ocr.setPayees':
    '{sender} {failed, select, yes {intentó designar} other {designó}} {count, plural, one {# cuenta} other {# cuentas}} para cobrar por la fuente de precios {feed}',
  'ocr.offerPayeeship':
    '{sender} {failed, select, yes {intentó ofrecer} other {ofreció}} a {proposed} su paga de la fuente de precios {feed}',
  'ocr.acceptPayeeship':
    '{payee} {failed, select, yes {intentó aceptar} other {aceptó}} la paga de {transmitter} de la fuente de precios {feed}',
  'evm.transact': '{sender} {failed, select, yes {intentó hacer} other {hizo}} una transacción de Ethereum',
  'evm.create': '{sender} {failed, select, yes {intentó crear} other {creó}} un contrato EVM',
  'evm.send': '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient} por EVM',
  'evm.call':
    '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract}',
  'evm.callWithValue':
    '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract} con {amount}',
  'exchange.partlyRefused': '{sentence}; {count, plural, one {# se rechazó} other {# se rechazaron}}',
  'exchange.liquidatePosition':
    '{sender} {failed, select, yes {intentó liquidar} other {liquidó}} {side, select, long {un largo} other {un corto}} de {quantity} de {owner}, a {price} en {market}',
}
