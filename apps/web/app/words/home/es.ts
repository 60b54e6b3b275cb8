import type { home as english } from './en.ts'
import type { Texts } from '../words.ts'

export const home = {
  hero: 'Mira lo que ocurre en Injective',
  lead: 'Cada bloque, transacción y saldo, en palabras.',
  try: 'Prueba',
  now: 'Ahora',
  inBlock: '{count} tx',
  strip: 'Los últimos bloques',
  stripHint: 'La altura es el gas usado; el color, en qué se usó.',
  stats: 'La cadena en cifras',
  transactions24h: 'Transacciones, 24 h',
  transactions30d: 'Transacciones, 30 días',
  transactionsAll: 'Transacciones, total',
  tps: 'Transacciones por segundo',
  overBlocks: 'en {count, plural, one {el último bloque} other {los últimos # bloques}}',
  blocks24h: 'Bloques, 24 h',
  blockTime: 'Tiempo de bloque',
  seconds: '{seconds} s',
  addresses: 'Direcciones',
  assets: '{count, plural, one {# activo} other {# activos}}',
  supply: 'Suministro de INJ',
  latestBlocks: 'Últimos bloques',
  latestTransactions: 'Últimas transacciones',
  all: 'Ver todo',
  noBlocks: 'El índice aún no tiene bloques. Los primeros aparecerán aquí solos.',
  noTransactions: 'Aún no se ha indexado ninguna transacción.',
} satisfies Texts<typeof english>
