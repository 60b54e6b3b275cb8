import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': 'Hợp đồng từ chối mà không nêu lý do bằng lời',
  'pair.exists': 'Token đã có token tương ứng trên EVM',
}
