export const acts = {
  title: 'Trước khi ký',
  close: 'Để sau',
  sign: 'Ký và gửi',
  again: 'Thử lại',
  collect: 'Gom lại để sau',
  cost: 'Tốn nhiều nhất {fee}',
  paidBy: 'Tài khoản khác trả phí, bạn không trả gì:',
  gas: 'cho {gas} gas',
  signedBy: 'Người ký',
  memo: 'Ghi chú:',
  inSubaccount: 'trong tài khoản phụ {number}',
  stakedWith: 'stake với {validator}',
  wouldFail: 'Nó sẽ không thành công.',
  pending: 'Bạn có một giao dịch đang chờ.',
  notes: {
    rewards: 'Phần thưởng tăng theo mỗi khối: số thực nhận có thể nhiều hơn một chút.',
    orders:
      'Lệnh được khớp vào cuối khối của nó: khi đó bạn nhận phần đã khớp, và phần tạm giữ thừa được trả lại.',
    logs: 'Hợp đồng ghi trong nhật ký những gì nó chuyển, và trên đây là theo nhật ký: INJ mà nó tự chuyển, và những gì nó không ghi, sẽ biết khi vào khối.',
  },
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
    authzAndAutoSign: 'Không thể dùng authz và ký tự động cùng lúc',
    unknownAccount: 'Chuỗi chưa biết tài khoản này: nó trả khoản phí đầu tiên khi đã nhận được gì đó.',
    sequence: 'Một giao dịch khác của tài khoản này đã đến trước. Chưa gửi gì cả: hãy ký lại.',
    otherActor:
      'Nội dung này được điền cho một tài khoản khác, không phải tài khoản đang thao tác. Chưa gửi gì cả: hãy điền lại.',
    otherAccount:
      'Một tài khoản khác trong ví đã ký, không phải tài khoản đang kết nối. Chưa gửi gì cả: hãy chọn đúng tài khoản trong ví rồi ký lại.',
    unpaid: 'Không còn ai trả phí thay bạn. Chưa gửi gì cả: hãy đóng lại và bắt đầu lại để tự trả.',
    unsignable: 'Ví này không ký được thao tác này. Hãy kết nối một ví Cosmos, như Keplr hoặc Leap.',
    nothing: 'Không có gì để ký.',
    noAnswer: 'Trang không trả lời. Chưa gửi gì cả.',
    refused: 'Nó không được nhận, và không có gì thay đổi.',
    ownOnly: 'Lệnh gọi EVM luôn là của chính bạn: hãy trở lại hành động cho chính mình để gửi.',
    notEthereum: 'Ví này không gửi được lệnh gọi EVM: hãy kết nối một ví Ethereum gửi được, như MetaMask.',
    other: 'Đã có sự cố',
  },
  notices: {
    failed: 'Giao dịch thất bại',
    expired: 'Không khối nào có giao dịch này và sẽ không có: bạn có thể ký lại',
    waited: 'Chưa khối nào có lệnh gọi này. Hãy xem trong ví điều gì đã xảy ra trước khi gửi lại',
    unsure: 'Chưa ai cho biết giao dịch có được nhận hay không. Nó được tìm cho đến khối {height}',
  },
} as const
