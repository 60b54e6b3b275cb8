import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': 'Hợp đồng từ chối mà không nêu lý do bằng lời',
  'pair.exists': 'Token đã có token tương ứng trên EVM',
  'contract.error': 'Hợp đồng từ chối: {error}',
  'contract.errorLike': 'Hợp đồng từ chối; có vẻ là {error}',
  'contract.errorUnknown': 'Hợp đồng từ chối bằng một lỗi riêng, {selector}, và ở đây không biết gì thêm',
  'pair.none': 'Token không có token tương ứng trên EVM',
  'panic.assert': 'Hợp đồng rơi vào trạng thái mà nó cho là không thể có (assert thất bại)',
  'panic.overflow': 'Hợp đồng gặp một số quá lớn hoặc quá nhỏ so với chỗ chứa (tràn số)',
  'panic.zero': 'Hợp đồng chia cho không',
  'panic.enum': 'Hợp đồng lấy một số làm lựa chọn không tồn tại',
  'panic.bytes': 'Hợp đồng đọc các byte mã hóa sai trong bộ nhớ',
  'panic.empty': 'Hợp đồng lấy phần tử từ một danh sách rỗng',
  'panic.index': 'Hợp đồng vượt quá cuối một danh sách',
  'panic.memory': 'Hợp đồng đòi nhiều bộ nhớ hơn mức có',
  'panic.function': 'Hợp đồng gọi một hàm chưa từng được đặt',
  'panic.other': 'Hợp đồng dừng với lỗi nghiêm trọng {code}',
  'vm.opcode': 'Mã của hợp đồng gặp một lệnh không tồn tại: {opcode}',
  'vm.jump': 'Mã của hợp đồng nhảy đến nơi không được phép',
  'vm.stack': 'Mã của hợp đồng lấy khỏi ngăn xếp nhiều hơn mức có, hoặc đưa vào nhiều hơn sức chứa',
  'vm.depth': 'Các hợp đồng gọi nhau quá sâu',
  'vm.funds': 'Hợp đồng gửi đi nhiều hơn mức có',
  'vm.collision': 'Địa chỉ này đã có hợp đồng',
  'vm.large': 'Mã của hợp đồng quá lớn',
  'vm.badCode': 'Mã của hợp đồng bắt đầu bằng 0xef, điều này không được phép',
  'vm.readOnly': 'Hợp đồng cố thay đổi trong một lệnh gọi chỉ được đọc',
  'fee.cap': 'Mức cao nhất trả cho một đơn vị gas, {offered}, thấp hơn giá trong khối này: {required}',
  'gas.intrinsic':
    'Giới hạn gas {limit, number} quá thấp ngay từ đầu: riêng các byte đã tốn {needed, number}',
}
