import type { outcomes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const outcomes = {
  cut: '还有更多：显示前 {count} 个。输入更多字符可缩小范围。',
  lists: {
    assets: '同名资产',
    markets: '同名市场',
    contracts: '同名合约',
  },
  valid: {
    title: '没有找到结果',
    text: '您的搜索与任何区块、交易、资产或地址都不匹配。',
  },
  blockInvalid: {
    title: '区块高度无效',
    text: '您的搜索不符合区块高度的格式：高度是从 1 开始的整数。请重新输入。',
  },
  blockNotFound: {
    title: '找不到区块',
    text: '链上还没有这一高度的区块。',
  },
  accountInvalid: {
    title: '账户地址无效',
    text: '您的搜索不符合账户地址的格式：有字符错误、缺失或多余。请重新输入。',
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
    text: '您的搜索不符合交易、区块哈希或子账户 ID 的格式：它们都由 64 位十六进制数字组成。请重新输入。',
  },
  ibcInvalid: {
    title: 'IBC 资产无效',
    text: '您的搜索不符合 IBC 资产的格式：ibc/ 后接 64 位十六进制数字。',
  },
  bridgedInvalid: {
    title: '跨链桥资产无效',
    text: '您的搜索不符合桥接 ERC20 资产的格式：peggy、0x 后接 40 位十六进制数字。',
  },
} satisfies Texts<typeof english>
