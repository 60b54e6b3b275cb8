import type { things as english } from './en.ts'
import type { Texts } from '../words.ts'

export const things = {
  trade: '거래',
  transfer: '전송',
  contract: '컨트랙트',
  oracle: '가격',
  staking: '스테이킹·거버넌스',
  other: '기타',
  success: '성공',
  failed: '실패',
  hash: '해시',
  block: '블록',
  account: '계정',
  age: '경과',
  local: '현지 시간',
  toLocal: '현지 시간으로 보기',
  toUtc: 'UTC로 보기',
  fee: '수수료',
  validator: '검증인',
  transaction: '트랜잭션',
  transactions: '{count, plural, other {트랜잭션 #건}}',
  noTransactions: '트랜잭션 없음',
  failedCount: '{count, plural, other {#건 실패}}',
  gasOf: '{wanted} 중 {used}, {share}',
  gas: '사용 가스',
  nowCalled: '{name}의 현재 이름: {now}',
} satisfies Texts<typeof english>
