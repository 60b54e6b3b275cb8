import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  oracle: {
    one: '{relayer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} giá {asset} thành {price}',
    two: '{relayer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} giá {asset} thành {price} và {otherAsset} thành {otherPrice}',
    many: '{relayer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} {count, plural, other {# mức giá}}',
    request:
      '{sender} {failed, select, yes {đã cố yêu cầu} other {đã yêu cầu}} giá từ Band (yêu cầu {number})',
  },
  ocr: {
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} nguồn giá {feed}',
    update: '{sender} {failed, select, yes {đã cố thay đổi} other {đã thay đổi}} nguồn giá {feed}',
    transmit: '{transmitter} {failed, select, yes {đã cố báo} other {đã báo}} giá cho nguồn {feed}',
    fund: '{sender} {failed, select, yes {đã cố góp} other {đã góp}} {amount} vào quỹ thưởng của nguồn giá {feed}',
    withdraw:
      '{sender} {failed, select, yes {đã cố rút} other {đã rút}} {amount} khỏi quỹ thưởng của nguồn giá {feed}',
    setPayees:
      '{sender} {failed, select, yes {đã cố chỉ định} other {đã chỉ định}} {count, plural, other {# tài khoản}} nhận thưởng của nguồn giá {feed}',
    offerPayeeship:
      '{sender} {failed, select, yes {đã cố đề nghị} other {đã đề nghị}} để {proposed} nhận thù lao từ nguồn giá {feed}',
    acceptPayeeship:
      '{payee} {failed, select, yes {đã cố chấp nhận} other {đã chấp nhận}} thù lao của {transmitter} từ nguồn giá {feed}',
  },
}
