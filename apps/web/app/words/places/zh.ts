import type { places as english } from './en.ts'
import type { Texts } from '../words.ts'

export const places = {
  title: '从这里看起',
  noSite: '本站不展示该网络',
  source: '来源',
  sources: {
    index: '索引',
    public: '公共服务',
  },
  toldBy: {
    index: '由索引提供。',
    public: '由公共服务提供。',
  },
  fateUntold: {
    now: '目前无法得知结果',
    public: '公共服务不提供结果',
  },
  groups: {
    trading: '交易',
    network: '网络',
    ecosystem: '生态',
    developers: '开发者',
  },
  links: {
    markets: '全部市场',
    busiest: '最活跃的市场',
    auction: '最新一轮拍卖',
    orders: '做市商订单',
    swaps: '市价订单',
    trades: '成交记录',
    blocks: '区块',
    transactions: '交易',
    failed: '失败的交易',
    factory: '新代币',
    raw: '解码或发送原始交易',
    json: '最新区块的 JSON',
    blocksCsv: '区块文件（CSV）',
    transactionsCsv: '交易文件（CSV）',
  },
} satisfies Texts<typeof english>
