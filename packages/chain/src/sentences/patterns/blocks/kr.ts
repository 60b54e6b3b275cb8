import type { Translated } from '../../../translated.ts'
import type { blocks as english } from './en.ts'

export const blocks: Translated<typeof english> = {
  block: {
    empty: '빈 블록, 제안자 {proposer}',
    and: '{first}, {more}',
    proposal:
      '제안 {proposal} {result, select, passed {가결} failed {가결되었으나 실행 실패} rejected {부결} dropped {예치금 부족으로 폐기} other {더 긴 투표로 전환}}',
    proposals:
      '{count, plural, other {제안 #건}} {result, select, passed {가결} failed {가결되었으나 실행 실패} rejected {부결} dropped {예치금 부족으로 폐기} other {더 긴 투표로 전환}}',
    punished:
      '{validator} {reason, select, absent {블록 서명 누락으로 감금} twice {이중 서명으로 슬래싱} other {슬래싱}}',
    punishedMany:
      '{count, plural, other {검증인 #명}} {reason, select, absent {블록 서명 누락으로 감금} twice {이중 서명으로 슬래싱} other {슬래싱}}',
    auction: '{winner}님이 {round}회차 경매를 {amount}에 낙찰',
    settled: '{market} 정산',
    liquidated: '{market} 포지션 청산',
    fillsOnOne: '{market}에서 {count, plural, other {#건}} 체결',
    fillsOnTwo: '{market}, {another}에서 {count, plural, other {#건}} 체결',
    fillsOnMany: '{markets, plural, other {마켓 #곳}}에서 {count, plural, other {#건}} 체결',
    requoted: '{count, plural, other {메이커 #명}}이 호가 갱신',
    placed: '{count, plural, other {새 주문 #건}}',
    refused: '{count, plural, other {주문 #건}} 거부',
    trade: '{count, plural, other {거래 트랜잭션 #건}}',
    transfer: '{count, plural, other {전송 #건}}',
    contract: '{count, plural, other {컨트랙트 트랜잭션 #건}}',
    oracle: '{count, plural, other {가격 갱신 #건}}',
    staking: '{count, plural, other {스테이킹·거버넌스 트랜잭션 #건}}',
    transactions: '{count, plural, other {트랜잭션 #건}}',
    others: '{count, plural, other {기타 트랜잭션 #건}}',
    failed: '{count, plural, other {트랜잭션 #건}} 실패',
  },
}
