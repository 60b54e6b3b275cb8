import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact: '{sender} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} một giao dịch Ethereum',
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} một hợp đồng EVM',
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {recipient} qua EVM',
    call: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của hợp đồng EVM {contract}',
    callWithValue:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của hợp đồng EVM {contract} kèm {amount}',
  },
}
