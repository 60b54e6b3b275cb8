import type { Translated } from '../../../translated.ts'
import type { blocks as english } from './en.ts'

export const blocks: Translated<typeof english> = {
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
}
