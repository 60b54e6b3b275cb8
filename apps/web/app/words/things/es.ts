import type { things as english } from './en.ts'
import type { Texts } from '../words.ts'

export const things = {
  trade: 'Operaciones',
  transfer: 'Transferencias',
  contract: 'Contratos',
  oracle: 'Precios',
  staking: 'Staking y gobernanza',
  other: 'Otros',
  success: 'Exitosa',
  failed: 'Fallida',
  hash: 'Hash',
  block: 'Bloque',
  account: 'Cuenta',
  age: 'Antigüedad',
  local: 'hora local',
  toLocal: 'Mostrar la hora local',
  toUtc: 'Mostrar la hora UTC',
  fee: 'Comisión',
  validator: 'Validador',
  transaction: 'Transacción',
  transactions: '{count, plural, one {# transacción} other {# transacciones}}',
  noTransactions: 'sin transacciones',
  failedCount: '{count, plural, one {# fallida} other {# fallidas}}',
  gasOf: '{used} de {wanted}, {share}',
  gas: 'Gas usado',
  nowCalled: '{name} se llama ahora {now}',
} satisfies Texts<typeof english>
