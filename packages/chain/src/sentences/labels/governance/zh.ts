import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'gov.SubmitProposal': '发起提案',
  'gov.Vote': '投票',
  'gov.VoteWeighted': '拆分投票',
  'gov.Deposit': '提案押金',
  'gov.CancelProposal': '撤回提案',
  'gov.ExecLegacyContent': '执行提案',
  'upgrade.SoftwareUpgrade': '升级计划',
  'upgrade.CancelUpgrade': '取消升级',
  'crisis.VerifyInvariant': '账目自查',
  'gov.TextProposal': '文本提案',
  'params.ParameterChangeProposal': '修改参数',
  'upgrade.CancelSoftwareUpgradeProposal': '取消升级',
}

export const fields: Translated<typeof english.fields> = {
  content: '内容',
  expedited: '加急',
  invariant_module_name: '模块',
  invariant_route: '检查项',
  option: '投票选项',
  options: '投票选项',
  proposal_id: '提案',
  summary: '摘要',
  voter: '投票人',
  weight: '权重',
  key: '密钥',
}
