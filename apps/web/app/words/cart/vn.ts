import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const cart: Texts<typeof english.cart> = {
  title: 'Các thao tác đã gom',
  count: '{count, plural, other {Đã gom # thao tác}}',
  about:
    'Chúng được gửi cùng nhau theo thứ tự này: hoặc tất cả xảy ra, hoặc không có gì xảy ra. Chúng được giữ chừng nào trang này còn mở.',
  show: 'Xem',
  close: 'Để sau',
  send: '{count, plural, =1 {Gửi} other {Gửi cả #}}',
  sooner: 'Làm sớm hơn: {what}',
  later: 'Làm muộn hơn: {what}',
  remove: 'Bỏ ra: {what}',
  memosLong:
    'Ghi chú của chúng được gửi gộp làm một, tối đa {most} byte, hiện có {bytes} byte. Hãy bỏ ra một thao tác có ghi chú và gửi riêng.',
}
