import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  'allowance.exists': 'Hạn mức phí như vậy đã có sẵn',
  'allowance.expired': 'Hạn mức phí đã hết hạn',
  'allowance.fees': '{granter} không trả phí thay cho {grantee}',
  'allowance.limit': 'Phí vượt quá phần còn lại của hạn mức phí',
  'allowance.message': 'Hạn mức phí không áp dụng cho loại thông điệp này',
  'allowance.none': 'Không có hạn mức phí như vậy',
  'grant.expired': 'Ủy quyền đã hết hạn',
  'grant.gone': 'Không có ủy quyền nào như vậy để thu hồi',
  'grant.limit': 'Số tiền vượt quá mức được ủy quyền',
  'grant.market': 'Ủy quyền không bao gồm thị trường này',
  'grant.none': 'Không có ủy quyền cho việc này',
  'grant.noneFor': '{grantee} không được {granter} ủy quyền cho việc này: {type}',
  'grant.past': 'Thời hạn của ủy quyền nằm ở quá khứ',
  'grant.recipient': 'Ủy quyền không cho phép chuyển tới {account}',
  'grant.self': 'Không ai tự ủy quyền cho chính mình được',
  'grant.validator': 'Ủy quyền không bao gồm trình xác thực {validator}',
}
