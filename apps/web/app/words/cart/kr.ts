import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const cart: Texts<typeof english.cart> = {
  title: '모아 둔 작업',
  count: '{count, plural, other {작업 #개 모음}}',
  about:
    '이 순서로 함께 보내집니다. 모두 이루어지거나 아무것도 이루어지지 않습니다. 이 페이지가 열려 있는 동안 유지됩니다.',
  show: '보기',
  close: '나중에',
  send: '{count, plural, =1 {보내기} other {#개 모두 보내기}}',
  sooner: '먼저 하기: {what}',
  later: '나중에 하기: {what}',
  remove: '빼기: {what}',
  memosLong:
    '메모는 하나로 합쳐 보내며 최대 {most}바이트까지 쓸 수 있습니다. 지금은 {bytes}바이트입니다. 메모가 있는 작업 하나를 빼서 따로 보내세요.',
}
