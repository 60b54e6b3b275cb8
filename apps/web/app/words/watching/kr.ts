import type { watching as english } from './en.ts'
import type { Texts } from '../words.ts'

export const watching = {
  title: '지켜보는 항목',
  titleOf: '{name} 지켜보기',
  account: '이 계정이 나오는 트랜잭션과 체결된 주문을 그때마다 알려 드립니다.',
  transaction: '블록에 들어가는 즉시 알려 드립니다.',
  market:
    '가격이 정하신 값에 이르면 알려 드립니다. 가격을 비워 두면 거래가 중지되거나 재개되거나 끝날 때 알려 드립니다.',
  marketsOnly:
    '이 사이트에는 자체 인덱스가 없고 공개 서비스는 마켓의 소식만 알려 줍니다. 계정과 트랜잭션은 지켜볼 수 없습니다.',
  price: '가격',
  now: '마지막 가격은 {price}입니다',
  wrongPrice: '0보다 큰 가격을 숫자로 적어 주세요. 예: 12.5',
  samePrice: '지금의 가격입니다. 아직 이르지 않은 가격을 적어 주세요.',
  watch: '지켜보기',
  isWatched: '지켜보고 있습니다.',
  full: '이미 {count}개를 지켜보고 있습니다. 먼저 하나를 지워 주세요.',
  notKept:
    '이 브라우저가 이 사이트의 내용을 저장하지 않아 지켜볼 수 없습니다. 브라우저 설정에서 바꿀 수 있습니다.',
  list: '지켜보는 중',
  nothing: '지켜보는 항목이 없습니다. 계정, 마켓, 아직 없는 트랜잭션의 페이지에 버튼이 있습니다.',
  untilPrice: '가격이 {price}에 이를 때까지',
  quiet: '아직 알려 드린 것이 없습니다.',
  done: '알려 드렸습니다. 더는 없습니다.',
  remove: '지우기',
  removeOf: '지우기: {name}',
  close: '닫기',
  limits:
    '목록은 이 브라우저에만 저장됩니다. Injsight 페이지가 어느 탭에든 열려 있는 동안 알려 드립니다. 열린 페이지가 없거나 브라우저가 탭을 재우는 동안에는 알려 드릴 수 없습니다. 돌아오시면 그동안 계정과 트랜잭션에 있었던 일을 알려 드리지만, 그동안의 가격은 알려 드리지 않습니다.',
  outside: '페이지 밖에서',
  outsideAsk: '페이지 밖에서도 알리기',
  outsideOn: '다른 것을 보고 계실 때도 브라우저가 알려 드립니다.',
  outsideOff: '브라우저가 이 사이트의 알림을 보여 주지 않습니다. 브라우저 설정에서 바꿀 수 있습니다.',
  outsideNone: '이 브라우저는 페이지 안에서만 알려 드릴 수 있습니다.',
  reached: '가격은 {now}이며, {price}에 이르렀습니다.',
  trading: {
    Active: '거래되고 있습니다.',
    Paused: '거래가 중지되었습니다.',
    Expired: '만기되어 더는 거래되지 않습니다.',
    Demolished: '닫혀서 더는 거래되지 않습니다.',
    other: '지금의 상태는 {status}입니다.',
  },
  included: '블록 {height}에 있습니다: {said}',
  more: '그 밖에 트랜잭션 {count}건: 해당 페이지에 있습니다.',
  traded: '블록 {height}에서 주문이 체결되었습니다.',
  bought: '{market}에서 {quantity}을(를) {price}에 매수',
  sold: '{market}에서 {quantity}을(를) {price}에 매도',
  moreTrades: '{said}, 그 블록에서 체결 {count}건 더',
  failed: '실패',
  unsaid: '무언가 있었지만, 내용을 불러오지 못했습니다.',
} satisfies Texts<typeof english>
