import type { transactions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const transactions = {
  title: '트랜잭션',
  filters: '필터',
  all: '전체',
  success: '성공',
  failed: '실패',
  removeFilter: '(이 필터 제거)',
  none: '조건에 맞는 트랜잭션이 없습니다.',
} satisfies Texts<typeof english>
