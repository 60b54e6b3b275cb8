import type { Translated } from '../../../translated.ts'
import type { contracts as english } from './en.ts'

export const contracts: Translated<typeof english> = {
  wasm: {
    store: '{sender} {failed, select, yes {đã cố lưu} other {đã lưu}} mã của một hợp đồng',
    storeAs: '{sender} {failed, select, yes {đã cố lưu} other {đã lưu}} mã hợp đồng {code}',
    instantiate:
      '{sender} {failed, select, yes {đã cố khởi tạo} other {đã khởi tạo}} hợp đồng {contract} từ mã {code}',
    call: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {contract}',
    execute: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của {contract}',
    executeWithFunds:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của {contract} kèm {funds}',
    migrate: '{sender} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {contract} sang mã {code}',
    updateAdmin:
      '{sender} {failed, select, yes {đã cố đặt} other {đã đặt}} {admin} làm quản trị viên của {contract}',
    clearAdmin:
      '{sender} {failed, select, yes {đã cố bỏ} other {đã bỏ}} vĩnh viễn quản trị viên của {contract}',
    relabel: '{sender} {failed, select, yes {đã cố đổi} other {đã đổi}} tên {contract} thành “{label}”',
    restrict:
      '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} ai được khởi tạo hợp đồng từ mã {code}',
    pin: '{authority} {failed, select, yes {đã cố ghim} other {đã ghim}} {count, plural, other {# mã}} trong bộ nhớ',
    unpin:
      '{authority} {failed, select, yes {đã cố bỏ ghim} other {đã bỏ ghim}} {count, plural, other {# mã}}',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} {token} (CW20) cho {recipient}',
    transferFrom:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} {token} (CW20) của {owner} cho {recipient}',
    mint: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount} {token} (CW20) cho {recipient}',
    burn: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} {token} (CW20)',
    burnFrom: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} {token} (CW20) của {owner}',
    allow:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chi thêm {amount} {token} (CW20) thay mình',
    disallow:
      '{sender} {failed, select, yes {đã cố giảm} other {đã giảm}} hạn mức chi thay của {spender} đi {amount} {token} (CW20)',
  },
  nft: {
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} NFT {id} của {contract} cho {recipient}',
    mint: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} NFT {id} của {contract} cho {recipient}',
  },
  wasmx: {
    register:
      '{sender} {failed, select, yes {đã cố đăng ký} other {đã đăng ký}} để {contract} chạy trong mọi khối',
    update:
      '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} cách {contract} chạy trong mọi khối',
    activate: '{sender} {failed, select, yes {đã cố bật} other {đã bật}} việc chạy {contract} trong mọi khối',
    deactivate:
      '{sender} {failed, select, yes {đã cố tắt} other {đã tắt}} việc chạy {contract} trong mọi khối',
  },
}
