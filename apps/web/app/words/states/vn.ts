import type { states as english } from './en.ts'
import type { Texts } from '../words.ts'

export const states = {
  copy: 'Sao chép {what}',
  copied: 'Đã sao chép {what}',
  copyAs: 'Sao chép',
  watch: 'Theo dõi',
  isWatched: 'Đang theo dõi',
  copyLink: 'Liên kết',
  openJson: 'Mở dạng JSON',
  notCopied: 'Không sao chép được',
  unable:
    '{what, select, trades {Không lấy được lịch sử khớp lệnh} other {Lỗi mạng: không lấy được {what, select, balances {số dư} transactions {các giao dịch} block {khối} blocks {các khối} contract {hợp đồng} contracts {các hợp đồng} holders {những người nắm giữ token} codes {các mã hợp đồng} code {mã hợp đồng} transaction {giao dịch} account {thông tin tài khoản} auction {phiên đấu giá} changes {những thay đổi} cw20 {token CW20} figures {các số liệu} logs {nhật ký} markets {các thị trường} orders {kết quả các lệnh} packets {kết quả các gói tin} proof {bằng chứng} tokens {token} worth {giá trị của tài khoản} validators {các trình xác thực} other {“{title}”}}}}',
  missing: 'Phần này hiện chưa thể hiển thị.',
  retry: 'Thử lại',
  home: 'Về trang chủ',
  pages: 'Trang',
  newest: 'Mới nhất',
  older: 'Cũ hơn',
  more: '{count} dòng nữa',
  csvHint: 'Toàn bộ danh sách dưới dạng tệp bảng tính',
  showRows: 'Số dòng hiển thị',
  unknown: 'không rõ',
  maintenance: {
    title: 'Sẽ sớm trở lại',
    text: 'Trang web đang được bảo trì. Chuỗi vẫn tiếp tục, không có gì trên đó bị ảnh hưởng.',
  },
  faucet: {
    title: 'Vòi không trả lời',
    text: 'Chưa biết có coin nào được gửi. Sự cố đã được ghi lại; thử lại có thể sẽ được.',
  },
  absent: {
    title:
      'Không tìm thấy {kind, select, block {khối} transaction {giao dịch} account {tài khoản} contract {hợp đồng} code {mã} other {trang}} này trên {network}',
    wait: 'Hãy đợi ít nhất 30 giây: có thể nó chưa vào khối.',
    pool: 'Nó có thể nằm trong bộ nhớ chờ của một nút khác với nút được hỏi ở đây.',
    busy: 'Mạng có thể đang bận.',
    ask: 'Nếu sau một giờ vẫn chưa có, hãy hỏi người gửi, hoặc ví hay sàn đã gửi nó.',
    control: 'Trình khám phá chỉ hiển thị giao dịch; nó không thể gửi, tăng tốc hay hủy giao dịch.',
    elsewhere:
      'Tìm trên {network, select, mainnet {mạng chính} testnet {mạng thử nghiệm} other {mạng phát triển}}',
    expected: 'Nếu bạn đang chờ nó',
  },
  notFound: {
    title: 'Không có trang này',
    text: 'Ô tìm kiếm nhận khối, giao dịch và tài khoản ở mọi cách viết.',
  },
  invalid: {
    title: 'Không thể tra cứu',
    text: 'Có phần trong địa chỉ không đúng cách viết:',
  },
  unavailable: {
    title: 'Hiện chưa có phản hồi',
    text: 'Trang sẽ trở lại ngay khi nguồn dữ liệu hoạt động. Chuỗi không bị ảnh hưởng.',
  },
  beyond: {
    title: 'Trang này không biết được điều này từ các dịch vụ công cộng',
    text: 'Một chỉ mục riêng thì biết. Các dịch vụ công cộng của Injective không cho biết, hoặc không ở dạng mà trang này đọc được.',
  },
  broken: {
    title: 'Đã có lỗi từ phía chúng tôi',
    text: 'Lỗi đã được ghi lại. Thử lại có thể sẽ được.',
  },
} satisfies Texts<typeof english>
