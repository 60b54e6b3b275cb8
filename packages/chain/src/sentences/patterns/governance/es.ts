import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  params: {
    update:
      '{authority} {failed, select, yes {intentó cambiar} other {cambió}} los parámetros del módulo {module}',
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
    aimPayMany: '{amount} del fondo comunitario para {count, plural, one {# cuenta} other {# cuentas}}',
    aimUpgrade: 'la actualización a {name} en el bloque {block}',
    aimParams: 'nuevos parámetros del módulo {module}',
    aimMarket: 'nuevas reglas de {market}',
    aimLaunch:
      '{kind, select, spot {el nuevo mercado al contado} perpetual {el nuevo mercado perpetuo} futures {el nuevo mercado de futuros} other {el nuevo mercado de opciones binarias}} {ticker}',
    aimSettle: 'la liquidación forzosa de {market}',
    aimSettleAt: 'la liquidación forzosa de {market} a {price}',
    aimLimit:
      'como máximo {limit} de {denom} por el puente de Ethereum en {count, plural, one {# bloque} other {# bloques}}',
    aimUnlimit: 'sin límite para {denom} en el puente de Ethereum',
    aimOther: '{type}',
    aimMore: '{aim} y {count, plural, one {# más} other {# más}}',
  },
  crisis: {
    verify:
      '{sender} {failed, select, yes {intentó hacer} other {hizo}} que la cadena revisara sus propias cuentas ({invariant})',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {intentó programar} other {programó}} la actualización a {name} en el bloque {block}',
    cancel: '{authority} {failed, select, yes {intentó cancelar} other {canceló}} la actualización prevista',
  },
}
