import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'evm.EthereumTx': 'EVM 交易',
  'evm.LegacyTx': '传统交易',
  'evm.AccessListTx': '访问列表交易',
  'evm.DynamicFeeTx': '动态费用交易',
}
