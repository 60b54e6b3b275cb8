import type { markets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const markets = {
  title: '거래가 활발한 마켓',
  none: '최근 24시간 동안 체결된 거래가 없습니다. 거래가 체결되면 자동으로 여기에 나타납니다.',
  young: '거래는 {moment}부터 집계되었습니다. 등락률과 거래량은 그 이후의 값입니다.',
  fresh: '첫 체결 이후',
  last: '마지막 체결: 블록 {height}',
  fills: '{count, plural, other {체결 #건}}',
  columns: {
    market: '마켓',
    price: '가격',
    change: '24시간',
    volume: '24시간 거래량',
    line: '24시간 추이',
  },
  kinds: {
    spot: '현물',
    perpetual: '무기한 선물',
    expiry: '만기 선물',
    binary: '바이너리 옵션',
  },
  statuses: {
    Paused: '일시 중지',
    Demolished: '폐쇄됨',
    Expired: '만료됨',
  },
  went: {
    up: '상승',
    down: '하락',
  },
  list: {
    heading: '마켓',
    about:
      '마켓 {all, plural, other {#개}} 중 {open}개가 열려 있습니다. 최근 24시간 {fills, plural, other {체결 #건}}.',
    pages: '마켓 페이지',
    info: '마켓 정보',
    realtime: '실시간 펀딩 비율',
    history: '펀딩 비율 기록',
    rules: '거래 규칙',
    kind: '종류',
    all: '전체',
    state: '상태',
    open: '열림',
    closed: '폐쇄 또는 일시 중지',
    sort: '정렬',
    sorts: { busiest: '체결 수', volume: '거래량', change: '등락률', price: '가격', name: '이름' },
    search: '마켓 티커 또는 ID',
    find: '찾기',
    noMatch: '이 중에는 그런 마켓이 없습니다. 모든 마켓은 ‘전체’에 있습니다.',
  },
} satisfies Texts<typeof english>
