import type { permissions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const permissions = {
  title: 'Quyền của token',
  about:
    'Người tạo denom có thể đặt quy tắc: có vai trò nào, mỗi vai trò được làm gì và điều gì không ai được làm.',
  description:
    'Các denom của Injective có quy tắc riêng: vai trò, ai giữ vai trò, thao tác nào bị tắt và coin chờ nhận.',
  lists: {
    namespaces: 'Denom có quy tắc',
    roles: 'Vai trò',
    actors: 'Ai giữ vai trò nào',
    policies: 'Điều gì được làm',
    vouchers: 'Coin chờ nhận',
  },
  none: {
    namespaces: 'Không denom nào có quy tắc riêng.',
    roles: 'Không có vai trò nào.',
    actors: 'Không ai có vai trò riêng: tất cả là “mọi người”.',
    policies: 'Không có quy định nào.',
    vouchers: 'Không có coin nào chờ: mọi thứ gửi đi đều nhận được.',
  },
  vouchersText:
    'Do mô-đun của chuỗi gửi cho người chưa được phép giữ: chờ đến khi tài khoản được phép và nhận.',
  columns: {
    denom: 'Mã token',
    everybody: 'Mọi người được',
    role: 'Vai trò',
    may: 'Được làm',
    givers: 'Ai trao',
    account: 'Tài khoản',
    accountRoles: 'Vai trò',
    action: 'Thao tác',
    state: 'Trạng thái',
    changers: 'Ai được đổi',
    off: 'Đã tắt',
    hook: 'Hỏi hợp đồng',
    post: 'Báo hợp đồng',
    amount: 'Số lượng',
  },
  everybody: 'Mọi người',
  allowed: 'được phép',
  off: 'đã tắt',
  forEver: 'vĩnh viễn',
  nothing: 'không có',
  nobody: 'không ai',
} satisfies Texts<typeof english>
