import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  'deposit.denom': 'Đề xuất không nhận đặt cọc bằng token này',
  'deposit.small': 'Tiền đặt cọc quá ít: {offered}, cần {required}',
  'invariant.none': 'Chuỗi không có phép kiểm tra nào tên như vậy',
  'proposal.closed': 'Đề xuất {proposal} không nhận phiếu bầu hay đặt cọc',
  'proposal.empty': 'Đề xuất cần có thông điệp để thực hiện, hoặc siêu dữ liệu',
  'proposal.invalid': 'Đề xuất không hợp lệ',
  'proposal.message': 'Một thông điệp trong đề xuất không hợp lệ: “{text}”',
  'proposal.none': 'Không có đề xuất này',
  'proposal.proposer': 'Chỉ người đưa ra đề xuất được làm việc này',
  'proposal.signer':
    'Một thông điệp trong đề xuất đứng tên {account}: trong đề xuất chỉ cơ chế quản trị được đứng tên',
  'vote.closed': 'Đã hết thời gian bỏ phiếu',
  'vote.invalid': 'Phiếu bầu không hợp lệ',
  'vote.weights': 'Các phần của phiếu chia phải cộng lại bằng 100%',
}
