import type { contract as english } from './en.ts'
import type { Texts } from '../words.ts'

export const contract = {
  said: '{kind, select, erc20 {Hợp đồng của token {name}} erc721 {Hợp đồng của các NFT {name}} erc1155 {Hợp đồng của các token {name}} other {Hợp đồng {name}}}',
  standard: 'Là gì',
  standards: {
    erc20: 'token theo ERC-20',
    erc721: 'NFT theo ERC-721',
    erc1155: 'nhiều loại token theo ERC-1155',
  },
  toToken: 'người nắm giữ và các lần chuyển',
  face: 'Trong ngân hàng',
  faceText: 'đồng của nó chính là {denom}',
  lost: 'Không đáng tin',
  lostText:
    'Những gì hợp đồng này ghi tự mâu thuẫn, nên điều nó nói về số dư không được tính và không được hiển thị.',
  creator: 'Người tạo',
  creatorUnknown: 'không rõ: do hợp đồng khác, chính chuỗi, hoặc ai đó tạo trước khi chỉ mục bắt đầu',
  code: 'Mã',
  codeHash: 'Mã băm của mã',
  codeUnknown: 'Không biết mã của hợp đồng này.',
  download: 'Tải về dạng hex',
  parts: {
    label: 'Các phần của hợp đồng này',
    overview: 'Tổng quan',
    transactions: 'Giao dịch',
    logs: 'Nhật ký',
  },
  logs: 'Nhật ký',
  events: 'Loại nào',
  allEvents: 'Mọi sự kiện',
  eventOf: 'Sự kiện {topic}',
  none: 'Hợp đồng này chưa ghi nhật ký nào.',
  noneLike: 'Hợp đồng này chưa ghi nhật ký nào như vậy.',
  noMore: 'Danh sách này đến đây là hết.',
  all: 'Hiện tất cả',
  columns: {
    block: 'Khối',
    time: 'Thời điểm',
    hash: 'Giao dịch',
    place: 'Số',
    event: 'Sự kiện',
    values: 'Giá trị',
    topics: 'Chủ đề',
    data: 'Dữ liệu',
  },
} satisfies Texts<typeof english>
