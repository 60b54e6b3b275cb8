import type { account as english } from '../en/account.ts'
import type { Texts } from '../words.ts'

export const account = {
  who: '{kind, select, validator {Validador {name}} module {Cuenta de módulo {name}} other {Cuenta {name}}}',
  said: '{who}: {count, plural, =0 {sin saldo} one {saldo en # activo} other {saldo en # activos}}',
  address: 'Dirección',
  ethereum: 'Formato Ethereum',
  subaccount: 'Subcuenta predeterminada',
  operator: 'Dirección de operador',
  module: 'Módulo',
  balances: 'Saldos',
  balancesHint:
    'Saldos del módulo bancario: no incluyen lo que está en staking ni lo depositado para operar.',
  asset: 'Activo',
  origin: 'Origen',
  denom: 'Denom',
  amount: 'Cantidad',
  raw: 'en la unidad mínima: no se conocen sus decimales',
  native: 'Nativo',
  peggy: 'Puente de Ethereum',
  ibc: 'IBC',
  factory: 'Fábrica de tokens',
  erc20: 'ERC-20',
  share: 'Participación en fondo de seguro',
  unknown: 'Desconocido',
  noBalance: 'Esta cuenta no tiene saldo. Lo que reciba aparecerá aquí automáticamente.',
  noMoreBalances: 'No hay más saldos.',
  firstBalances: 'Primeros saldos',
  moreBalances: 'Más saldos',
  transactions: 'Transacciones',
  noTransaction:
    'Ninguna transacción ha mencionado aún esta dirección. Compruebe que sea la correcta; su primera transacción aparecerá aquí automáticamente.',
  noOlder: 'No hay transacciones anteriores.',
  toBlocks: 'Ver los bloques más recientes',
} satisfies Texts<typeof english>
