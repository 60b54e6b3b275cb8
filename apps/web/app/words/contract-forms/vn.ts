import type { Texts } from '../words.ts'
import type { contractForms as english } from './en.ts'

export const contractForms: Texts<typeof english> = {
  messages: 'Các thông điệp của hợp đồng này',
  known: {
    schema: 'Đây là các thông điệp mà lược đồ của nó khai báo.',
    named: 'Đây là các thông điệp mà chính hợp đồng nêu ra.',
    standard: 'Đây là các thông điệp theo tiêu chuẩn của nó.',
    used: 'Đây là các thông điệp nó đã nhận trước đây; chúng còn cần gì thì xem trong giao dịch tương ứng.',
    none: 'Không ai cho biết hợp đồng này có những thông điệp nào: hãy viết bằng JSON. Khi từ chối, nó nêu những thông điệp nó có.',
  },
  methods: 'Các phương thức của hợp đồng này',
  abi: {
    contract: 'Đây là các phương thức trong ABI của chính nó không thay đổi gì.',
    standard:
      'ABI của chính nó chưa được biết: đây là các phương thức theo tiêu chuẩn của nó không thay đổi gì.',
    none: 'ABI của nó chưa được biết, và nó không phải token theo tiêu chuẩn nào: không ai cho biết có thể hỏi nó điều gì. Bên triển khai khai báo ABI bằng EVM_ABIS.',
  },
  fields: 'Các trường của {message}',
  noFields: 'Thông điệp này không cần gì thêm.',
  optional: 'có thể để trống',
  types: { text: 'văn bản', number: 'số', flag: 'true hoặc false', json: 'JSON' },
  json: 'Thông điệp dạng JSON',
  jsonHint: 'Một đối tượng có tên của thông điệp, như {example}, hoặc chỉ tên đó trong dấu ngoặc kép.',
  query: {
    title: 'Truy vấn',
    about:
      'Truy vấn không thay đổi gì và không tốn phí: nút phía sau chỉ mục chạy nó trên trạng thái mới nhất.',
    send: 'Truy vấn',
  },
  execute: {
    title: 'Thực thi',
    about: 'Soạn một thông điệp cho hợp đồng này và xem nó nói gì trước khi ai đó ký.',
    wallet: 'Kết nối ví để thực thi hợp đồng: trang này chưa có ví, nên lệnh bên dưới gửi nó từ ví của bạn.',
    send: 'Soạn thông điệp',
    sender: 'Người gửi',
    funds: 'Coin gửi kèm',
    fundsHint: '5inj,7peggy0x… hoặc để trống',
    made: 'Thông điệp',
    command: 'Ký và gửi nó',
  },
  tried: {
    title: 'Kết quả sẽ ra sao',
    about: 'Một nút chạy nó trên trạng thái mới nhất và không giữ lại gì: không cần chữ ký, không gửi gì đi.',
    moves: 'Tiền sẽ chuyển',
    events: 'Những gì sẽ được ghi',
    more: '{count, plural, other {và # sự kiện nữa}}',
  },
  answer: 'Câu trả lời',
  size: '{size} byte',
  whole: 'Toàn bộ câu trả lời',
  link: 'liên kết',
  trouble: {
    notJson:
      'Đây không phải thông điệp: phải là một đối tượng JSON, hoặc tên thông điệp trong dấu ngoặc kép.',
    long: 'Dài hơn {most} ký tự mà một thông điệp ở đây có thể có.',
    missing: 'Thiếu {field}.',
    noNumber: '{field} không phải số.',
    noJson: '{field} không phải JSON.',
    sender: 'Người gửi phải là địa chỉ bắt đầu bằng inj1.',
    funds: 'Coin được viết là số lượng và denom, cách nhau bằng dấu phẩy: 5inj,7peggy0x…',
  },
  tooLarge: 'Câu trả lời có {size} byte, hơn 5 MB có thể hiển thị. Hãy hỏi ít hơn, với một giới hạn.',
  refusals: {
    unknown: 'Hợp đồng không có thông điệp như vậy.',
    unfit: 'Hợp đồng có thông điệp này, nhưng không với các trường này.',
    gas: 'Truy vấn hết gas: nó cần nhiều hơn mức một nút dành cho một câu hỏi. Hãy hỏi ít hơn, với một giới hạn.',
    panic: 'Hợp đồng bị ngắt khi đang trả lời.',
    slow: 'Không có câu trả lời kịp thời.',
    noNode: 'Không có nút nào trả lời: chỉ mục không có nút, hoặc hiện không hỏi được.',
    absent: 'Nút không biết hợp đồng như vậy.',
    contract: 'Hợp đồng từ chối trả lời.',
  },
  supported: 'Nó có các thông điệp sau:',
}
