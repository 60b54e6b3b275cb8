import type { nfts as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nfts = {
  title: 'NFT',
  about: 'Bộ sưu tập CW721, ERC-721 và ERC-1155: mỗi token là duy nhất.',
  none: 'Không có bộ sưu tập nào như vậy trên chuỗi này.',
  noTokens: 'Bộ sưu tập này không có token nào.',
  columns: {
    collection: 'Bộ sưu tập',
    standard: 'Tiêu chuẩn',
    tokens: 'Số token',
    contract: 'Hợp đồng',
    creator: 'Người tạo',
    token: 'Mã token',
    owner: 'Chủ sở hữu',
    quantity: 'Số lượng',
    since: 'Từ khối',
    trait: 'Đặc điểm',
    value: 'Giá trị',
    deed: 'Việc đã làm',
  },
  saidCollection: '{name} là một bộ sưu tập NFT',
  said: '{name} của {collection}',
  unnamed: 'Bộ sưu tập không tên',
  lists: {
    nfts: 'Token và chủ sở hữu',
    owners: 'Của ai',
    moves: 'Từng của ai',
    allMoves: 'Đúc, chuyển và đốt',
    traits: 'Đặc điểm',
  },
  deeds: { mint: 'Đúc', pass: 'Chuyển', burn: 'Đốt' },
  unmoved: 'Chưa có gì được chuyển từ khi chỉ mục bắt đầu.',
  description: 'Mô tả',
  picture: 'Hình ảnh',
  metadata: 'Siêu dữ liệu',
  elsewhere:
    'Hình ảnh nằm ở {host}. Trang này không tải nó: máy chủ đó sẽ biết ai đang xem. Nó mở trong thẻ riêng và không được biết bạn đến từ đâu.',
  elsewhereText:
    'Mô tả nằm ở {host}, không ở trên chuỗi: trang này không tải nó, và ngày mai nó có thể khác.',
  onChain: 'trên chuỗi',
  refused: 'không mở: chỉ mở https và ipfs',
  unread: 'Điều hợp đồng nói không phải siêu dữ liệu đọc được.',
  notTold: 'Không biết hợp đồng nói gì về nó: {why}',
  nowhere: 'Hợp đồng không nói gì về nó.',
  absent: 'Bộ sưu tập này không có token đó. Có thể nó đã bị đốt.',
  lost: 'Điều hợp đồng này nói tự mâu thuẫn, nên không hiển thị chủ sở hữu.',
} satisfies Texts<typeof english>
