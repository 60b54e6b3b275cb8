import type { home as english } from './en.ts'
import type { Texts } from '../words.ts'

export const home = {
  hero: '看清 Injective 上发生的一切',
  lead: '每个区块、每笔交易、每项余额，都用文字说明。',
  try: '试试',
  now: '当前',
  inBlock: '{count} 笔交易',
  strip: '最新区块',
  stripHint: '高度表示所用 Gas，颜色表示用途。',
  stats: '链上数据',
  transactions24h: '24 小时交易数',
  transactions30d: '30 天交易数',
  transactionsAll: '交易总数',
  tps: '每秒交易数',
  overBlocks: '最近 {count, plural, other {# 个区块}}',
  blocks24h: '24 小时区块数',
  blockTime: '出块时间',
  seconds: '{seconds} 秒',
  addresses: '地址数',
  assets: '{count, plural, other {# 种资产}}',
  supply: 'INJ 供应量',
  latestBlocks: '最新区块',
  latestTransactions: '最新交易',
  all: '全部',
  noBlocks: '索引中还没有区块，首批区块会自动出现在这里。',
  noTransactions: '尚未索引任何交易。',
} satisfies Texts<typeof english>
