import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  'deposit.denom': '提案不接受以该代币缴纳押金',
  'deposit.small': '押金太少：{offered}，需要 {required}',
  'invariant.none': '链上没有这个名称的检查',
  'proposal.closed': '提案 {proposal} 不在投票期，也不在押金期',
  'proposal.empty': '提案需要有可执行的消息或元数据',
  'proposal.invalid': '该提案无效',
  'proposal.message': '提案中的一条消息无效：“{text}”',
  'proposal.none': '没有这个提案',
  'proposal.proposer': '只有该提案的提出者可以这样做',
  'proposal.signer': '提案中有一条消息以 {account} 的名义执行：提案只能以治理模块的名义执行',
  'vote.closed': '投票时间已过',
  'vote.invalid': '该投票无效',
  'vote.weights': '拆分投票的各部分之和必须为 100%',
}
