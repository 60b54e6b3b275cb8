import { formatEthereumAddress } from '@injsight/chain'
import { expect, test } from 'vitest'
import { sumTransfers } from './sum-transfers.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const topicOf = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const own = topicOf(formatEthereumAddress(account))
const other = topicOf('0x00000000000000000000000000000000000000A1')
const nobody = topicOf('0x')
const data = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}`

test('[EVM-12] what a call moves of tokens is what their contracts say of the account, to the last unit', () => {
  const log = (topics: string[], amount: bigint) => ({ address: token, topics, data: data(amount) })
  const sums = sumTransfers(
    [
      log([transfer, own, other], 2n ** 255n),
      log([transfer, nobody, own], 5n),
      log([transfer, other, nobody], 9n),
      log([transfer, own, own], 7n),
      // An allowance, a token that is one of a kind, and what is no number: none moves an amount.
      log([`0x${'11'.repeat(32)}`, own, other], 3n),
      log([transfer, own, other, other], 0n),
      { address: token, topics: [transfer, own, other], data: '0x' },
    ],
    account,
  )
  expect([...sums]).toEqual([['inj1t77myv2k0zh7evm87qedj0my9ajpsz4rg2nh75', 5n - 2n ** 255n]])
})
