import type { order as english } from './en.ts'
import type { Texts } from '../words.ts'

export const order = {
  name: 'Lệnh',
  said: '{side, select, buy {{who} đặt mua {amount} với giá {price} trên {market}} other {{who} đặt bán {amount} với giá {price} trên {market}}}',
  filled: 'Đã khớp',
  average: 'Giá trung bình',
  fees: 'Phí mà sàn giữ lại từ các lần khớp',
  rest: 'Còn trong sổ lệnh',
  transaction: 'Đặt bởi',
  trigger: 'kích hoạt của {order}',
  before: 'trước khi chỉ mục bắt đầu',
  cancelled: 'đã hủy',
  someFills: 'Các dịch vụ công cộng không cho biết hết các lần khớp của lệnh này.',
  hash: 'Mã băm của lệnh',
  life: 'Diễn biến của lệnh',
  who: 'Ai',
  chain: 'chính chuỗi',
  pooled: 'bên đối ứng trong khối',
  why: {
    market:
      'Lệnh thị trường khớp với những gì có ở cuối khối, ở giá {price} hoặc tốt hơn, và không bao giờ chờ: {left} không có bên đối ứng.',
    resting: '{left} nằm trong sổ lệnh, cho đến khi có người giao dịch ở giá {price}.',
    waiting: 'Lệnh vào sổ khi giá đánh dấu đạt {trigger}.',
    ended: '{left} không được khớp: {reason}.',
  },
  all: 'Các lệnh của tài khoản này',
  absent: 'Không có lệnh {hash}',
  absentText:
    'Chỉ biết các lệnh mà nguồn dữ liệu của trang này còn giữ. Mã băm cũng có thể là của giao dịch hoặc khối.',
} satisfies Texts<typeof english>
