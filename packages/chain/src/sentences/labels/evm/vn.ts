import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'evm.EthereumTx': 'Giao dịch EVM',
  'evm.LegacyTx': 'Giao dịch thường',
  'evm.AccessListTx': 'Giao dịch có danh sách truy cập',
  'evm.DynamicFeeTx': 'Giao dịch phí động',
}
