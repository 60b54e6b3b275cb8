import type { changes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const changes = {
  title: '发生的变化',
  account: '账户',
  before: '之前',
  after: '之后',
  change: '变化',
  none: '没有余额变化。',
  feeOnly: '除手续费外没有任何变化：无论如何都要支付手续费。',
  deposits: '交易存款',
  unknown: '未知',
  minted: '铸造：',
  burned: '销毁：',
  addsUp: '收支相符：一方失去的，另一方得到。',
  residual: '收支不符，剩余：',
} satisfies Texts<typeof english>
