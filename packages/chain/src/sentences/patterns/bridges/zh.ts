import type { Translated } from '../../../translated.ts'
import type { bridges as english } from './en.ts'

export const bridges: Translated<typeof english> = {
  ibc: {
    transfer: '{sender} {failed, select, yes {尝试通过} other {通过}} {channel} 向 {receiver} 转账 {amount}',
    receive:
      '{relayer} {failed, select, yes {尝试通过} other {通过}} {channel} 将 {sender} 的 {amount} 送达 {receiver}',
    receiveOther: '{relayer} {failed, select, yes {尝试通过} other {通过}} {channel} 送达一个数据包',
    notAccepted: '{sentence}，但被拒收',
    acknowledge:
      '{relayer} {failed, select, yes {尝试确认} other {确认}} {sender} 的 {amount} 已通过 {channel} 到达 {receiver}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {尝试确认} other {确认}}一个数据包已通过 {channel} 到达',
    refuse:
      '{relayer} {failed, select, yes {尝试报告} other {报告了}}经 {channel} 发给 {receiver} 的 {amount} 被拒收，{failed, select, yes {将} other {已}}退回 {sender}',
    refuseOther: '{relayer} {failed, select, yes {尝试报告} other {报告了}}一个经 {channel} 的数据包被拒收',
    timeout:
      '{relayer} {failed, select, yes {尝试报告} other {报告了}}经 {channel} 发给 {receiver} 的 {amount} 超时，{failed, select, yes {将} other {已}}退回 {sender}',
    timeoutOther: '{relayer} {failed, select, yes {尝试报告} other {报告了}}一个经 {channel} 的数据包超时',
    createClient: '{signer} {failed, select, yes {尝试创建} other {创建了}}链 {network} 的轻客户端',
    updateClient: '{signer} {failed, select, yes {尝试更新} other {更新了}}轻客户端 {client}',
    reportMisbehaviour: '{signer} {failed, select, yes {尝试举报} other {举报}} {client} 对应的链自相矛盾',
    openConnection:
      '{signer} {failed, select, yes {尝试完成} other {完成了}}建立连接 {connection} 的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
    openChannel:
      '{signer} {failed, select, yes {尝试完成} other {完成了}}开通 {channel} 的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
    openNewChannel:
      '{signer} {failed, select, yes {尝试完成} other {完成了}}为 {port} 开通通道的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
    closeChannel: '{signer} {failed, select, yes {尝试关闭} other {关闭了}} {channel}',
    prune: '{signer} {failed, select, yes {尝试清理} other {清理了}} {channel} 的旧回执',
    registerPayee: '{relayer} {failed, select, yes {尝试将} other {将}}在 {channel} 上的中继收益转给 {payee}',
    payFee: '{signer} {failed, select, yes {尝试为} other {为}}经 {channel} 的数据包悬赏中继奖励 {amount}',
    passOn: '{sentence}，以转交 {receiver}',
    callOn: '{sentence}，以调用 {contract}',
    arrived: '{sentence}，已送达',
    returned: '{sentence}，被对方拒绝后退回',
    expired: '{sentence}，因超时而退回',
  },
  peggy: {
    send: '{sender} {failed, select, yes {尝试向} other {向}}以太坊地址 {recipient} 转出 {amount}',
    cancel: '{sender} {failed, select, yes {尝试撤回} other {撤回了}}转往以太坊的第 {number} 笔转账',
    limit:
      '{authority} {failed, select, yes {尝试将} other {将}} {denom} 经以太坊跨链桥的额度限制为每 {count, plural, other {# 个区块}} {limit}',
    unlimit: '{authority} {failed, select, yes {尝试取消} other {取消了}}以太坊跨链桥上 {denom} 的限额',
    requestBatch: '{orchestrator} {failed, select, yes {尝试打包} other {打包了}}等待转往以太坊的 {denom}',
    confirmBatch:
      '{orchestrator} {failed, select, yes {尝试签署} other {签署了}}转往以太坊的第 {number} 批转账',
    confirmValidators:
      '{orchestrator} {failed, select, yes {尝试签署} other {签署了}}以太坊桥的第 {number} 号验证人集合',
    claimDeposit:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}} {sender} 从以太坊向 {receiver} 转入 {amount}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}}第 {number} 批转账已到达以太坊',
    claimToken:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}} {denom} 在以太坊上的合约为 {contract}',
    claimValidators:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}}以太坊已采用第 {number} 号验证人集合',
    setOrchestrator:
      '{sender} {failed, select, yes {尝试委派} other {委派了}} {orchestrator} 看守跨链桥，以太坊签名地址为 {address}',
    watch: '{sender} {failed, select, yes {尝试} other {开始}}亲自看守跨链桥，以太坊签名地址为 {address}',
    block:
      '{signer} {failed, select, yes {尝试禁止} other {禁止了}} {count, plural, other {# 个以太坊地址}}使用跨链桥',
    unblock:
      '{signer} {failed, select, yes {尝试解禁} other {解禁了}} {count, plural, other {# 个以太坊地址}}，可重新使用跨链桥',
  },
}
