import type { nameServices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nameServices = {
  name: 'Tên',
  title: '{name}, một tên của dịch vụ tên · {address}',
  absent: {
    title: 'Tên này không tồn tại',
    text: 'Không có tài khoản nào dùng {name}.',
    otherWay: 'Không tìm thấy .inj của {address}.',
    unresolved: 'Không tìm thấy địa chỉ của bộ phân giải.',
    claim: 'Đăng ký tên tại SPACE ID',
  },
  invalid: {
    title: 'Tên miền không hợp lệ',
    text: 'Tên .inj là một từ có từ 3 ký tự trở lên: chữ cái, chữ số, - và _.',
    empty: 'Các phần của tên miền không được để trống',
    unlike: 'Không thể chuẩn hóa {name}.',
  },
  silent: {
    title: 'Dịch vụ tên không phản hồi',
    text: 'Hiện chưa thể biết {name} là của ai. Vui lòng thử lại sau một phút.',
  },
} satisfies Texts<typeof english>
