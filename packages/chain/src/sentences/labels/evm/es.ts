import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'evm.EthereumTx': 'Transacción EVM',
  'evm.LegacyTx': 'Transacción simple',
  'evm.AccessListTx': 'Transacción con lista de acceso',
  'evm.DynamicFeeTx': 'Transacción de comisión dinámica',
}
