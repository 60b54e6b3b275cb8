import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: 'Buscar una transacción, bloque o dirección',
  title: 'Búsqueda',
  for: 'Resultados para «{text}»',
  nothing: 'Nada encontrado para «{text}»',
  ask: 'Escribe una altura, un hash, una dirección o un nombre.',
  unlike: 'Tu búsqueda no coincide con ningún bloque, transacción, activo o dirección.',
  suggestions: 'Sugerencias',
  count: '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  absent: {
    awaited: 'aún no está: su página la espera',
    ended: 'no está: la grabación se ha reproducido hasta el final',
  },
  kind: '{kind, select, block {Bloque} blockHash {Bloque} transaction {Transacción} validator {Validador} denom {Activo} token {Activo} market {Mercado} order {Orden} trade {Operación} contract {Contrato} proposal {Propuesta} subaccount {Subcuenta} code {Código} collection {NFT} auction {Subasta} deposit {Depósito} withdrawal {Retiro} batch {Lote} channel {Canal} client {Cliente} connection {Conexión} feed {Fuente de precios} page {Página} other {Cuenta}}',
} satisfies Texts<typeof english>
