import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'authz.Exec': 'Thực hiện thay',
  'authz.Grant': 'Ủy quyền',
  'authz.Revoke': 'Thu hồi ủy quyền',
  'authz.PruneExpiredGrants': 'Dọn ủy quyền',
  'feegrant.GrantAllowance': 'Hạn mức phí',
  'feegrant.RevokeAllowance': 'Ngừng hạn mức phí',
  'feegrant.PruneAllowances': 'Dọn hạn mức phí',
  'authz.ExecCompat': 'Thực hiện thay',
  'feegrant.BasicAllowance': 'Hạn mức thông thường',
  'feegrant.PeriodicAllowance': 'Theo từng chu kỳ',
  'feegrant.AllowedMsgAllowance': 'Chỉ cho một số thông điệp',
  'authz.GenericAuthorization': 'Một loại thông điệp',
}

export const fields: Translated<typeof english.fields> = {
  allowance: 'Hạn mức',
  allowed_messages: 'Thông điệp được phép',
  authorization: 'Ủy quyền',
  expiration: 'Hết hạn',
  grant: 'Nội dung ủy quyền',
  msg_type_url: 'Loại thông điệp',
  msgs: 'Các thông điệp',
  basic: 'Hạn mức tổng',
  period_spend_limit: 'Hạn mức mỗi chu kỳ',
  period_can_spend: 'Còn lại trong chu kỳ này',
  period_reset: 'Chu kỳ kết thúc',
  pruner: 'Người dọn',
}
