import type { search as english } from '../en/search.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: 'Buscar una transacción, bloque o dirección',
  title: 'Búsqueda',
  for: 'Resultados para «{text}»',
  nothing: 'Nada encontrado para «{text}»',
  ask: 'Escriba una altura, un hash, una dirección o un nombre.',
  valid: 'Su búsqueda no coincide con ningún bloque, transacción, activo o dirección.',
  blockInvalid: 'Una altura es un número entero a partir de 1.',
  blockNotFound: 'La cadena aún no tiene un bloque de esa altura.',
  accountInvalid:
    'Parece una dirección, pero sus dígitos de control no coinciden: falta o sobra un carácter.',
  accountNotFound: 'Ninguna transacción ha mencionado esta dirección hasta ahora.',
  transactionNotFound:
    'Ninguna transacción ni bloque tiene este hash. Una transacción recién enviada tarda unos segundos.',
  invalidTransactionHash: 'Un hash de transacción tiene 64 dígitos hexadecimales.',
  kind: '{kind, select, block {Bloque} blockHash {Bloque} transaction {Transacción} validator {Validador} denom {Activo} subaccount {Subcuenta} other {Cuenta}}',
} satisfies Texts<typeof english>
