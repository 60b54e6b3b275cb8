import type { home as english } from './en.ts'
import type { Texts } from '../words.ts'

export const home = {
  hero: 'Injective에서 일어나는 일을 한눈에',
  lead: '모든 블록과 트랜잭션, 잔액을 말로 풀어 드립니다.',
  try: '살펴보기',
  now: '지금',
  inBlock: '{count}건',
  strip: '최근 블록',
  stripHint: '높이는 사용된 가스, 색은 용도를 뜻합니다.',
  stats: '숫자로 보는 체인',
  transactions24h: '24시간 트랜잭션',
  transactions30d: '30일 트랜잭션',
  transactionsAll: '전체 트랜잭션',
  tps: '초당 트랜잭션',
  overBlocks: '{count, plural, other {최근 #블록}} 기준',
  blocks24h: '24시간 블록',
  blockTime: '블록 시간',
  seconds: '{seconds}초',
  addresses: '주소',
  assets: '{count, plural, other {자산 #종}}',
  supply: 'INJ 공급량',
  latestBlocks: '최신 블록',
  latestTransactions: '최신 트랜잭션',
  all: '전체',
  noBlocks: '아직 인덱스에 블록이 없습니다. 첫 블록이 자동으로 여기에 나타납니다.',
  noTransactions: '아직 인덱싱된 트랜잭션이 없습니다.',
} satisfies Texts<typeof english>
