import type { states as english } from './en.ts'
import type { Texts } from '../words.ts'

export const states = {
  copy: '复制{what}',
  copied: '已复制{what}',
  copyAs: '复制',
  watch: '关注',
  isWatched: '已关注',
  copyLink: '链接',
  openJson: '以 JSON 打开',
  notCopied: '未能复制',
  unable:
    '{what, select, trades {无法获取成交记录} other {网络错误：无法获取{what, select, balances {余额} transactions {交易列表} block {区块} blocks {区块列表} contract {合约} contracts {合约列表} holders {代币持有者} codes {代码列表} code {代码} transaction {交易} account {账户信息} auction {拍卖} changes {变动} cw20 {CW20 代币} figures {统计数据} logs {日志} markets {市场} orders {订单结果} packets {数据包结果} proof {证明} tokens {代币} worth {账户估值} validators {验证人} other {“{title}”}}}}',
  missing: '这部分内容暂时无法显示。',
  retry: '重试',
  home: '返回首页',
  pages: '分页',
  newest: '最新',
  older: '更早',
  more: '其余 {count} 项',
  csvHint: '整个列表，存为电子表格文件',
  showRows: '显示行数',
  unknown: '未知',
  maintenance: {
    title: '稍后回来',
    text: '网站正在维护。链照常运行，其上的一切不受影响。',
  },
  faucet: {
    title: '水龙头没有响应',
    text: '未能确认发放代币。问题已记录，再试一次可能就会成功。',
  },
  absent: {
    title:
      '在 {network} 上找不到该{kind, select, block {区块} transaction {交易} account {账户} contract {合约} code {代码} other {页面}}',
    wait: '请至少等待 30 秒：它可能尚未进入区块。',
    pool: '它可能在另一个节点的内存池中，而不是此处所询问的节点。',
    busy: '网络可能繁忙。',
    ask: '如果一小时后仍未出现，请询问发送者，或发出该交易的钱包、交易所。',
    control: '浏览器只显示交易，无法发送、加速或取消交易。',
    elsewhere: '在{network, select, mainnet {主网} testnet {测试网} other {开发网}}上查找',
    expected: '如果您在等待它',
  },
  notFound: {
    title: '没有这个页面',
    text: '可在搜索中以任意写法查找区块、交易和账户。',
  },
  invalid: {
    title: '无法查询',
    text: '地址中有一处写法不正确：',
  },
  unavailable: {
    title: '暂时得不到回应',
    text: '提供这项数据的一方恢复后页面即可显示，链上内容不受影响。',
  },
  beyond: {
    title: '本站无法从公共服务得知这项内容',
    text: '自建的索引知道。Injective 的公共服务不提供它，或不以本站能读取的形式提供。',
  },
  broken: {
    title: '我们这边出了问题',
    text: '问题已记录，重试一次可能就会正常。',
  },
} satisfies Texts<typeof english>
