// @vitest-environment node
import { expect, test, vi } from 'vitest'

vi.mock('../../sources/transactions/simulate-message.server.ts', () => ({ simulateMessage: vi.fn() }))
vi.mock('../../sources/transactions/signing.server.ts', () => ({ fetchGasPrice: vi.fn() }))

// What other tests have loaded asks in earnest.
vi.resetModules()
const { unavailable } = await import('@injsight/errors')
const { simulateMessage } = await import('../../sources/transactions/simulate-message.server.ts')
const { fetchGasPrice } = await import('../../sources/transactions/signing.server.ts')
const { fetchFee, trySending, usualFee } = await import('./fee.server.ts')

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const tried = vi.mocked(simulateMessage)
const raw = new Uint8Array()

test('[VALID-04] what is kept for the fee follows from the gas that was tried and its price', async () => {
  tried.mockResolvedValue({ outcome: { gasUsed: 100_001n }, raw })
  vi.mocked(fetchGasPrice).mockResolvedValue(160_000_000n)
  // 1.2 times the gas, rounded up, and a fifth more for what changes until it is signed.
  expect(await fetchFee(account, trySending(account))).toBe((120_002n * 160_000_000n * 120n) / 100n)
  const [sender, message, fee] = tried.mock.lastCall ?? []
  expect(sender).toBe(account)
  expect(message?.typeUrl).toBe('/cosmos.bank.v1beta1.MsgSend')
  expect(fee).toEqual([{ denom: 'inj', amount: '1' }])
})

test('[VALID-04] [NET-03] where nobody can try it, 0.005 INJ is kept', async () => {
  expect(usualFee).toBe(5_000_000_000_000_000n)
  tried.mockResolvedValue({ outcome: { unanswered: 'noNode' }, raw })
  expect(await fetchFee(account, trySending(account))).toBe(usualFee)
  tried.mockRejectedValue(unavailable('chain.away', 'nobody'))
  expect(await fetchFee(account, trySending(account))).toBe(usualFee)
})
