import type { raw as english } from './en.ts'
import type { Texts } from '../words.ts'

export const raw = {
  title: 'Giao dịch thô',
  hint: 'Dán các byte của một giao dịch, của chuỗi hoặc của Ethereum, để đọc xem nó sẽ làm gì, để chuỗi chạy thử, hoặc để gửi đi. Không có gì được gửi trước khi bạn yêu cầu.',
  label: 'Giao dịch, dạng hex hoặc base64',
  required: 'Trường này là bắt buộc',
  unreadable: 'Đây không phải hex cũng không phải base64.',
  noTransaction: 'Các byte này không phải là giao dịch.',
  decode: 'Đọc',
  simulate: 'Chạy thử, không gửi',
  broadcast: 'Gửi lên chuỗi',
  wouldUse: 'Nó sẽ thành công và dùng {gas} gas.',
  wouldFail: 'Nó sẽ không thành công.',
  accepted: 'Nút đã nhận. Nó đang trên đường vào khối:',
  refused: 'Không được nhận.',
  unsure:
    'Chưa ai cho biết nó có được nhận hay không. Nếu có, nó sẽ hiện ở đây trong vòng một phút; hãy xem trước khi gửi lại:',
  reads: 'Bằng lời, nếu thành công:',
  size: 'Kích thước',
  bytes: '{count, plural, other {# byte}}',
  noKey: 'một khóa không có trong đó',
  unsigned: 'chưa có chữ ký',
  gasLimit: 'Giới hạn gas',
  timeout: 'Hiệu lực đến khối',
} satisfies Texts<typeof english>
