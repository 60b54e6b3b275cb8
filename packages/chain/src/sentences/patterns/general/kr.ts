import type { Translated } from '../../../translated.ts'
import type { general as english } from './en.ts'

export const general: Translated<typeof english> = {
  transaction: {
    empty: '메시지가 없는 트랜잭션',
    more: '{sentence} 외 {count, plural, other {#건}}',
  },
  message: {
    unknown: '{signer}님이 ‘{type}’ 작업을 {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    unknownByNobody: '{failed, select, yes {실행 시도} other {실행됨}}: {type}',
  },
}
