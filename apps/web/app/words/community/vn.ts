import type { community as english } from './en.ts'
import type { Texts } from '../words.ts'

export const community = {
  title: 'Quỹ cộng đồng',
  description: 'Quỹ cộng đồng của Injective có gì, ai đã góp và quản trị đã chi vào đâu.',
  about:
    'Tài sản của tất cả mọi người: một phần phí và coin mới của mỗi khối, cùng những gì mọi người đóng góp. Quản trị quyết định chi vào việc gì.',
  held: 'Trong quỹ',
  heldNow: 'Còn lại trong quỹ',
  pool: 'Quỹ cộng đồng',
  blocks: 'Phần của mỗi khối và số có từ trước',
  picture: 'Đến từ ai, đi đến ai',
  pictureAlt:
    '{asset} vào quỹ cộng đồng từ {sources} nguồn và đi đến {targets} nơi; bảng bên dưới có đủ từng mục.',
  noPicture: 'Trong thời gian này không ai góp vào quỹ hay nhận từ quỹ.',
  cut: 'Đã tính {count} khoản góp và chi mới nhất.',
  more: 'thêm {count}',
  asset: 'Tài sản',
  list: 'Vào và ra khỏi quỹ',
  none: 'Không tìm thấy bản ghi',
  noneLike: 'Không tìm thấy bản ghi. Không có khoản nào như vậy.',
  hint: 'Phần mỗi khối góp vào quỹ không nằm trong danh sách nào: đó là một phần phí và coin mới của từng khối.',
  search: 'Tài khoản',
  direction: 'Chiều',
  both: 'Cả hai chiều',
  to: 'Vào quỹ',
  from: 'Từ quỹ hoặc mô-đun phân phối',
  kinds: {
    given: 'đóng góp',
    given_to_validator: 'đóng góp cho người ủy quyền của một trình xác thực',
    spent: 'quản trị chi',
    trading_rewards: 'dành cho phần thưởng giao dịch',
    rewards: 'phần thưởng ủy quyền',
    commission: 'hoa hồng của trình xác thực',
  },
  columns: {
    to: 'Đến',
    from: 'Từ',
    amount: 'Số lượng',
    time: 'Thời gian',
    block: 'Chiều cao khối',
    what: 'Loại',
    times: 'Số lần',
    asset: 'Tài sản',
  },
} satisfies Texts<typeof english>
