import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'gov.SubmitProposal': 'Đề xuất',
  'gov.Vote': 'Bỏ phiếu',
  'gov.VoteWeighted': 'Bỏ phiếu chia tỷ lệ',
  'gov.Deposit': 'Đặt cọc đề xuất',
  'gov.CancelProposal': 'Rút đề xuất',
  'gov.ExecLegacyContent': 'Thực thi đề xuất',
  'upgrade.SoftwareUpgrade': 'Kế hoạch nâng cấp',
  'upgrade.CancelUpgrade': 'Hủy nâng cấp',
  'crisis.VerifyInvariant': 'Kiểm tra sổ sách',
  'gov.TextProposal': 'Đề xuất văn bản',
  'params.ParameterChangeProposal': 'Thay đổi tham số',
  'upgrade.CancelSoftwareUpgradeProposal': 'Hủy nâng cấp',
}

export const fields: Translated<typeof english.fields> = {
  content: 'Nội dung',
  expedited: 'Khẩn',
  invariant_module_name: 'Mô-đun',
  invariant_route: 'Mục kiểm tra',
  option: 'Lựa chọn',
  options: 'Các lựa chọn',
  proposal_id: 'Đề xuất',
  summary: 'Tóm tắt',
  voter: 'Người bỏ phiếu',
  weight: 'Tỷ trọng',
  key: 'Khóa',
}
