import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: '搜索交易、区块或地址',
  title: '搜索',
  for: '“{text}”的搜索结果',
  nothing: '没有找到“{text}”',
  ask: '输入高度、哈希、地址或名称。',
  unlike: '您的搜索与任何区块、交易、资产或地址都不匹配。',
  suggestions: '建议',
  count: '{count, plural, =0 {没有建议} other {# 条建议}}',
  absent: {
    awaited: '尚未出现：其页面会等待它',
    ended: '不存在：录制内容已播放完毕',
  },
  kind: '{kind, select, block {区块} blockHash {区块} transaction {交易} validator {验证人} denom {资产} token {资产} market {市场} order {订单} trade {成交} contract {合约} proposal {提案} subaccount {子账户} code {代码} collection {NFT} auction {拍卖} deposit {存款} withdrawal {提现} batch {批次} channel {通道} client {客户端} connection {连接} feed {喂价源} page {页面} other {账户}}',
} satisfies Texts<typeof english>
