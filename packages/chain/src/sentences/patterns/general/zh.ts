import type { Translated } from '../../../translated.ts'
import type { general as english } from './en.ts'

export const general: Translated<typeof english> = {
  transaction: {
    empty: '一笔不含任何消息的交易',
    more: '{sentence}，另有 {count, plural, other {# 项}}操作',
  },
  message: {
    unknown: '{signer} {failed, select, yes {尝试执行} other {执行了}}“{type}”',
    unknownByNobody: '{failed, select, yes {尝试执行} other {已执行}}：{type}',
  },
}
