export const acts = {
  title: 'Trước khi ký',
  close: 'Để sau',
  sign: 'Ký và gửi',
  again: 'Thử lại',
  cost: 'Tốn nhiều nhất {fee}',
  paidBy: 'Tài khoản khác trả phí, bạn không trả gì:',
  gas: 'cho {gas} gas',
  signedBy: 'Người ký',
  memo: 'Ghi chú:',
  wouldFail: 'Nó sẽ không thành công.',
  pending: 'Bạn có một giao dịch đang chờ.',
  stages: {
    preparing: 'Một nút đang chạy thử…',
    signing: 'Hãy xác nhận trong ví của bạn…',
    sending: 'Đang gửi…',
  },
  unanswered: {
    slow: 'Nút chạy thử quá lâu. Hãy thử lại sau giây lát.',
    noNode: 'Ở đây không có nút nào để chạy thử, nên không thể gửi gì.',
  },
  trouble: {
    unknownAccount: 'Chuỗi chưa biết tài khoản này: nó trả khoản phí đầu tiên khi đã nhận được gì đó.',
    sequence: 'Một giao dịch khác của tài khoản này đã đến trước. Chưa gửi gì cả: hãy ký lại.',
    otherAccount:
      'Một tài khoản khác trong ví đã ký, không phải tài khoản đang kết nối. Chưa gửi gì cả: hãy chọn đúng tài khoản trong ví rồi ký lại.',
    unpaid: 'Không còn ai trả phí thay bạn. Chưa gửi gì cả: hãy đóng lại và bắt đầu lại để tự trả.',
    unsure: 'Chưa ai cho biết nó có được nhận hay không. Hãy xem tài khoản của bạn trước khi ký lại.',
    nothing: 'Không có gì để ký.',
    noAnswer: 'Trang không trả lời. Chưa gửi gì cả.',
    refused: 'Nó không được nhận, và không có gì thay đổi.',
    other: 'Đã có sự cố',
  },
  notices: {
    failed: 'Giao dịch thất bại',
    expired: 'Không khối nào có giao dịch này và sẽ không có: bạn có thể ký lại',
    unsure: 'Chưa ai cho biết giao dịch có được nhận hay không. Nó được tìm cho đến khối {height}',
  },
} as const
