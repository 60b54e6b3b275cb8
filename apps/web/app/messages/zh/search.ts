import type { search as english } from '../en/search.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: '搜索交易、区块或地址',
  title: '搜索',
  for: '“{text}”的搜索结果',
  nothing: '没有找到“{text}”',
  ask: '输入高度、哈希、地址或名称。',
  valid: '您的搜索与任何区块、交易、资产或地址都不匹配。',
  blockInvalid: '高度是从 1 开始的整数。',
  blockNotFound: '链上还没有这一高度的区块。',
  accountInvalid: '看起来像地址，但校验位不符：有字符错误或缺失。',
  accountNotFound: '目前没有任何交易涉及此地址。',
  transactionNotFound: '没有交易或区块使用此哈希。刚发送的交易需要几秒钟。',
  invalidTransactionHash: '交易哈希由 64 位十六进制数字组成。',
  kind: '{kind, select, block {区块} blockHash {区块} transaction {交易} validator {验证人} denom {资产} subaccount {子账户} other {账户}}',
} satisfies Texts<typeof english>
