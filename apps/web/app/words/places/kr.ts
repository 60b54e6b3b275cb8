import type { places as english } from './en.ts'
import type { Texts } from '../words.ts'

export const places = {
  title: '둘러보기',
  noSite: '이 사이트에서는 제공하지 않음',
  source: '출처',
  sources: {
    index: '인덱스',
    public: '공개 서비스',
  },
  toldBy: {
    index: '인덱스가 알려 준 내용입니다.',
    public: '공개 서비스가 알려 준 내용입니다.',
  },
  fateUntold: {
    now: '결과는 지금 알 수 없음',
    public: '공개 서비스는 결과를 알려 주지 않음',
  },
  groups: {
    trading: '거래',
    network: '네트워크',
    ecosystem: '생태계',
    developers: '개발자',
  },
  links: {
    markets: '모든 마켓',
    busiest: '거래가 활발한 마켓',
    auction: '최근 경매',
    orders: '마켓 메이커 주문',
    swaps: '시장가 주문',
    trades: '체결 내역',
    blocks: '블록',
    transactions: '트랜잭션',
    failed: '실패한 트랜잭션',
    factory: '새 토큰',
    raw: '원시 트랜잭션 해독·전송',
    json: '최신 블록 JSON',
    blocksCsv: '블록 파일(CSV)',
    transactionsCsv: '트랜잭션 파일(CSV)',
  },
} satisfies Texts<typeof english>
