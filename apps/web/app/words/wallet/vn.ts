import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const wallet = {
  title: 'Kết nối ví',
  about: 'Kết nối không ký gì cả: trang chỉ biết địa chỉ của bạn và hỏi bạn trước mỗi giao dịch.',
  installed: 'Đã cài đặt',
  elsewhere: 'Ngoài trình duyệt này',
  others: 'Ví khác',
  install: 'Cài đặt',
  advanced: 'Dành cho nhà phát triển',
  connecting: 'Xác nhận trong {wallet}…',
  opening: 'Đang kết nối…',
  close: 'Đóng',
  back: 'Quay lại',
  connect: 'Kết nối',
  someWallet: 'ví',
  privateKey: 'Khóa riêng',
  privateKeyAbout:
    'Khóa chỉ nằm trong bộ nhớ của trang này và mất khi bạn tải lại trang. Hãy dùng khóa không giữ gì có giá trị.',
  privateKeyLabel: 'Khóa riêng, 64 chữ số thập lục phân',
  addressOnly: 'Chỉ địa chỉ',
  addressOnlyAbout: 'Xem trang như tài khoản này thấy. Không thể ký gì cả.',
  addressLabel: 'Địa chỉ, inj1… hoặc 0x…',
  choose: '{wallet} của bạn hiển thị những địa chỉ nào?',
  getAddresses: 'Lấy địa chỉ',
  more: 'Lấy thêm',
  askDevice: 'Mở khóa {wallet} và mở ứng dụng Ethereum trên đó.',
  email: 'Thư điện tử',
  emailLabel: 'Địa chỉ thư điện tử',
  sendCode: 'Tiếp tục',
  code: 'Mã',
  codeAbout: 'Mã đã được gửi đến {email}.',
  continueWith: 'Tiếp tục với {provider}',
  emailAbout: 'Ví của bạn do {keepers} giữ và được mở bằng thư gửi đến địa chỉ này.',
  olderAccount:
    'Thư điện tử này còn có một tài khoản cũ hơn ở Magic: hãy đăng xuất và kết nối bằng thư điện tử để dùng tài khoản đó.',
  trouble: {
    locked: 'Ví của bạn đang bị khóa. Vui lòng mở khóa {wallet}.',
    wrongAddress: 'Bạn đang kết nối với địa chỉ không đúng. Vui lòng kết nối lại!',
    wrongWallet: 'Bạn đang kết nối với ví không đúng.',
    noAddresses: 'Không có địa chỉ nào liên kết với ví này.',
    notInstalled: 'Ví của bạn chưa được cài đặt hoặc chưa được mở khóa',
    rejected: 'Yêu cầu đã bị từ chối trong {wallet}.',
    refused: '{wallet} cho biết: {reason}',
    deviceAway:
      'Hãy kết nối {wallet} và mở khóa{wallet, select, Ledger {, rồi mở ứng dụng Ethereum trên thiết bị} other {}}.',
    deviceStuck: '{wallet} không phản hồi. Hãy khởi động lại thiết bị rồi kết nối lại.',
    wrongNetwork: 'Mạng bạn chọn không đúng',
    ledgerBehind:
      'Tài khoản này nằm trên một Ledger phía sau ví, không thể ký theo cách này. Hãy kết nối trực tiếp Ledger.',
    notConnected: 'Chưa kết nối ví nào.',
    watching: 'Bạn chỉ kết nối bằng địa chỉ: không thể ký gì cả. Hãy kết nối ví.',
    noKey: 'Đây không phải khóa riêng: khóa có 64 chữ số thập lục phân.',
    noAddress: 'Đây không phải địa chỉ tài khoản: địa chỉ bắt đầu bằng inj1 hoặc 0x.',
    restrictedAddress:
      'Bạn không thể thực hiện giao dịch này: địa chỉ bị hạn chế. Bạn vẫn có thể xem các trang.',
    restrictedCountry:
      'Bạn không thể thực hiện giao dịch này: không thể gửi giao dịch từ quốc gia bạn đang ở. Bạn vẫn có thể xem các trang.',
    unchecked: 'Không kiểm tra được bạn có thể gửi giao dịch từ đây hay không. Hãy thử lại sau giây lát.',
    windowBlocked: 'Trình duyệt đã chặn cửa sổ của {wallet}. Hãy cho phép cửa sổ của trang này rồi thử lại.',
    noUsb:
      'Trình duyệt này không thể giao tiếp với thiết bị. Hãy dùng Chrome hoặc Edge trên máy tính, qua https.',
    noAccounts: 'Dịch vụ biết các tài khoản theo thư điện tử không trả lời. Hãy thử lại sau.',
  },
} satisfies Texts<typeof english.wallet>
