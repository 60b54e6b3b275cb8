import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  bank: {
    send: '{sender}님이 {recipient}님에게 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    sendToSelf:
      '{sender}님이 자기 계정으로 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    multiSend:
      '{sender}님이 {count, plural, other {#개 계정}}에 모두 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    setSendEnabled:
      '{authority}이(가) {count, plural, other {토큰 #종}}의 전송 허용 여부를 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
  },
  vesting: {
    lock: '{sender}님이 {recipient}님에게 {time}까지 {release, select, end {잠긴} other {조금씩 풀리는}} {amount}을(를) {failed, select, yes {주려 했습니다} other {주었습니다}}',
    lockInSteps:
      '{sender}님이 {recipient}님에게 단계적으로 풀리는 {amount}을(를) {failed, select, yes {주려 했습니다} other {주었습니다}}',
    lockForGood:
      '{sender}님이 {recipient}님에게 영구히 잠긴 {amount}을(를) {failed, select, yes {주려 했습니다} other {주었습니다}}',
  },
}
