import type { faucet as english } from './en.ts'
import type { Texts } from '../words.ts'

export const faucet = {
  about: '这是测试网络：其代币没有价值，水龙头每天给每个账户发放一次。',
  ask: '领取测试币',
  sent: { title: '测试币正在发放', text: '将随接下来的区块到账。' },
  used: { title: '该账户已经领取过', text: '水龙头每天给每个账户发放一次。' },
  busy: { title: '当前请求过多', text: '没有发放任何代币。请一分钟后再试。' },
  back: '前往账户',
} satisfies Texts<typeof english>
