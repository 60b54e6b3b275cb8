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
} satisfies Texts<typeof english>
