import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact:
      '{sender}님이 이더리움 트랜잭션을 {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    create: '{sender}님이 EVM 컨트랙트를 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    send: '{sender}님이 EVM으로 {recipient}에 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    call: '{sender}님이 EVM 컨트랙트 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    callWithValue:
      '{sender}님이 {amount}을(를) 보내며 EVM 컨트랙트 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
  },
}
