import type { frame as english } from '../en/frame.ts'
import type { Texts } from '../words.ts'

export const frame = {
  title: 'Injsight, trình khám phá mở cho Injective',
  description: 'Khối, giao dịch và tài khoản của Injective, bằng lời và có bằng chứng.',
  skip: 'Chuyển đến nội dung',
  home: 'Injsight, về trang chủ',
  navigation: 'Chính',
  blocks: 'Khối',
  transactions: 'Giao dịch',
  height: 'Khối {height}, {age}',
  standsStill: 'Bản ghi đã phát hết đến khối {height}',
  behind: 'Chỉ mục chậm hơn chuỗi {blocks, plural, other {# khối}}',
  silent: 'Chỉ mục không trả lời; nội dung đang xem có thể đã cũ',
  nodeTrouble: 'Chỉ mục cho biết: {trouble}',
  recording: 'bản ghi của {chain}, thời gian theo đồng hồ của bản ghi',
  network: 'Mạng {chain}',
  language: 'Ngôn ngữ',
  theme: 'Giao diện',
  themeSystem: 'Theo hệ thống',
  themeLight: 'Sáng',
  themeDark: 'Tối',
  sources: 'Từ chỉ mục chuỗi của chính chúng tôi',
  status: 'Trạng thái',
  code: 'Mã nguồn mở, Apache 2.0',
} satisfies Texts<typeof english>
