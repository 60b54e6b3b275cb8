import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': '컨트랙트가 거부했으며 이유를 말로 남기지 않았습니다',
  'pair.exists': '토큰에 대응하는 EVM 토큰이 이미 있습니다',
}
