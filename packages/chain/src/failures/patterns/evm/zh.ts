import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': '合约拒绝了，没有用文字说明原因',
  'pair.exists': '该代币在 EVM 上已有对应的代币',
}
