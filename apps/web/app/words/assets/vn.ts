import type { assets as english } from './en.ts'
import type { Texts } from '../words.ts'

export const assets = {
  pages: 'Các trang về tài sản',
  bank: 'Tài sản',
  contracts: 'Tài sản của hợp đồng',
  about:
    'Ngân hàng của chuỗi giữ {count, plural, other {# tài sản}}.{quote, select, none {} other { Giá là giá của các giao dịch gần nhất trên chuỗi này, tính bằng {quote}.}}',
  contractsAbout: 'Token CW20 và ERC-20 có số dư chỉ nằm trong hợp đồng của chính chúng.',
  search: 'Tên, ký hiệu hoặc denom',
  find: 'Tìm',
  kind: 'Loại',
  verification: 'Xác minh',
  all: 'Tất cả',
  sort: 'Sắp xếp theo',
  sorts: { worth: 'Giá trị USD', holders: 'Người nắm giữ', supply: 'Nguồn cung' },
  none: 'Không có tài sản nào như vậy ở đây. Mọi tài sản nằm trong “Tất cả”.',
  columns: {
    token: 'Token',
    denom: 'Denom',
    price: 'Giá',
    worth: 'Giá trị USD',
    supply: 'Nguồn cung hiện tại',
    decimals: 'Số chữ số thập phân',
    admin: 'Quản trị / người đúc',
    kind: 'Loại',
    verification: 'Xác minh',
    holders: 'Người nắm giữ',
  },
  kinds: {
    native: 'Gốc của chuỗi',
    peggy: 'ERC20 qua cầu nối',
    ibc: 'IBC',
    factory: 'Xưởng token',
    erc20: 'EVM',
    share: 'Quỹ bảo hiểm',
    cw20: 'CW20',
    unknown: 'Ngân hàng',
  },
  tiers: {
    verified: 'Đã xác minh',
    internal: 'Xác minh nội bộ',
    external: 'Xác minh bên ngoài',
    unverified: 'Chưa xác minh',
  },
  withList:
    'Việc xác minh theo danh sách của trang này. Chưa xác minh là không có trong danh sách: tên do người tạo chọn.',
  withoutList:
    'Trang này không có danh sách tài sản đã xác minh: chỉ những gì chính chuỗi tạo ra là đã xác minh, tức đồng của chuỗi và phần góp trong các quỹ bảo hiểm. Chưa xác minh không có nghĩa là tài sản xấu, chỉ là tên do người tạo chọn và ở đây chưa ai kiểm tra.',
  alike: {
    same: 'Đọc giống {symbol}, một tài sản khác',
    letters: 'Trộn chữ cái của nhiều bảng chữ',
    direction: 'Giấu các dấu không nhìn thấy',
  },
  via: 'qua {channel}',
  lost: 'Không đáng tin: tự mâu thuẫn',
  unknownDecimals: 'không rõ',
  dollar: 'Giá trị USD coi {quote}, thứ được dùng mua bán INJ nhiều nhất, là đô la.',
} satisfies Texts<typeof english>
