import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findWallet } from './wallets.ts'

const opening = vi.hoisted(() => vi.fn())
vi.mock('./strategy.client.ts', () => ({ openStrategy: opening }))
beforeAll(() => void vi.resetModules()) // another file of tests has opened wallets as they are
afterAll(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const address = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereumAddress = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'

for (const [name, isOther] of Object.entries({ 'another wallet': true, 'none at all': false }))
  test(`[WALLET-02] a private key that is read after the visitor has turned to ${name} is kept nowhere`, async () => {
    const { connect, disconnect } = await import('./connect.ts')
    const { makePackagedSigner } = await import('./packaged.ts')
    const { readSession } = await import('../session.ts')
    const { loadChainFacts } = await import('./chain-facts.ts')
    vi.stubGlobal('fetch', async () => Response.json({ evmChainIds: [1] }))
    for (const isWrong of [false, true]) {
      const opened = Promise.withResolvers<object>()
      opening.mockReset().mockReturnValue(opened.promise)
      const late = connect('private-key', '1b'.repeat(32))
      await vi.waitFor(() => expect(opening).toHaveBeenCalledOnce())
      await (isOther ? connect('address-only', ethereumAddress) : disconnect())
      const session = readSession()
      const read = async () => {
        if (isWrong) throw new Error('no key')
        return [ethereumAddress]
      }
      opened.resolve({ getAddresses: read })
      expect(await late).toBeUndefined()
      expect(readSession()).toEqual(session)
      const signer = makePackagedSigner(
        findWallet('private-key'),
        { status: 'connected', address },
        await loadChainFacts(),
      )
      await expect(signer).rejects.toMatchObject({ key: 'wrongWallet' })
    }
  })
