import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact: '{sender} {failed, select, yes {尝试执行} other {执行了}}一笔以太坊交易',
    create: '{sender} {failed, select, yes {尝试创建} other {创建了}}一个 EVM 合约',
    send: '{sender} {failed, select, yes {尝试通过} other {通过}} EVM 向 {recipient} 转账 {amount}',
    call: '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}',
    callWithValue:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}，附带 {amount}',
  },
}
