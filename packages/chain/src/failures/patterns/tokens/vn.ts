import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  'denom.decimals': 'Số chữ số thập phân đã nêu không phải của token',
  'denom.decimalsOf': '{denom} không có {decimals, number} chữ số thập phân',
  'denom.exists': 'Đã có token mang tên này',
  'denom.long': 'Tên token quá dài: tối đa {most, number} ký tự',
  'denom.short': 'Tên token quá ngắn: mỗi phần cần ít nhất {least, number} ký tự',
  'metadata.decimals': 'Không thể đổi số chữ số thập phân của token nữa',
  'restricted.off': 'Quy tắc của {denom} hiện cấm việc này với mọi người',
  'restricted.receive': 'Quy tắc của {denom} không cho {account} nhận',
  'restricted.send': 'Quy tắc của {denom} không cho {account} gửi',
  'role.none': 'Không có vai trò này',
  'rules.exist': 'Token đã có quy tắc',
  'rules.invalid': 'Quy tắc cho token không hợp lệ',
  'rules.none': 'Token không có quy tắc',
  'token.admin': 'Chỉ quản trị viên của token được làm việc này',
  'token.burnOthers':
    'Chỉ quản trị viên của token được đốt phần người khác nắm giữ, và chỉ khi token cho phép',
  'token.guard': 'Không hỏi được hợp đồng canh giữ token, hoặc nó không trả lời',
  'token.manager': 'Chỉ người quản lý quy tắc của token được làm việc này',
  'token.restricted': 'Quy tắc của token không cho phép điều này',
  'voucher.none': 'Không có token này nào được giữ lại cho tài khoản',
}
