import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: '搜索交易、区块或地址',
  title: '搜索',
  for: '“{text}”的搜索结果',
  nothing: '没有找到“{text}”',
  ask: '输入高度、哈希、地址或名称。',
  outcomes: {
    valid: {
      title: '没有找到结果',
      text: '您的搜索与任何区块、交易、资产或地址都不匹配。',
    },
    blockInvalid: {
      title: '区块高度无效',
      text: '高度是从 1 开始的整数。请重新输入。',
    },
    blockNotFound: {
      title: '找不到区块',
      text: '链上还没有这一高度的区块。',
    },
    accountInvalid: {
      title: '账户地址无效',
      text: '看起来像地址，但校验位不符：有字符错误或缺失。请重新输入。',
    },
    accountNotFound: {
      title: '找不到账户',
      text: '目前没有任何交易涉及此地址。',
    },
    contractInvalid: {
      title: '合约地址无效',
      text: '合约地址以 inj1 开头，而此地址有字符错误或缺失。请重新输入。',
    },
    contractNotFound: {
      title: '找不到合约',
      text: '链上没有使用此地址的合约。',
    },
    wasmCodeInvalid: {
      title: '代码 ID 无效',
      text: '代码 ID 是从 1 开始的整数。请重新输入。',
    },
    wasmCodeNotFound: {
      title: '找不到代码',
      text: '目前还没有存储过此 ID 的代码。',
    },
    transactionNotFound: {
      title: '找不到交易',
      text: '没有交易或区块使用此哈希。刚发送的交易需要几秒钟。',
    },
    invalidTransactionHash: {
      title: '交易哈希无效',
      text: '交易哈希由 64 位十六进制数字组成。请重新输入。',
    },
  },
  suggestions: '建议',
  count: '{count, plural, =0 {没有建议} other {# 条建议}}',
  absent: {
    awaited: '尚未出现：其页面会等待它',
    ended: '不存在：录制内容已播放完毕',
  },
  kind: '{kind, select, block {区块} blockHash {区块} transaction {交易} validator {验证人} denom {资产} token {资产} market {市场} order {订单} trade {成交} contract {合约} proposal {提案} subaccount {子账户} code {代码} collection {NFT} auction {拍卖} deposit {存款} withdrawal {提现} batch {批次} channel {通道} feed {喂价源} page {页面} other {账户}}',
} satisfies Texts<typeof english>
