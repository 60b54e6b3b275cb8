import type { contract as english } from './en.ts'
import type { Texts } from '../words.ts'

export const contract = {
  said: '{kind, select, erc20 {代币 {name} 的合约} erc721 {NFT {name} 的合约} erc1155 {代币集 {name} 的合约} other {合约 {name}}}',
  standard: '类型',
  standards: {
    erc20: 'ERC-20 代币',
    erc721: 'ERC-721 NFT',
    erc1155: 'ERC-1155 多类代币',
  },
  face: '在银行模块中',
  faceText: '其代币即 {denom}',
  parts: { label: '此合约的各部分', overview: '概览', transactions: '交易', logs: '日志' },
  logs: '日志',
  events: '筛选',
  allEvents: '全部事件',
  eventOf: '事件 {topic}',
  none: '此合约没有写入过日志。',
  noneLike: '此合约没有写入过这样的日志。',
  noMore: '列表到此为止。',
  all: '显示全部',
  columns: {
    block: '区块',
    time: '时间',
    hash: '交易',
    place: '编号',
    event: '事件',
    values: '值',
    topics: '主题',
    data: '数据',
  },
} satisfies Texts<typeof english>
