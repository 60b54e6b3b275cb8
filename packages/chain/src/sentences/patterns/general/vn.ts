import type { Translated } from '../../../translated.ts'
import type { general as english } from './en.ts'

export const general: Translated<typeof english> = {
  transaction: {
    empty: 'Một giao dịch không có thông điệp nào',
    more: '{sentence} và {count, plural, other {# thao tác khác}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} “{type}”',
    unknownByNobody: '{failed, select, yes {Đã cố thực hiện} other {Đã thực hiện}}: {type}',
  },
}
