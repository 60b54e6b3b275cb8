import type { markets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const markets = {
  title: 'Thị trường sôi động nhất',
  none: 'Không có giao dịch mua bán nào trong 24 giờ qua. Khi có, chúng sẽ tự hiện ở đây.',
  young: 'Các lần khớp lệnh được đếm từ {moment}; mức thay đổi và giá trị giao dịch tính từ lúc đó.',
  fresh: 'từ lần khớp lệnh đầu tiên',
  last: 'Khớp lệnh gần nhất ở khối {height}',
  fills: '{count, plural, other {# lần khớp}}',
  columns: {
    market: 'Thị trường',
    price: 'Giá',
    change: '24 giờ',
    volume: 'Giá trị giao dịch, 24 giờ',
    line: '24 giờ qua',
  },
  kinds: {
    spot: 'Giao ngay',
    perpetual: 'Vĩnh cửu',
    expiry: 'Tương lai',
    binary: 'Quyền chọn nhị phân',
  },
  statuses: {
    Paused: 'tạm dừng',
    Demolished: 'đã đóng',
    Expired: 'đã đáo hạn',
  },
  went: {
    up: 'tăng',
    down: 'giảm',
  },
  list: {
    heading: 'Thị trường',
    about:
      '{open} trong {all, plural, other {# thị trường}} đang mở. {fills, plural, other {# lần khớp}} trong 24 giờ qua.',
    pages: 'Các trang về thị trường',
    info: 'Thông tin thị trường',
    realtime: 'Tỷ lệ funding hiện tại',
    history: 'Lịch sử tỷ lệ funding',
    rules: 'Quy tắc giao dịch',
    kind: 'Loại',
    all: 'Tất cả',
    state: 'Trạng thái',
    open: 'Đang mở',
    closed: 'Đã đóng hoặc tạm dừng',
    sort: 'Sắp xếp theo',
    sorts: {
      busiest: 'Số lần khớp',
      volume: 'Giá trị giao dịch',
      change: 'Mức thay đổi',
      price: 'Giá',
      name: 'Tên',
    },
    search: 'Mã hoặc id của thị trường',
    find: 'Tìm',
    noMatch: 'Không có thị trường nào như vậy trong số này. Mọi thị trường nằm ở mục “Tất cả”.',
  },
} satisfies Texts<typeof english>
