import type { Translated } from '../../../translated.ts'
import type { exchange as english } from './en.ts'

export const exchange: Translated<typeof english> = {
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
    until: '{sentence}, hasta el bloque {block}',
    postOnly:
      '{sender} {failed, select, yes {intentó hacer} other {hizo}} que el mercado acepte solo órdenes que no se ejecuten al entrar durante {count, plural, one {# bloque} other {# bloques}}',
    endPostOnly:
      '{sender} {failed, select, yes {intentó hacer} other {hizo}} que el mercado vuelva a aceptar toda clase de órdenes',
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
      '{admin} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de {market} a {ticker}{others, select, yes {, y también sus reglas} other {}}',
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
      '{admin} {failed, select, yes {intentó cambiar} other {cambió}} el nombre de un mercado a {market}{others, select, yes {, y también sus reglas} other {}}',
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
}
