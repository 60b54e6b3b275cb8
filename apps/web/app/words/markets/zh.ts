import type { markets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const markets = {
  title: '最活跃的市场',
  none: '过去 24 小时没有成交。一有成交会自动显示在这里。',
  young: '成交自 {moment} 起统计，涨跌幅和成交额为此后的数据。',
  fresh: '自首笔成交起',
  last: '最近成交于区块 {height}',
  fills: '{count, plural, other {# 笔成交}}',
  columns: {
    market: '市场',
    price: '价格',
    change: '24 小时',
    volume: '24 小时成交额',
    line: '24 小时走势',
  },
  kinds: {
    spot: '现货',
    perpetual: '永续合约',
    expiry: '交割合约',
    binary: '二元期权',
  },
  statuses: {
    Paused: '已暂停',
    Demolished: '已关闭',
    Expired: '已到期',
  },
  went: {
    up: '上涨',
    down: '下跌',
  },
  list: {
    heading: '市场',
    about:
      '{all, plural, other {共 # 个市场}}，{open} 个开放交易；过去 24 小时{fills, plural, other { # 笔成交}}。',
    pages: '有关市场的页面',
    info: '市场信息',
    realtime: '实时资金费率',
    history: '资金费率历史',
    rules: '交易规则',
    kind: '类型',
    all: '全部',
    state: '状态',
    open: '开放',
    closed: '已关闭或暂停',
    sort: '排序',
    sorts: { busiest: '成交笔数', volume: '成交额', change: '涨跌幅', price: '价格', name: '名称' },
    search: '市场代码或 ID',
    find: '查找',
    noMatch: '这里没有这样的市场。全部市场在“全部”中。',
  },
} satisfies Texts<typeof english>
