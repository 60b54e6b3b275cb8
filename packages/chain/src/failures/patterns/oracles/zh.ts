import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  'feed.admin': '只有喂价源的管理员可以这样做',
  'feed.config': '该报告依据的不是喂价源现行的规则',
  'feed.exists': '这样的喂价源已经存在',
  'feed.none': '没有这个喂价源',
  'feed.stale': '已有更新的价格被报告',
  'oracle.bandOff': '通过 IBC 获取 Band 价格的功能已关闭',
  'oracle.moved': '预言机价格此后变动过大',
  'oracle.noPrice': '预言机没有对应的价格',
  'oracle.none': '没有预言机为此市场提供价格',
  'oracle.noneFor': '没有 {kind} 类预言机提供 {pair} 的价格',
  'oracle.price': '价格无效',
  'oracle.pythOff': '链未指定 Pyth 合约，因此不接受 Pyth 价格',
  'oracle.relayer': '签名者未被指定报告这些价格',
  'oracle.signature': '价格没有发布者的有效签名',
  'oracle.stale': '预言机的价格已过时',
  'oracle.type': '该类价格不支持此操作',
}
