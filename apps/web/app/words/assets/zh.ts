import type { assets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const assets = {
  pages: '有关资产的页面',
  bank: '资产',
  contracts: '合约资产',
  about:
    '链上银行模块中持有 {count, plural, other {# 种资产}}。{quote, select, none {} other {价格为本链最近成交价，以 {quote} 计。}}',
  contractsAbout: '仅由自身合约记账的 CW20 与 ERC-20 代币。',
  search: '名称、符号或代币标识',
  find: '查找',
  kind: '类型',
  verification: '验证',
  all: '全部',
  sort: '排序',
  sorts: { worth: '美元价值', holders: '持有者', supply: '供应量' },
  none: '其中没有这样的资产。全部资产见“全部”。',
  columns: {
    token: '代币',
    denom: '代币标识',
    price: '价格',
    worth: '美元价值',
    supply: '当前供应量',
    decimals: '小数位数',
    admin: '管理员／铸造者',
    kind: '类型',
    verification: '验证',
    holders: '持有者',
  },
  kinds: {
    native: '原生',
    peggy: '跨链 ERC20',
    ibc: 'IBC',
    factory: '代币工厂',
    erc20: 'EVM',
    share: '保险基金',
    cw20: 'CW20',
    unknown: '银行模块',
  },
  tiers: {
    verified: '已验证',
    internal: '内部验证',
    external: '外部验证',
    unverified: '未验证',
  },
  withList: '验证以本站点所用的名单为准。未验证即不在名单上：其名称由创建者自定。',
  withoutList:
    '本站点没有已验证资产的名单：只有链自身创造的资产是已验证的，即其原生币与保险基金的份额。未验证并不表示资产有问题，只表示其名称由创建者自定，此处无人核实。',
  alike: {
    same: '看起来像另一种资产 {symbol}',
    letters: '混用了多种字母',
    direction: '含有看不见的标记',
  },
  via: '经由 {channel}',
  lost: '不可信：自相矛盾',
  unknownDecimals: '未知',
  dollar: '美元价值把 INJ 交易最多的计价资产 {quote} 当作美元。',
} satisfies Texts<typeof english>
