import { commaIn } from '../../../language/list-words.ts'
import { writeCoin, type Naming } from '../../../language/write-part.server.ts'
import { joined, type Written } from '../../../language/written.ts'

const mostFunds = 4

/** Coins that came with a call or an instantiation, `5inj,7peggy0x…`: the first of them, and how many more. */
export function writeFunds(funds: string, naming: Naming): Written {
  const coins = funds.split(',').flatMap((coin) => {
    const [, amount, denom] = /^(\d+)(\D.*)$/.exec(coin.trim()) ?? []
    return amount === undefined || denom === undefined ? [] : [writeCoin({ amount, denom }, naming)]
  })
  const more = coins.length > mostFunds ? [` +${coins.length - mostFunds}`] : []
  return [...joined(coins.slice(0, mostFunds), commaIn(naming.language)), ...more]
}
