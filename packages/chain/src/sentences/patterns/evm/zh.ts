import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact: '{sender} {failed, select, yes {尝试执行} other {执行了}}一笔以太坊交易',
    create: '{sender} {failed, select, yes {尝试创建} other {创建了}}一个 EVM 合约',
    createAt: '{sender} {failed, select, yes {尝试创建} other {创建了}} EVM 合约 {contract}',
    createAtWithValue:
      '{sender} {failed, select, yes {尝试创建} other {创建了}} EVM 合约 {contract}，并附带 {amount}',
    sendData:
      '{sender} {failed, select, yes {尝试通过} other {通过}} EVM 向 {recipient} 发送 {count, plural, other {# 字节}}数据',
    sendDataWithValue:
      '{sender} {failed, select, yes {尝试通过} other {通过}} EVM 向 {recipient} 发送 {amount} 和 {count, plural, other {# 字节}}数据',
    call: '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}',
    callWithValue:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}，附带 {amount}',
    guess: '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract}，看起来是 {method}',
    guessWithValue:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract}，附带 {amount}，看起来是 {method}',
    moved: '{sentence}；{move}',
    movedMore: '{sentence}；{move}，以及其他转移',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {尝试将} other {将}} {denom} 与 {contract} 配对',
    unpair: '{sender} {failed, select, yes {尝试移除} other {移除了}} {denom} 的 ERC-20 配对',
    makePair: '{sender} {failed, select, yes {尝试让链} other {让链}}为 {denom} 创建 ERC-20 合约',
    makePairAt:
      '{sender} {failed, select, yes {尝试让链} other {让链}}为 {denom} 创建了 ERC-20 合约 {contract}',
    transferFrom: '{sender} {failed, select, yes {尝试将} other {将}} {owner} 的 {amount} 发送给 {recipient}',
    approve: '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 代为支出 {amount}',
    approveAll: '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 无限额代为支出 {token}',
    revoke: '{sender} {failed, select, yes {尝试撤销} other {撤销了}} {spender} 代为支出 {token} 的许可',
    allowMore: '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 多支出 {amount}',
    allowLess: '{sender} {failed, select, yes {尝试将} other {将}} {spender} 的支出额度减少 {amount}',
    wrap: '{sender} {failed, select, yes {尝试将} other {将}} {amount} 封装为 {token}',
    unwrap: '{sender} {failed, select, yes {尝试解封} other {解封了}} {amount}',
  },
  erc721: {
    sendOf:
      '{sender} {failed, select, yes {尝试将} other {将}} {owner} 的 {contract} 的 NFT {id} 发送给 {recipient}',
    approve: '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 转移 {contract} 的 NFT {id}',
    revoke: '{sender} {failed, select, yes {尝试不再允许} other {不再允许}}他人转移 {contract} 的 NFT {id}',
    approveAll:
      '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 转移其 {contract} 的全部 NFT',
    revokeAll:
      '{sender} {failed, select, yes {尝试撤销} other {撤销了}} {spender} 转移其 {contract} 的 NFT 的许可',
    burn: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {contract} 的 NFT {id}',
  },
  erc1155: {
    send: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} {failed, select, yes {发送} other {发送了}} {amount} 个 {contract} 的 NFT {id}',
    mint: '{sender} {failed, select, yes {尝试为} other {为}} {recipient} {failed, select, yes {铸造} other {铸造了}} {amount} 个 {contract} 的 NFT {id}',
    burn: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {amount} 个 {contract} 的 NFT {id}',
  },
}
