import type { places as english } from './en.ts'
import type { Texts } from '../words.ts'

export const places = {
  title: 'Xem từ đâu',
  noSite: 'trang này không hiển thị mạng đó',
  source: 'Nguồn',
  sources: {
    index: 'chỉ mục',
    public: 'các dịch vụ công cộng',
  },
  toldBy: {
    index: 'Do chỉ mục cung cấp.',
    public: 'Do các dịch vụ công cộng cung cấp.',
  },
  fateUntold: {
    now: 'hiện chưa biết kết quả',
    public: 'dịch vụ công cộng không cho biết kết quả',
  },
  groups: {
    trading: 'Giao dịch mua bán',
    network: 'Mạng lưới',
    ecosystem: 'Hệ sinh thái',
    developers: 'Nhà phát triển',
  },
  links: {
    markets: 'Mọi thị trường',
    busiest: 'Thị trường sôi động nhất',
    auction: 'Phiên đấu giá mới nhất',
    orders: 'Lệnh của nhà tạo lập thị trường',
    swaps: 'Lệnh thị trường',
    trades: 'Khớp lệnh',
    blocks: 'Khối',
    transactions: 'Giao dịch',
    failed: 'Giao dịch thất bại',
    factory: 'Token mới',
    raw: 'Giải mã hoặc gửi giao dịch thô',
    json: 'Khối mới nhất dạng JSON',
    blocksCsv: 'Tệp các khối',
    transactionsCsv: 'Tệp các giao dịch',
  },
} satisfies Texts<typeof english>
