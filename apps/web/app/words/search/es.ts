import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: 'Buscar una transacción, bloque o dirección',
  title: 'Búsqueda',
  for: 'Resultados para «{text}»',
  nothing: 'Nada encontrado para «{text}»',
  ask: 'Escribe una altura, un hash, una dirección o un nombre.',
  outcomes: {
    valid: {
      title: 'No se encontraron resultados',
      text: 'Tu búsqueda no coincide con ningún bloque, transacción, activo o dirección.',
    },
    blockInvalid: {
      title: 'Altura de bloque no válida',
      text: 'Una altura es un número entero a partir de 1. Vuelve a escribirla.',
    },
    blockNotFound: {
      title: 'Bloque no encontrado',
      text: 'La cadena aún no tiene un bloque de esa altura.',
    },
    accountInvalid: {
      title: 'Dirección de cuenta no válida',
      text: 'Parece una dirección, pero sus dígitos de control no coinciden: hay un carácter erróneo o falta alguno. Vuelve a escribirla.',
    },
    accountNotFound: {
      title: 'Cuenta no encontrada',
      text: 'Ninguna transacción ha mencionado esta dirección hasta ahora.',
    },
    contractInvalid: {
      title: 'Dirección de contrato no válida',
      text: 'La dirección de un contrato empieza por inj1, y en esta hay un carácter erróneo o falta alguno. Vuelve a escribirla.',
    },
    contractNotFound: {
      title: 'Contrato no encontrado',
      text: 'Ningún contrato de la cadena tiene esta dirección.',
    },
    wasmCodeInvalid: {
      title: 'Identificador de código no válido',
      text: 'El identificador de un código es un número entero a partir de 1. Vuelve a escribirlo.',
    },
    wasmCodeNotFound: {
      title: 'Código no encontrado',
      text: 'Hasta ahora no se ha guardado ningún código con este identificador.',
    },
    transactionNotFound: {
      title: 'Transacción no encontrada',
      text: 'Ninguna transacción ni bloque tiene este hash. Una transacción recién enviada tarda unos segundos.',
    },
    invalidTransactionHash: {
      title: 'Hash de transacción no válido',
      text: 'Un hash de transacción tiene 64 dígitos hexadecimales. Vuelve a escribirlo.',
    },
  },
  suggestions: 'Sugerencias',
  count: '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
  absent: {
    awaited: 'aún no está: su página la espera',
    ended: 'no está: la grabación se ha reproducido hasta el final',
  },
  kind: '{kind, select, block {Bloque} blockHash {Bloque} transaction {Transacción} validator {Validador} denom {Activo} token {Activo} market {Mercado} order {Orden} trade {Operación} contract {Contrato} proposal {Propuesta} subaccount {Subcuenta} code {Código} collection {NFT} auction {Subasta} deposit {Depósito} withdrawal {Retiro} batch {Lote} channel {Canal} feed {Fuente de precios} page {Página} other {Cuenta}}',
} satisfies Texts<typeof english>
