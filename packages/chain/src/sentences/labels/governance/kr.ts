import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'gov.SubmitProposal': '제안 제출',
  'gov.Vote': '투표',
  'gov.VoteWeighted': '분할 투표',
  'gov.Deposit': '제안 예치',
  'gov.CancelProposal': '제안 철회',
  'gov.ExecLegacyContent': '제안 실행',
  'upgrade.SoftwareUpgrade': '업그레이드 예약',
  'upgrade.CancelUpgrade': '업그레이드 취소',
  'crisis.VerifyInvariant': '장부 점검',
  'gov.TextProposal': '텍스트 제안',
  'params.ParameterChangeProposal': '파라미터 변경',
  'upgrade.CancelSoftwareUpgradeProposal': '업그레이드 취소',
}

export const fields: Translated<typeof english.fields> = {
  content: '내용',
  expedited: '긴급 처리',
  invariant_module_name: '모듈',
  invariant_route: '점검 항목',
  option: '투표',
  options: '투표',
  proposal_id: '제안',
  summary: '요약',
  voter: '투표자',
  weight: '비중',
  key: '키',
}
