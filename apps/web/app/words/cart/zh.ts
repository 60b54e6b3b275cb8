import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const cart: Texts<typeof english.cart> = {
  title: '已收集的操作',
  count: '{count, plural, other {已收集 # 项操作}}',
  about: '它们会按此顺序一起发送：要么全部成功，要么全部不发生。页面打开期间会一直保留。',
  show: '查看',
  close: '暂不',
  send: '{count, plural, =1 {发送} other {发送全部 # 项}}',
  sooner: '提前：{what}',
  later: '推后：{what}',
  remove: '移除：{what}',
  memosLong:
    '它们的备注会合并为一条发送，最多 {most} 字节，目前为 {bytes} 字节。请移除一项带备注的操作，单独发送。',
}
