import type { token as english } from './en.ts'
import type { Texts } from '../words.ts'

export const token = {
  said: '{kind, select, faces {{name} là một token có hai mặt: đồng trong ngân hàng và hợp đồng} erc20 {{name} là token của một hợp đồng} erc721 {{name} là các NFT của một hợp đồng} erc1155 {{name} là nhiều loại token của cùng một hợp đồng} coin {{name} là đồng trong ngân hàng, do tài khoản có địa chỉ trong tên của nó phát hành} other {{name}}}',
  denom: 'Mã token',
  contract: 'Hợp đồng',
  toContract: 'mã và nhật ký của nó',
  decimals: 'Số chữ số thập phân',
  decimalsUnknown: 'chưa ai cho biết: số lượng ở đơn vị nhỏ nhất',
  supply: 'Nguồn cung',
  supplyUnknown: 'không rõ',
  holders: 'Người nắm giữ',
  faces: 'Hai mặt',
  facesText:
    'Gửi trong ngân hàng và chuyển bằng hợp đồng đều chuyển cùng một loại đồng. Chỉ có một nguồn cung, một danh sách người nắm giữ và một danh sách các lần chuyển.',
  lost: 'Không đáng tin',
  lostText:
    'Những gì hợp đồng này ghi tự mâu thuẫn, nên điều nó nói về số dư không được tính và không được hiển thị. Nhật ký của nó nằm ở trang của hợp đồng.',
  lists: {
    holders: 'Ai đang nắm giữ',
    moves: 'Đã chuyển thế nào',
    owners: 'Ai sở hữu cái nào',
    approvals: 'Ai được chuyển của ai',
  },
  none: {
    holders: 'Chưa ai nắm giữ.',
    moves: 'Chưa từng được chuyển.',
    owners: 'Chưa ai sở hữu.',
    approvals: 'Chưa người nắm giữ nào cho người khác chuyển.',
  },
  columns: {
    holder: 'Người nắm giữ',
    quantity: 'Số lượng',
    share: 'Tỷ lệ',
    from: 'Từ',
    to: 'Đến',
    amount: 'Số lượng',
    block: 'Khối',
    time: 'Thời điểm',
    hash: 'Giao dịch',
    owner: 'Chủ sở hữu',
    spender: 'Người được chuyển',
    token: 'Token',
    since: 'Từ khối',
  },
  nobody: 'không ai',
  all: 'tất cả',
  unlimited: 'không giới hạn',
  told: 'Theo lời chủ sở hữu lần cuối: đã chuyển bao nhiêu từ đó, không nhật ký nào cho biết.',
} satisfies Texts<typeof english>
