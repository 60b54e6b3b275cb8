import type { frame as english } from '../en/frame.ts'
import type { Texts } from '../words.ts'

export const frame = {
  title: 'Injsight，Injective 的开放区块浏览器',
  description: '用文字和证明展示 Injective 的区块、交易和账户。',
  skip: '跳到正文',
  home: 'Injsight，返回首页',
  navigation: '主导航',
  blocks: '区块',
  transactions: '交易',
  height: '区块 {height}，{age}',
  standsStill: '录制内容，已播放至末尾区块 {height}',
  behind: '索引落后链 {blocks, plural, other {# 个区块}}',
  silent: '索引没有响应，当前内容可能已过时',
  nodeTrouble: '索引提示：{trouble}',
  recording: '{chain} 的录制内容，时间按其自身时钟',
  network: '网络 {chain}',
  language: '语言',
  theme: '外观',
  themeSystem: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',
  sources: '数据来自我们自己的链上索引',
  status: '状态',
  code: '开源，Apache 2.0',
} satisfies Texts<typeof english>
