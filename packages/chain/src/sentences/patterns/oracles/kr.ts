import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  oracle: {
    one: '{relayer}님이 {asset} 가격을 {price}(으)로 {failed, select, yes {기록하려 했습니다} other {기록했습니다}}',
    two: '{relayer}님이 {asset} 가격을 {price}(으)로, {otherAsset} 가격을 {otherPrice}(으)로 {failed, select, yes {기록하려 했습니다} other {기록했습니다}}',
    many: '{relayer}님이 {count, plural, other {가격 #건}}을 {failed, select, yes {기록하려 했습니다} other {기록했습니다}}',
    request:
      '{sender}님이 Band에 가격을 {failed, select, yes {요청하려 했습니다} other {요청했습니다}} (요청 {number})',
  },
  ocr: {
    create:
      '{sender}님이 가격 피드 {feed}을(를) {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    update:
      '{sender}님이 가격 피드 {feed}을(를) {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    transmit:
      '{transmitter}님이 피드 {feed}에 가격을 {failed, select, yes {보고하려 했습니다} other {보고했습니다}}',
    fund: '{sender}님이 가격 피드 {feed}의 보상 풀에 {amount}을(를) {failed, select, yes {넣으려 했습니다} other {넣었습니다}}',
    withdraw:
      '{sender}님이 가격 피드 {feed}의 보상 풀에서 {amount}을(를) {failed, select, yes {인출하려 했습니다} other {인출했습니다}}',
    setPayees:
      '{sender}님이 가격 피드 {feed}의 보상을 받을 {count, plural, other {계정 #개}}를 {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    offerPayeeship:
      '{sender}님이 가격 피드 {feed}의 보상을 {proposed}님에게 넘기기로 {failed, select, yes {제안하려 했습니다} other {제안했습니다}}',
    acceptPayeeship:
      '{payee}님이 가격 피드 {feed}에서 {transmitter}님의 보상을 넘겨받기로 {failed, select, yes {수락하려 했습니다} other {수락했습니다}}',
  },
}
