import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const proof = {
  title: 'Bằng chứng',
  intro: 'Trình duyệt của bạn có thể tự kiểm tra: các trình xác thực đã ký gì, và nội dung này nằm trong đó.',
  check: 'Kiểm tra tại đây',
  checking: 'Đang kiểm tra…',
  silent: 'Không tải được dữ liệu cần thiết. Hãy thử lại.',
  evidence: 'Bằng chứng dạng JSON',
  proven: 'Đã chứng minh trong trình duyệt của bạn',
  refuted: 'Chứng minh thất bại',
} satisfies Texts<typeof english.proof>

/** Come with the evidence, not with the page. */
export const proofSteps = {
  holds: 'Mọi bước đều đúng.',
  fails: 'Có một bước không đúng. Đừng dựa vào những gì trang này hiển thị.',
  unknown: 'Những gì kiểm tra được đều đúng, nhưng không phải bước nào cũng kiểm tra được.',
  holdsSaid: '(đúng)',
  failsSaid: '(không đúng)',
  unknownSaid: '(không rõ)',
  headerTitle: 'Phần đầu là của khối này',
  header: 'Mã băm của phần đầu được tính tại đây chính là mã băm của khối.',
  commitTitle: 'Các trình xác thực đã ký',
  commit:
    '{signed} trên {validators} trình xác thực đã ký, chiếm {percent} quyền biểu quyết. Cần hơn hai phần ba.',
  inclusionTitle: 'Nằm trong khối',
  inclusion:
    '{path, plural, =0 {Đây là giao dịch duy nhất của khối: mã băm của nó dẫn thẳng đến phần đầu.} other {Một đường Merkle # bước dẫn từ mã băm của nó đến phần đầu.}}',
  resultTitle: 'Kết quả đã được niêm phong',
  result:
    'Mã, dữ liệu và gas nằm trong phần đầu của khối {height}, do {signed} trên {validators} trình xác thực ký, chiếm {percent} quyền biểu quyết.',
  noNext: 'Chưa: khối {height} niêm phong kết quả, và ở đây chưa có khối đó.',
  noNode: 'Nút không cho biết những gì cần thiết.',
  wrong: 'Điểm không khớp: {what}.',
  expected: 'Giá trị đúng',
  came: 'Giá trị nhận được',
  wrongHeight: 'chiều cao',
  wrongBlock: 'mã băm của khối',
  wrongValidators: 'các trình xác thực của khối',
  wrongSignature: 'chữ ký của một trình xác thực',
  wrongPower: 'quyền biểu quyết đã ký',
  wrongVotes: 'các phiếu cho khối',
  wrongTx: 'mã băm của giao dịch',
  wrongRoot: 'gốc của đường Merkle',
  wrongCode: 'mã của kết quả',
  wrongPlace: 'vị trí trong khối',
  wrongUnreadable: 'bằng chứng không đọc được',
  trust: 'Điều được tin cậy',
  trusted:
    'Khóa của các trình xác thực, như nút cho biết: ở đây chưa chứng minh rằng đó là khóa của chuỗi. Và tập lệnh của trang này.',
  notSealed:
    'Nhật ký và sự kiện không thuộc phần mà các trình xác thực ký, nên không ai có thể chứng minh chúng theo cách này.',
  download: 'Tải bằng chứng',
} satisfies Texts<typeof english.proofSteps>
