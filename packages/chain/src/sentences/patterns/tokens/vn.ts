import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  tokenfactory: {
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} token {denom}',
    changeAdmin:
      '{sender} {failed, select, yes {đã cố đặt} other {đã đặt}} {admin} làm quản trị viên của {denom}',
    dropAdmin: '{sender} {failed, select, yes {đã cố bỏ} other {đã bỏ}} vĩnh viễn quản trị viên của {denom}',
    describe:
      '{sender} {failed, select, yes {đã cố mô tả} other {đã mô tả}} {denom}: tên, ký hiệu và số chữ số thập phân',
  },
  token: {
    mint: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount}',
    mintFor: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount} cho {receiver}',
    burn: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount}',
    burnFrom: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} của {owner}',
  },
  permissions: {
    create: '{sender} {failed, select, yes {đã cố lập} other {đã lập}} quy tắc ai được làm gì với {denom}',
    update: '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} quy tắc của {denom}',
    giveRole:
      '{sender} {failed, select, yes {đã cố trao} other {đã trao}} cho {actor} vai trò {role} với {denom}',
    takeRole:
      '{sender} {failed, select, yes {đã cố thu} other {đã thu}} vai trò {role} với {denom} của {actor}',
    updateRoles:
      '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} {count, plural, other {# vai trò}} với {denom}',
    claimVoucher:
      '{sender} {failed, select, yes {đã cố nhận} other {đã nhận}} số {denom} được giữ lại cho mình',
  },
}
