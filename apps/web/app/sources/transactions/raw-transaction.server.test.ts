// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const chain = vi.hoisted(() => ({ unary: vi.fn(), mergeOptions: () => ({}) }))
vi.mock('../asking/clients.server.ts', () => ({ chain, injsight: {} }))
beforeAll(() => void vi.resetModules()) // another file of tests has asked by the clients that there are
afterAll(() => void vi.resetModules())

test('[TX-07] a transaction that nobody has answered for isn’t taken for one that was refused', async () => {
  const { bug, unavailable } = await import('@injsight/errors')
  const { broadcast } = await import('./raw-transaction.server.ts')
  chain.unary.mockRejectedValueOnce(unavailable('service.away', 'the connection was reset'))
  expect(await broadcast(new Uint8Array())).toEqual({
    refusal: { codespace: '', code: 0, log: 'the connection was reset' },
    unanswered: 'slow',
  })
  chain.unary.mockRejectedValueOnce(bug('this is a recording: it takes no transactions', {}))
  expect(await broadcast(new Uint8Array())).toEqual({
    refusal: { codespace: '', code: 0, log: 'this is a recording: it takes no transactions' },
  })
})
