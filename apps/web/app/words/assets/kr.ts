import type { assets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const assets = {
  pages: '자산에 관한 페이지',
  bank: '자산',
  contracts: '컨트랙트 자산',
  about:
    '체인의 은행 모듈에 {count, plural, other {자산 #개가}} 있습니다.{quote, select, none {} other { 가격은 이 체인의 마지막 체결 가격이며 {quote} 기준입니다.}}',
  contractsAbout: '잔액이 자체 컨트랙트에만 있는 CW20 및 ERC-20 토큰입니다.',
  search: '이름, 심볼 또는 denom',
  find: '찾기',
  kind: '유형',
  verification: '검증',
  all: '전체',
  sort: '정렬',
  sorts: { worth: 'USD 가치', holders: '보유자', supply: '공급량' },
  none: '여기에는 그런 자산이 없습니다. 모든 자산은 ‘전체’에 있습니다.',
  columns: {
    token: '토큰',
    denom: 'Denom',
    price: '가격',
    worth: 'USD 가치',
    supply: '현재 공급량',
    decimals: '소수 자릿수',
    admin: '관리자 / 발행자',
    kind: '유형',
    verification: '검증',
    holders: '보유자',
  },
  kinds: {
    native: '네이티브',
    peggy: '브리지된 ERC20',
    ibc: 'IBC',
    factory: '토큰 팩토리',
    erc20: 'EVM',
    share: '보험 기금',
    cw20: 'CW20',
    unknown: '은행 모듈',
  },
  tiers: {
    verified: '검증됨',
    internal: '내부 검증됨',
    external: '외부 검증됨',
    unverified: '검증되지 않음',
  },
  withList:
    '검증은 이 사이트가 사용하는 목록을 따릅니다. 목록에 없는 것은 검증되지 않음이며, 이름은 만든 사람이 정한 것입니다.',
  withoutList:
    '이 사이트에는 검증된 자산 목록이 없습니다. 체인이 직접 만든 것, 곧 체인의 코인과 보험 기금의 지분만 검증되었습니다. 검증되지 않음은 자산이 나쁘다는 뜻이 아니라, 이름을 만든 사람이 정했고 여기서 아무도 확인하지 않았다는 뜻입니다.',
  alike: {
    same: '다른 자산인 {symbol}처럼 보입니다',
    letters: '여러 문자 체계의 글자가 섞여 있습니다',
    direction: '보이지 않는 표시가 숨어 있습니다',
  },
  via: '{channel} 경유',
  lost: '신뢰할 수 없음: 스스로 모순됩니다',
  unknownDecimals: '알 수 없음',
  dollar: 'USD 가치는 INJ가 가장 많이 거래되는 {quote} 기준이며 이를 달러로 봅니다.',
} satisfies Texts<typeof english>
