import type { Translated } from '../../../translated.ts'
import type { contracts as english } from './en.ts'

export const contracts: Translated<typeof english> = {
  wasm: {
    store: '{sender} {failed, select, yes {尝试上传} other {上传了}}一份合约代码',
    storeAs: '{sender} {failed, select, yes {尝试上传} other {上传了}}代码 {code}',
    instantiate: '{sender} {failed, select, yes {尝试用} other {用}}代码 {code} 创建合约 {contract}',
    call: '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract}',
    execute: '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract} 的 {method}',
    executeWithFunds:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract} 的 {method}，附带 {funds}',
    migrate: '{sender} {failed, select, yes {尝试将} other {将}} {contract} 迁移至代码 {code}',
    updateAdmin: '{sender} {failed, select, yes {尝试将} other {将}} {contract} 的管理员改为 {admin}',
    clearAdmin: '{sender} {failed, select, yes {尝试永久移除} other {永久移除了}} {contract} 的管理员',
    relabel: '{sender} {failed, select, yes {尝试将} other {将}} {contract} 更名为“{label}”',
    restrict: '{sender} {failed, select, yes {尝试修改} other {修改了}}代码 {code} 的合约创建权限',
    pin: '{authority} {failed, select, yes {尝试将} other {将}} {count, plural, other {# 份代码}}常驻内存',
    unpin:
      '{authority} {failed, select, yes {尝试取消} other {取消了}} {count, plural, other {# 份代码}}的内存常驻',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {尝试向} other {向}} {recipient} {failed, select, yes {发送} other {发送了}} {amount} {token}（CW20）',
    transferFrom:
      '{sender} {failed, select, yes {尝试将} other {将}} {owner} 的 {amount} {token}（CW20）{failed, select, yes {发送给} other {发送给了}} {recipient}',
    mint: '{sender} {failed, select, yes {尝试为} other {为}} {recipient} {failed, select, yes {铸造} other {铸造了}} {amount} {token}（CW20）',
    burn: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {amount} {token}（CW20）',
    burnFrom: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {owner} 的 {amount} {token}（CW20）',
    allow:
      '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 再动用其 {amount} {token}（CW20）',
    disallow:
      '{sender} {failed, select, yes {尝试将} other {将}} {spender} 可动用的额度减少 {amount} {token}（CW20）',
  },
  nft: {
    send: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} {failed, select, yes {发送} other {发送了}} {contract} 的 NFT {id}',
    mint: '{sender} {failed, select, yes {尝试为} other {为}} {recipient} {failed, select, yes {铸造} other {铸造了}} {contract} 的 NFT {id}',
  },
  wasmx: {
    register: '{sender} {failed, select, yes {尝试登记} other {登记了}} {contract}，使其在每个区块运行',
    update: '{sender} {failed, select, yes {尝试修改} other {修改了}} {contract} 每区块运行的设置',
    activate: '{sender} {failed, select, yes {尝试启用} other {启用了}} {contract} 的每区块运行',
    deactivate: '{sender} {failed, select, yes {尝试停用} other {停用了}} {contract} 的每区块运行',
  },
}
