import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  authz: {
    execute: '{sentence}, thông qua {grantee}',
    inName: '{grantee} thay mặt {granter}',
    inNameOf: '{grantee} thay mặt {granter}',
    until: '{sentence}, đến {time}',
    grant:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình thực hiện: {permission}',
    grantUpTo:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình thực hiện, tối đa {limit}: {permission}',
    grantSpending:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình chi tối đa {limit}',
    grantStaking:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình {deed, select, delegate {stake} undelegate {rút stake} redelegate {chuyển stake} cancel_unbonding_delegation {hủy việc rút stake} other {quản lý stake}}',
    grantStakingUpTo:
      '{granter} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {grantee} thay mình {deed, select, delegate {stake} undelegate {rút stake} redelegate {chuyển stake} cancel_unbonding_delegation {hủy việc rút stake} other {quản lý stake}} tối đa {limit}',
    revoke:
      '{granter} {failed, select, yes {đã cố thu hồi} other {đã thu hồi}} quyền của {grantee} thay mình thực hiện: {permission}',
    prune: '{pruner} {failed, select, yes {đã cố dọn} other {đã dọn}} các ủy quyền hết hạn',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {đã cố nhận} other {đã nhận}} trả phí thay {grantee}',
    grantUpTo:
      '{granter} {failed, select, yes {đã cố nhận} other {đã nhận}} trả phí thay {grantee}, tối đa {limit}',
    only: '{sentence}, chỉ cho “{type}”',
    onlySome: '{sentence}, chỉ cho {count, plural, other {# loại thông điệp}}',
    revoke: '{granter} {failed, select, yes {đã cố ngừng} other {đã ngừng}} trả phí thay {grantee}',
    prune: '{pruner} {failed, select, yes {đã cố dọn} other {đã dọn}} các hạn mức phí hết hạn',
  },
}
