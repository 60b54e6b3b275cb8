import type { modules as english } from './en.ts'
import type { Texts } from '../words.ts'

export const modules = {
  auction: '拍卖',
  bonded_tokens_pool: '质押中的代币',
  chainlink: 'Chainlink 价格',
  distribution: '质押奖励与社区池',
  erc20: 'ERC-20 映射',
  evm: 'EVM',
  exchange: '交易所',
  fee_collector: '手续费归集',
  feeibc: 'IBC 中继者手续费',
  gov: '治理',
  insurance: '保险基金',
  interchainaccounts: '链间账户',
  mint: '通胀增发',
  nft: 'NFT',
  not_bonded_tokens_pool: '解除质押中的代币',
  ocr: 'Chainlink 价格报告',
  oracle: '价格预言机',
  peggy: '以太坊跨链桥',
  permissions: '代币权限',
  tokenfactory: '代币工厂',
  transfer: 'IBC 转账',
  txfees: '交易手续费',
  wasm: '合约',
  xwasm: '由链运行的合约',
} satisfies Texts<typeof english>
