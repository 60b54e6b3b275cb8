import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const cart: Texts<typeof english.cart> = {
  title: '모아 둔 작업',
  count: '{count, plural, other {작업 #개 모음}}',
  about:
    '이 순서로 함께 보내집니다. 모두 이루어지거나 아무것도 이루어지지 않습니다. 이 페이지가 열려 있는 동안 유지됩니다.',
  show: '보기',
  close: '나중에',
  send: '{count, plural, other {#개 모두 보내기}}',
  sooner: '먼저 하기: {what}',
  later: '나중에 하기: {what}',
  remove: '빼기: {what}',
}
