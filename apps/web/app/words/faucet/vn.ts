import type { faucet as english } from './en.ts'
import type { Texts } from '../words.ts'

export const faucet = {
  about:
    'Đây là mạng thử nghiệm: coin của nó không có giá trị, và vòi phát cho mỗi tài khoản một lần mỗi ngày.',
  ask: 'Nhận coin thử nghiệm',
  sent: { title: 'Coin đang được gửi', text: 'Coin sẽ đến trong một trong các khối tiếp theo.' },
  used: { title: 'Tài khoản này đã nhận coin rồi', text: 'Vòi phát cho mỗi tài khoản một lần mỗi ngày.' },
  busy: { title: 'Hiện có quá nhiều yêu cầu', text: 'Chưa gửi gì. Hãy thử lại sau một phút.' },
  back: 'Đến tài khoản',
} satisfies Texts<typeof english>
