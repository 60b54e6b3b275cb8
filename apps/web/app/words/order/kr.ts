import type { order as english } from './en.ts'
import type { Texts } from '../words.ts'

export const order = {
  name: '주문',
  said: '{side, select, buy {{who}: {market}에서 {amount}를 {price}에 매수 주문} other {{who}: {market}에서 {amount}를 {price}에 매도 주문}}',
  filled: '체결됨',
  average: '평균 가격',
  fees: '거래소 몫 체결 수수료',
  rest: '호가창에 남음',
  transaction: '주문한 곳',
  trigger: '{order}의 트리거',
  before: '인덱스 시작 이전',
  cancelled: '취소됨',
  someFills: '공개 서비스가 이 주문의 체결을 모두 알려 주지는 않습니다.',
  hash: '주문 해시',
  life: '주문의 경과',
  who: '누구',
  chain: '체인 자체',
  pooled: '블록의 상대편',
  why: {
    market:
      '시장가 주문은 블록 끝에 {price} 또는 더 유리한 가격에 있는 것과만 체결되고 기다리지 않습니다. 이 중 {left}는 상대가 없었습니다.',
    resting: '이 중 {left}는 누군가 {price}에 거래할 때까지 호가창에 있습니다.',
    waiting: '마크 가격이 {trigger}에 이르면 호가창에 들어갑니다.',
    ended: '이 중 {left}는 체결되지 않음: {reason}.',
  },
  all: '이 계정의 주문',
  absent: '해시가 {hash}인 주문이 없습니다',
  absentText:
    '이 사이트의 데이터 출처가 보관한 주문만 알 수 있습니다. 해시는 트랜잭션이나 블록의 것일 수도 있습니다.',
} satisfies Texts<typeof english>
