import type { errors as english } from './en.ts'
import type { Texts } from '../words.ts'

export const errors = {
  page: '未找到页面：{given}',
  query: '地址中问号之后的部分无法识别：{given}',
  withoutQuery: '查看不含该部分的页面',
  absent: {
    block: '本站数据来源中没有哈希为“{given}”的区块',
    transaction: '本站数据来源中没有哈希为“{given}”的交易',
    contract: '本站数据来源中没有地址为“{given}”的合约',
    code: '尚未存储 ID 为“{given}”的代码',
    proposal: '没有编号为“{given}”的提案',
    validator: '没有地址为“{given}”的验证人',
    collection: '“{given}”处没有 NFT',
    channel: '本站数据来源中没有通道“{given}”',
    client: '本站数据来源中没有跟踪其他链的客户端“{given}”',
    connection: '本站数据来源中没有连接“{given}”',
    packet: '本站数据来源中没有数据包“{given}”',
    deposit: '本站数据来源中没有编号为“{given}”的以太坊转入',
    withdrawal: '本站数据来源中没有编号为“{given}”的以太坊转出',
    batch: '本站数据来源中没有编号为“{given}”的转出批次',
    auction: '没有第“{given}”轮拍卖',
    feed: '没有预言机提供“{given}”的价格',
    module: '没有名为“{given}”且带参数的模块',
  },
  malformed: {
    block: '“{given}”既不是区块高度（从 1 开始的整数），也不是 64 位十六进制哈希',
    transaction: '“{given}”不是交易哈希：交易哈希由 64 位十六进制数字组成',
    account: '“{given}”不是账户地址：有字符错误、缺失或多余',
    contract: '“{given}”不是合约地址：合约地址以 inj1 或 0x 开头，且字符无误、无缺失',
    code: '“{given}”不是代码 ID：代码 ID 是从 1 开始的整数',
    proposal: '“{given}”不是提案编号：提案编号是从 1 开始的整数',
    validator: '“{given}”不是验证人地址：验证人地址以 injvaloper1 开头，且字符无误、无缺失',
    packet: '“{given}”不能指明数据包：需要端口、通道和整数序号',
    transfer: '“{given}”不是跨链桥的编号：编号是从 1 开始的整数',
    auction: '“{given}”不是轮次编号：轮次是从 0 开始的整数',
  },
} satisfies Texts<typeof english>
