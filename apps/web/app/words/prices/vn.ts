import type { prices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const prices = {
  source:
    '{source, select, injective {Dịch vụ giá của Injective} coingecko {CoinGecko} other {Một dịch vụ giá}}',
  said: '{source}, {age}',
  nobody: 'Không thị trường nào của chuỗi này và không dịch vụ giá nào mà trang này hỏi có giá của nó.',
  silent: 'Các dịch vụ giá hiện không phản hồi.',
  hint: 'Giá có ghi nguồn bên cạnh là giá do bên ngoài chuỗi này cho biết.',
} satisfies Texts<typeof english>
