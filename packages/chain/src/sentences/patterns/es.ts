import type { Patterns } from './en.ts'

/** What happened, in Spanish; see en.ts. */
export const sentences: Patterns = {
  transaction: {
    empty: 'Una transacción sin mensajes',
    more: '{sentence}, y {count, plural, one {# acción más} other {# acciones más}}',
  },
  block: {
    empty: 'vacío, propuesto por {proposer}',
    and: '{first}, {more}',
    proposal:
      'propuesta {proposal} {result, select, passed {aprobada} failed {aprobada, pero no se pudo ejecutar} rejected {rechazada} dropped {descartada por falta de depósito} other {sigue en una votación más larga}}',
    proposals:
      '{count, plural, one {# propuesta} other {# propuestas}} {result, select, passed {aprobadas} failed {aprobadas, pero sin poder ejecutarse} rejected {rechazadas} dropped {descartadas por falta de depósito} other {siguen en una votación más larga}}',
    punished:
      '{validator} {reason, select, absent {encarcelado por no firmar bloques} twice {penalizado por firmar dos veces} other {penalizado}}',
    punishedMany:
      '{count, plural, one {# validador} other {# validadores}} {reason, select, absent {encarcelados por no firmar bloques} twice {penalizados por firmar dos veces} other {penalizados}}',
    auction: '{winner} ganó la subasta {round} por {amount}',
    settled: 'liquidación final de {market}',
    liquidated: 'posiciones liquidadas en {market}',
    fillsOnOne: '{count, plural, one {# ejecución} other {# ejecuciones}} en {market}',
    fillsOnTwo: '{count, plural, one {# ejecución} other {# ejecuciones}} en {market} y {another}',
    fillsOnMany:
      '{count, plural, one {# ejecución} other {# ejecuciones}} en {markets, plural, one {# mercado} other {# mercados}}',
    requoted:
      '{count, plural, one {# creador de mercado renovó sus órdenes} other {# creadores de mercado renovaron sus órdenes}}',
    placed: '{count, plural, one {# orden nueva} other {# órdenes nuevas}}',
    refused: '{count, plural, one {# orden rechazada} other {# órdenes rechazadas}}',
    trade: '{count, plural, one {# transacción de trading} other {# transacciones de trading}}',
    transfer: '{count, plural, one {# transferencia} other {# transferencias}}',
    contract: '{count, plural, one {# transacción de contratos} other {# transacciones de contratos}}',
    oracle: '{count, plural, one {# actualización de precios} other {# actualizaciones de precios}}',
    staking:
      '{count, plural, one {# transacción de staking o gobernanza} other {# transacciones de staking y gobernanza}}',
    transactions: '{count, plural, one {# transacción} other {# transacciones}}',
    others: '{count, plural, one {# transacción más} other {# transacciones más}}',
    failed: '{count, plural, one {# transacción fallida} other {# transacciones fallidas}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {intentó ejecutar} other {ejecutó}} «{type}»',
    unknownByNobody: '{failed, select, yes {Intento de ejecución} other {Ejecutado}}: {type}',
  },
  params: {
    update:
      '{authority} {failed, select, yes {intentó cambiar} other {cambió}} los parámetros del módulo {module}',
  },
  bank: {
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient}',
    sendToSelf:
      '{sender} {failed, select, yes {intentó enviarse} other {se envió}} {amount} a su propia cuenta',
    multiSend:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {count, plural, one {# cuenta} other {# cuentas}}',
    setSendEnabled:
      '{authority} {failed, select, yes {intentó cambiar} other {cambió}} si {count, plural, one {# token puede} other {# tokens pueden}} enviarse',
  },
  staking: {
    delegate:
      '{delegator} {failed, select, yes {intentó poner} other {puso}} {amount} en staking con {validator}',
    undelegate:
      '{delegator} {failed, select, yes {intentó retirar} other {empezó a retirar}} {amount} del staking con {validator}',
    freeOn: '{sentence}; disponible el {time}',
    cancelUnbonding:
      '{delegator} {failed, select, yes {intentó cancelar} other {canceló}} la retirada de {amount} del staking con {validator}',
    redelegate:
      '{delegator} {failed, select, yes {intentó trasladar} other {trasladó}} {amount} en staking de {from} a {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {intentó ceder} other {cedió}} a {recipient} {amount} en staking con {validator}',
    createValidator:
      '{delegator} {failed, select, yes {intentó crear} other {creó}} el validador «{name}» con {amount} propios',
    editValidator: '{validator} {failed, select, yes {intentó cambiar} other {cambió}} su descripción',
    setCommission: '{validator} {failed, select, yes {intentó fijar} other {fijó}} su comisión en {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {intentó poner} other {puso}} {amount} en staking con {count, plural, one {# validador} other {# validadores}}',
  },
  slashing: {
    unjail: '{validator} {failed, select, yes {intentó dejar} other {dejó}} de estar encarcelado',
  },
  distribution: {
    claim:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} las recompensas de staking de {validator}',
    claimAmount:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de recompensas de staking de {validator}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de recompensas de staking de {count, plural, one {# validador} other {# validadores}}',
    commission: '{validator} {failed, select, yes {intentó cobrar} other {cobró}} su comisión',
    commissionAmount: '{validator} {failed, select, yes {intentó cobrar} other {cobró}} {amount} de comisión',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {intentó destinar} other {destinó}} sus futuras recompensas de staking a {recipient}',
    fundCommunityPool:
      '{depositor} {failed, select, yes {intentó aportar} other {aportó}} {amount} al fondo comunitario',
    spendCommunityPool:
      '{authority} {failed, select, yes {intentó pagar} other {pagó}} {amount} del fondo comunitario a {recipient}',
    depositRewards:
      '{depositor} {failed, select, yes {intentó aportar} other {aportó}} {amount} a las recompensas de quienes hacen staking con {validator}',
    claimFromMany:
      '{delegator} {failed, select, yes {intentó cobrar} other {cobró}} las recompensas de staking de {count, plural, one {# validador} other {# validadores}}',
  },
  exchange: {
    order:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de {side, select, buy {compra} other {venta}} en {market}',
    limitOrder:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden para {side, select, buy {comprar} other {vender}} {quantity} a {price} en {market}',
    marketOrder:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de mercado para {side, select, buy {comprar} other {vender}} {quantity} en {market}, a {price} o mejor',
    conditionalOrder:
      '{trader} {failed, select, yes {intentó programar} other {programó}} una orden para {side, select, buy {comprar} other {vender}} {quantity} en {market} cuando el precio llegue a {trigger}',
    leveragedOrder:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden para abrir {side, select, long {un largo} other {un corto}} de {quantity} a {price} en {market}, con apalancamiento de {leverage}',
    leveragedMarketOrder:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de mercado para abrir {side, select, long {un largo} other {un corto}} de {quantity} en {market}, a {price} o mejor, con {margin} de margen',
    reducingOrder:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden para reducir {side, select, long {su largo} other {su corto}} en {quantity} a {price} en {market}',
    reducingMarketOrder:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} una orden de mercado para reducir {side, select, long {su largo} other {su corto}} en {quantity} en {market}, a {price} o mejor',
    bet: '{trader} {failed, select, yes {intentó} other {ofreció}} apostar {stake} al {outcome, select, yes {«sí»} other {«no»}} en {market}, a {price}',
    betTaken: '{trader} apostó {stake} al {outcome, select, yes {«sí»} other {«no»}} en {market}, a {price}',
    betTakenPart:
      '{trader} apostó {taken} de {stake} al {outcome, select, yes {«sí»} other {«no»}} en {market}, a {price}; el resto {end, select, partially_filled {espera} cancelled {se canceló} expired {caducó} other {no encontró contraparte}}',
    betUntaken:
      '{trader} intentó apostar {stake} al {outcome, select, yes {«sí»} other {«no»}} en {market}, a {price}, pero no encontró contraparte',
    cancelOrder: '{trader} {failed, select, yes {intentó cancelar} other {canceló}} una orden en {market}',
    cancelKnownOrder:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} una orden para {side, select, buy {comprar} other {vender}} {quantity} a {price} en {market}',
    place:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} {placed, plural, one {# orden} other {# órdenes}} en {market}',
    placeAcross:
      '{trader} {failed, select, yes {intentó colocar} other {colocó}} {placed, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}}',
    cancel:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {market}',
    cancelAcross:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}}',
    replace:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {market} y {failed, select, yes {colocar} other {colocó}} {placed, plural, one {# nueva} other {# nuevas}}',
    replaceAcross:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} {cancelled, plural, one {# orden} other {# órdenes}} en {markets, plural, one {# mercado} other {# mercados}} y {failed, select, yes {colocar} other {colocó}} {placed, plural, one {# nueva} other {# nuevas}}',
    clear: '{trader} {failed, select, yes {intentó cancelar} other {canceló}} todas sus órdenes en {market}',
    clearAcross:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} todas sus órdenes en {markets, plural, one {# mercado} other {# mercados}}',
    renew:
      '{trader} {failed, select, yes {intentó sustituir} other {sustituyó}} todas sus órdenes en {market} por {placed, plural, one {# nueva} other {# nuevas}}',
    renewAcross:
      '{trader} {failed, select, yes {intentó cancelar} other {canceló}} todas sus órdenes en {markets, plural, one {# mercado} other {# mercados}} y {failed, select, yes {colocar} other {colocó}} {placed, plural, one {# nueva} other {# nuevas}}',
    emptyBatch: '{trader} {failed, select, yes {intentó enviar} other {envió}} un lote sin ninguna orden',
    deposit:
      '{sender} {failed, select, yes {intentó pasar} other {pasó}} {amount} a su subcuenta de trading {subaccount}',
    withdraw:
      '{sender} {failed, select, yes {intentó retirar} other {retiró}} {amount} de su subcuenta de trading {subaccount}',
    subaccountTransfer:
      '{sender} {failed, select, yes {intentó pasar} other {pasó}} {amount} de la subcuenta {from} a la subcuenta {to}',
    externalTransfer:
      '{sender} {failed, select, yes {intentó pasar} other {pasó}} {amount} a la subcuenta {subaccount} de {recipient}',
    feedAuction:
      '{sender} {failed, select, yes {intentó añadir} other {añadió}} {amount} a la cesta de la próxima subasta de quema',
    increaseMargin:
      '{trader} {failed, select, yes {intentó añadir} other {añadió}} margen a una posición en {market}',
    increaseMarginBy:
      '{trader} {failed, select, yes {intentó añadir} other {añadió}} {margin} de margen a una posición en {market}',
    decreaseMargin:
      '{trader} {failed, select, yes {intentó retirar} other {retiró}} margen de una posición en {market}',
    decreaseMarginBy:
      '{trader} {failed, select, yes {intentó retirar} other {retiró}} {margin} de margen de una posición en {market}',
    liquidate:
      '{sender} {failed, select, yes {intentó liquidar} other {liquidó}} la posición de {owner} en {market}',
    liquidateMany:
      '{sender} {failed, select, yes {intentó liquidar} other {liquidó}} {count, plural, one {# posición} other {# posiciones}}',
    offset:
      '{sender} {failed, select, yes {intentó compensar} other {compensó}} una posición en {market} con posiciones contrarias',
    settle:
      '{sender} {failed, select, yes {intentó poner} other {puso}} {market} en liquidación de emergencia',
    launch:
      '{sender} {failed, select, yes {intentó abrir} other {abrió}} el mercado {kind, select, spot {al contado} perpetual {perpetuo} futures {de futuros} other {de opciones binarias}} {ticker}',
    updateMarket: '{admin} {failed, select, yes {intentó cambiar} other {cambió}} las reglas de {market}',
    renameMarket:
      '{admin} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de {market} a {ticker}',
    settleMarketAt:
      '{admin} {failed, select, yes {intentó resolver} other {resolvió}} {market} con un {outcome} de «sí»',
    refundMarket:
      '{admin} {failed, select, yes {intentó anular} other {anuló}} {market}: se devuelven todas las apuestas',
    grantStake:
      '{sender} {failed, select, yes {intentó prestar} other {prestó}} a {grantee} el peso de {amount} en staking para pagar menos comisiones de trading',
    grantStakes:
      '{sender} {failed, select, yes {intentó prestar} other {prestó}} peso de su staking a {count, plural, one {# cuenta} other {# cuentas}} para pagar menos comisiones de trading',
    revokeStake:
      '{sender} {failed, select, yes {intentó recuperar} other {recuperó}} el peso de staking prestado a {grantee}',
    activateStake:
      '{sender} {failed, select, yes {intentó usar} other {empezó a usar}} el peso de staking prestado por {granter}',
    optOutOfRewards:
      '{sender} {failed, select, yes {intentó renunciar} other {renunció}} a las recompensas de trading',
    executeWithPrivilege:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {contract} con derecho a operar en su nombre',
    reclaimFunds: '{sender} {failed, select, yes {intentó recuperar} other {recuperó}} fondos bloqueados',
    nameMarket:
      '{admin} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de un mercado a {market}',
    partlyRefused: '{sentence}; {count, plural, one {# se rechazó} other {# se rechazaron}}',
    partlyCancelled:
      '{sentence}; {count, plural, one {# más no se pudo cancelar} other {# más no se pudieron cancelar}}',
    liquidatePosition:
      '{sender} {failed, select, yes {intentó liquidar} other {liquidó}} {side, select, long {un largo} other {un corto}} de {quantity} de {owner}, a {price} en {market}',
    traded:
      '{trader} {deed, select, buy {compró} sell {vendió} long {abrió un largo de} short {abrió un corto de} lessLong {redujo un largo en} other {redujo un corto en}} {filled} a {average} en {market}',
    tradedPart:
      '{trader} {deed, select, buy {compró} sell {vendió} long {abrió un largo de} short {abrió un corto de} lessLong {redujo un largo en} other {redujo un corto en}} {filled} de {quantity} a {average} en {market}; el resto espera a {price}',
    tradedThenEnded:
      '{trader} {deed, select, buy {compró} sell {vendió} long {abrió un largo de} short {abrió un corto de} lessLong {redujo un largo en} other {redujo un corto en}} {filled} de {quantity} a {average} en {market}; el resto {end, select, cancelled {se canceló} expired {caducó} other {no encontró contraparte}}',
    foundNothing:
      '{trader} intentó {deed, select, buy {comprar} sell {vender} long {abrir un largo de} short {abrir un corto de} lessLong {reducir un largo en} other {reducir un corto en}} {quantity} en {market}, a {price} o mejor, pero no encontró contraparte',
    someFilled: '{sentence}; {count, plural, one {# se ejecutó} other {# se ejecutaron}}',
  },
  gov: {
    voteMany:
      '{voter} {failed, select, yes {intentó votar} other {votó}} en {count, plural, one {# propuesta} other {# propuestas}}',
    propose: '{proposer} {failed, select, yes {intentó presentar} other {presentó}} la propuesta {proposal}',
    proposeWithDeposit:
      '{proposer} {failed, select, yes {intentó presentar} other {presentó}} la propuesta {proposal} con un depósito de {deposit}',
    vote: '{voter} {failed, select, yes {intentó {option, select, yes {votar sí} no {votar no} veto {votar no con veto} other {abstenerse}}} other {{option, select, yes {votó sí} no {votó no} veto {votó no con veto} other {se abstuvo}}}} en la propuesta {proposal}',
    voteInTwo:
      '{voter} {failed, select, yes {intentó repartir} other {repartió}} su voto en la propuesta {proposal}: {share} {option, select, yes {sí} no {no} veto {no con veto} other {abstención}}, {otherShare} {otherOption, select, yes {sí} no {no} veto {no con veto} other {abstención}}',
    voteSplit:
      '{voter} {failed, select, yes {intentó repartir} other {repartió}} su voto en la propuesta {proposal} entre {count, plural, one {# opción} other {# opciones}}',
    deposit:
      '{depositor} {failed, select, yes {intentó añadir} other {añadió}} {amount} al depósito de la propuesta {proposal}',
    cancel: '{proposer} {failed, select, yes {intentó retirar} other {retiró}} la propuesta {proposal}',
    executeLegacy:
      '{authority} {failed, select, yes {intentó ejecutar} other {ejecutó}} la propuesta «{title}»',
    proposeTo:
      '{proposer} {failed, select, yes {intentó presentar} other {presentó}} la propuesta {proposal}: {aim}',
    proposeToWithDeposit:
      '{proposer} {failed, select, yes {intentó presentar} other {presentó}} la propuesta {proposal} con un depósito de {deposit}: {aim}',
    aimPay: '{amount} del fondo comunitario para {recipient}',
    aimUpgrade: 'la actualización a {name} en el bloque {block}',
    aimParams: 'nuevos parámetros del módulo {module}',
    aimMarket: 'nuevas reglas de {market}',
    aimLaunch:
      '{kind, select, spot {el nuevo mercado al contado} perpetual {el nuevo mercado perpetuo} futures {el nuevo mercado de futuros} other {el nuevo mercado de opciones binarias}} {ticker}',
    aimOther: '{type}',
    aimMore: '{aim} y {count, plural, one {# más} other {# más}}',
  },
  crisis: {
    verify:
      '{sender} {failed, select, yes {intentó hacer} other {hizo}} que la cadena revisara sus propias cuentas ({invariant})',
  },
  evidence: {
    submit:
      '{submitter} {failed, select, yes {intentó denunciar} other {denunció}} a un validador por firmar dos veces',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {intentó programar} other {programó}} la actualización a {name} en el bloque {block}',
    cancel: '{authority} {failed, select, yes {intentó cancelar} other {canceló}} la actualización prevista',
  },
  authz: {
    execute: '{sentence}, por medio de {grantee}',
    inName: '{grantee}, en nombre de {granter},',
    until: '{sentence}, hasta el {time}',
    grant:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a actuar en su nombre: {permission}',
    grantSpending:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a gastar hasta {limit} en su nombre',
    grantStaking:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a {deed, select, delegate {hacer staking} undelegate {retirar staking} redelegate {trasladar staking} other {gestionar el staking}} en su nombre',
    grantStakingUpTo:
      '{granter} {failed, select, yes {intentó autorizar} other {autorizó}} a {grantee} a {deed, select, delegate {poner en staking} undelegate {retirar del staking} redelegate {trasladar en staking} other {gestionar en staking}} hasta {limit} en su nombre',
    revoke:
      '{granter} {failed, select, yes {intentó retirar} other {retiró}} a {grantee} el permiso de actuar en su nombre: {permission}',
    prune: '{pruner} {failed, select, yes {intentó eliminar} other {eliminó}} permisos caducados',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {intentó} other {aceptó}} pagar las comisiones de {grantee}',
    grantUpTo:
      '{granter} {failed, select, yes {intentó} other {aceptó}} pagar las comisiones de {grantee}, hasta {limit}',
    only: '{sentence}, solo para «{type}»',
    onlySome: '{sentence}, solo para {count, plural, one {# tipo de mensaje} other {# tipos de mensaje}}',
    revoke:
      '{granter} {failed, select, yes {intentó dejar} other {dejó}} de pagar las comisiones de {grantee}',
    prune:
      '{pruner} {failed, select, yes {intentó eliminar} other {eliminó}} asignaciones de comisiones caducadas',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, {release, select, end {con bloqueo hasta} other {con desbloqueo gradual hasta}} el {time}',
    lockInSteps:
      '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, con desbloqueo por etapas',
    lockForGood:
      '{sender} {failed, select, yes {intentó dar} other {dio}} a {recipient} {amount}, con bloqueo permanente',
  },
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
    arrived: '{sentence}, y llegó',
    returned: '{sentence}, donde se rechazó y volvió',
    expired: '{sentence}, pero llegó tarde y volvió',
  },
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
    sendNft:
      '{sender} {failed, select, yes {intentó enviar} other {envió}} el NFT {id} de {contract} a {recipient}',
    mintNft:
      '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} el NFT {id} de {contract} para {recipient}',
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
  peggy: {
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient} en Ethereum',
    cancel:
      '{sender} {failed, select, yes {intentó cancelar} other {canceló}} la transferencia {number} a Ethereum',
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
  tokenfactory: {
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} el token {denom}',
    mint: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} {amount}',
    mintFor: '{sender} {failed, select, yes {intentó acuñar} other {acuñó}} {amount} para {receiver}',
    burn: '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount}',
    burnFrom: '{sender} {failed, select, yes {intentó quemar} other {quemó}} {amount} de {owner}',
    changeAdmin:
      '{sender} {failed, select, yes {intentó nombrar} other {nombró}} a {admin} administrador de {denom}',
    dropAdmin:
      '{sender} {failed, select, yes {intentó dejar} other {dejó}} {denom} sin administrador de forma definitiva',
    describe:
      '{sender} {failed, select, yes {intentó describir} other {describió}} {denom}: nombre, símbolo y decimales',
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
  erc20: {
    pair: '{sender} {failed, select, yes {intentó emparejar} other {emparejó}} {denom} con {contract}',
    unpair: '{sender} {failed, select, yes {intentó eliminar} other {eliminó}} la pareja ERC-20 de {denom}',
  },
  insurance: {
    create:
      '{sender} {failed, select, yes {intentó abrir} other {abrió}} el fondo de seguro de {ticker} con {amount}',
    underwrite:
      '{sender} {failed, select, yes {intentó aportar} other {aportó}} {amount} al fondo de seguro de {market}',
    redeem:
      '{sender} {failed, select, yes {intentó pedir} other {pidió}} el reembolso de {amount} del fondo de seguro de {market}',
  },
  auction: {
    bid: '{sender} {failed, select, yes {intentó pujar} other {pujó}} {amount} en la subasta {round}',
  },
  oracle: {
    one: '{relayer} {failed, select, yes {intentó publicar} other {publicó}} el precio de {asset}: {price}',
    two: '{relayer} {failed, select, yes {intentó publicar} other {publicó}} los precios de {asset} ({price}) y {otherAsset} ({otherPrice})',
    many: '{relayer} {failed, select, yes {intentó publicar} other {publicó}} {count, plural, one {# precio} other {# precios}}',
    request:
      '{sender} {failed, select, yes {intentó pedir} other {pidió}} precios a Band (solicitud {number})',
  },
  ocr: {
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} la fuente de precios {feed}',
    update: '{sender} {failed, select, yes {intentó cambiar} other {cambió}} la fuente de precios {feed}',
    transmit:
      '{transmitter} {failed, select, yes {intentó comunicar} other {comunicó}} un precio a la fuente {feed}',
    fund: '{sender} {failed, select, yes {intentó aportar} other {aportó}} {amount} a las recompensas de la fuente de precios {feed}',
    withdraw:
      '{sender} {failed, select, yes {intentó retirar} other {retiró}} {amount} de las recompensas de la fuente de precios {feed}',
    setPayees:
      '{sender} {failed, select, yes {intentó designar} other {designó}} {count, plural, one {# cuenta} other {# cuentas}} para cobrar por la fuente de precios {feed}',
    offerPayeeship:
      '{sender} {failed, select, yes {intentó ofrecer} other {ofreció}} a {proposed} su remuneración de la fuente de precios {feed}',
    acceptPayeeship:
      '{payee} {failed, select, yes {intentó aceptar} other {aceptó}} la remuneración de {transmitter} de la fuente de precios {feed}',
  },
  evm: {
    transact: '{sender} {failed, select, yes {intentó hacer} other {hizo}} una transacción de Ethereum',
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} un contrato EVM',
    send: '{sender} {failed, select, yes {intentó enviar} other {envió}} {amount} a {recipient} por EVM',
    call: '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract}',
    callWithValue:
      '{sender} {failed, select, yes {intentó llamar} other {llamó}} a {method} del contrato EVM {contract} con {amount}',
  },
}
