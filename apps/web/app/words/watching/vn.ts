import type { watching as english } from './en.ts'
import type { Texts } from '../words.ts'

export const watching = {
  title: 'Những gì bạn theo dõi',
  titleOf: 'Theo dõi: {name}',
  account: 'Bạn được báo mỗi khi có giao dịch nhắc đến tài khoản, và mỗi khi lệnh của tài khoản được khớp.',
  transaction: 'Bạn được báo ngay khi giao dịch vào khối.',
  market:
    'Bạn được báo khi giá đạt mức bạn đặt. Nếu không đặt giá: khi thị trường tạm ngừng, tiếp tục hoặc kết thúc giao dịch.',
  marketsOnly:
    'Trang này ở đây không có chỉ mục riêng, và dịch vụ công cộng chỉ cho biết về thị trường: không thể theo dõi tài khoản và giao dịch.',
  price: 'Giá',
  now: 'Giá gần nhất là {price}',
  wrongPrice: 'Hãy viết bằng chữ số một mức giá lớn hơn 0, ví dụ 12.5.',
  samePrice: 'Đó là giá hiện tại. Hãy viết mức giá chưa đạt đến.',
  watch: 'Theo dõi',
  isWatched: 'Đang theo dõi.',
  full: 'Đã theo dõi {count} mục. Hãy bỏ bớt một mục trước.',
  notKept:
    'Trình duyệt này không lưu gì cho trang, nên không thể theo dõi. Có thể đổi trong cài đặt trình duyệt.',
  list: 'Đang theo dõi',
  nothing: 'Chưa theo dõi gì. Trang của tài khoản, thị trường và giao dịch chưa thấy có nút để theo dõi.',
  untilPrice: 'đến khi giá là {price}',
  quiet: 'Chưa có tin nào.',
  done: 'Đã báo. Sẽ không có thêm tin.',
  remove: 'Bỏ',
  removeOf: 'Bỏ: {name}',
  close: 'Đóng',
  limits:
    'Danh sách chỉ được lưu trong trình duyệt này. Bạn được báo khi có một trang Injsight đang mở ở thẻ nào đó; khi không có trang nào mở, hoặc khi trình duyệt cho thẻ ngủ, thì không thể báo gì. Khi quay lại, bạn được báo tài khoản và giao dịch đã làm gì trong lúc đó, nhưng không được báo đã có những mức giá nào.',
  outside: 'Ngoài trang',
  outsideAsk: 'Báo cho tôi cả ngoài trang',
  outsideOn: 'Trình duyệt báo cho bạn cả khi bạn đang xem thứ khác.',
  outsideOff: 'Trình duyệt không hiện thông báo của trang này. Có thể đổi trong cài đặt trình duyệt.',
  outsideNone: 'Trình duyệt này chỉ có thể báo cho bạn trong trang.',
  reached: 'Giá là {now}, đã đạt {price}.',
  trading: {
    Active: 'Đang được giao dịch.',
    Paused: 'Giao dịch đang tạm ngừng.',
    Expired: 'Đã hết hạn, không còn giao dịch.',
    Demolished: 'Đã đóng, không còn giao dịch.',
    other: 'Trạng thái hiện là {status}.',
  },
  included: 'Đã vào khối {height}: {said}',
  more: 'Và thêm {count} giao dịch: xem trang của tài khoản.',
  traded: 'Lệnh của tài khoản được khớp trong khối {height}.',
  bought: 'Mua {quantity} trên {market} với giá {price}',
  sold: 'Bán {quantity} trên {market} với giá {price}',
  moreTrades: '{said}, và thêm {count} lần khớp trong khối đó',
  failed: 'thất bại',
  unsaid: 'Đã có việc xảy ra; không tải được đó là việc gì.',
} satisfies Texts<typeof english>
