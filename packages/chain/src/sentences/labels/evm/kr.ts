import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'evm.EthereumTx': 'EVM 트랜잭션',
  'evm.LegacyTx': '기본 트랜잭션',
  'evm.AccessListTx': '접근 목록 트랜잭션',
  'evm.DynamicFeeTx': '동적 수수료 트랜잭션',
}
