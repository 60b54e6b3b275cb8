// @vitest-environment node
import { readAccount } from '@injsight/chain'
import type { EthereumLog } from '@injsight/evm'
import { expect, test } from 'vitest'
import type { Naming } from '../../../language/write-part.server.ts'
import { wholeText } from '../../../language/written.ts'
import type { EthereumRun } from './read-ethereum.server.ts'
import { viewEthereum } from './view-ethereum.server.ts'

const naming: Naming = {
  language: 'en',
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const sender = '0xaf79152ac5df276d9a8e1e2e22822f9713474902'
const fee = { amount: [{ denom: 'inj', amount: '6400000000000' }], gasLimit: 20_000n, payer: '', granter: '' }
const paid = { gasFee: fee, gasWanted: 20_000n }

function aRun(logs: EthereumLog[] = [], changed: Partial<EthereumRun['transaction']> = {}): EthereumRun {
  return {
    sender: readAccount(sender),
    transaction: {
      hash: `0x${'ab'.repeat(32)}`,
      type: 'eip1559',
      chainId: 1,
      nonce: 8n,
      to: `0x${'5d'.repeat(20)}`,
      value: 0n,
      gasLimit: 20_000n,
      gasPrice: undefined,
      maxFeePerGas: 400_000_000n,
      maxPriorityFeePerGas: 7n,
      input: '0x',
      accessList: [],
      authorizations: [],
      signature: { v: 0n, yParity: 0, r: 1n, s: 1n },
      ...changed,
    },
    response: { hash: `0x${'ab'.repeat(32)}`, logs, returned: '0x', vmError: '', gasUsed: 1n },
  }
}

test('[EVM-11] what gas cost is what was paid for all that was asked for', () => {
  const { facts } = viewEthereum(
    aRun(),
    { ...paid, told: { baseFee: '160000000', returned: '0x', hasFailed: false } },
    naming,
  )
  expect(wholeText(facts[0]?.shown ?? [])).toBe(
    '0.32 gwei for each of the 20,000 asked for · at most 0.4 gwei, 0.000000007 gwei of it as a tip · base fee of the block 0.16 gwei',
  )
})

test('[EVM-11] of ten thousand logs, of which nobody knows one, the page has the first and says so', () => {
  const log: EthereumLog = {
    transactionIndex: 0,
    address: `0x${'5d'.repeat(20)}`,
    topics: [`0x${'ff'.repeat(32)}`],
    data: `0x${'00'.repeat(90_000)}`,
    index: 0,
  }
  const { logs } = viewEthereum(aRun(Array.from({ length: 10_000 }, () => log)), paid, naming)
  expect(logs?.title).toBe('10,000 logs')
  expect(logs?.lines).toHaveLength(100)
  expect(logs?.note).toContain('of 10,000')
  expect(JSON.stringify(logs).length).toBeLessThan(1_000_000)
})

test('[EVM-11] what is in an access list is said, and of a list without end its beginning', () => {
  const one: EthereumRun['transaction']['accessList'][number] = {
    address: sender,
    storageKeys: [`0x${'01'.repeat(32)}`],
  }
  const accessList = Array.from({ length: 5000 }, () => one)
  const { call } = viewEthereum(aRun([], { accessList }), paid, naming)
  const told = wholeText(call.facts.find(({ name }) => name === 'Access list')?.shown ?? [])
  expect(told).toMatch(/^0xAF79.* · 1 slot: 0x0101/)
  expect(told).toMatch(/ \+4980$/)
})

test('[EVM-11] a contract that was created is named, one that failed to be is not', () => {
  const names = ({ facts }: ReturnType<typeof viewEthereum>['call']) => facts.map(({ name }) => name)
  const run = aRun([], { to: undefined, input: '0x6080' })
  expect(names(viewEthereum(run, paid, naming).call)).toContain('Creates')
  expect(names(viewEthereum({ ...run, response: undefined }, paid, naming).call)).not.toContain('Creates')
})
