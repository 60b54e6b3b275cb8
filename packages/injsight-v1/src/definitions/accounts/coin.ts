import { message, text } from '../../define.ts'
import { smallest } from './of-account.ts'

export const Coin = message('Coin', 'an amount of something', {
  denom: text(1, 'of what'),
  amount: text(2, smallest),
})
