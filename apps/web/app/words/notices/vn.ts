import type { notices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const notices = {
  titles: {
    copyFailed: 'Không sao chép được',
    liveLost: 'Mất kết nối với trang',
    network: 'Lỗi mạng: không lấy được trang này',
    demand: 'Injsight đang có lượng truy cập cao hơn bình thường',
    something: 'Đã có sự cố',
    broadcasting: 'Đang phát giao dịch...',
    inBlock: 'Giao dịch đã vào khối',
    csvFailed: 'Có sự cố khi tạo tệp CSV. Vui lòng thử lại.',
    csvReady: 'Tệp CSV đã sẵn sàng',
    forDevelopers: 'Trang đó dành cho nhà phát triển: hãy thêm ?devMode=true vào địa chỉ',
  },
  descriptions: {
    demand: 'Vui lòng đợi, các kỹ sư đang cố gắng hết sức để cải thiện hiệu năng và hiệu quả.',
    copy: 'Trình duyệt không cho phép ở đây. Hãy chọn văn bản và tự sao chép.',
    live: 'Khối mới sẽ xuất hiện ngay khi có lại kết nối.',
  },
  queue: 'Tệp của bạn đứng thứ {place} trong hàng đợi và sẽ tự bắt đầu',
  close: 'Đóng thông báo này',
  seconds: '{seconds} giây',
  type: '{type, select, error {Lỗi} warning {Cảnh báo} success {Xong} other {Ghi chú}}',
  external: {
    leave: 'Bạn sắp rời Injsight',
    leaveText: 'Địa chỉ này do ai đó ghi trên chuỗi. Injsight không biết nó dẫn đến đâu.',
    leaveTo: 'Nó dẫn đến {host}',
    stay: 'Ở lại đây',
    go: 'Mở trong thẻ mới',
    external: 'dẫn đến trang khác',
  },
} satisfies Texts<typeof english>
