import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { plainTest as base, readPlain, textOf } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'
import { startSite } from '@injsight/testing'

const account = 'inj1aarnqxw46jz62fw5tae32vl6w0vn2qn0spd967'
const other = 'inj1s07z7eu40aay7p03hasapv3m9epa9spvvryn2y'

type OfFaucet = { faucet: { url: string; asked: string[] } }

/** The site of a local chain whose faucet gives coins once, and then fails. */
const test = base.extend<OfFaucet>({
  faucet: async ({ stack }, use) => {
    expect(stack).toBe('settled') // a chain that is not mainnet's
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      const status = asked.push(url) === 1 ? 200 : 500
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"told"}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/faucet`, asked })
    server.closeAllConnections()
    server.close()
  },
  baseURL: async ({ stack, faucet }, use) => {
    const { url, stop } = await startSite(findStack(stack, 'INDEX_URL'), { FAUCET_URL: faucet.url })
    await use(url)
    await stop()
  },
})

test('[ACCT-06, NET-09] an account of a test network gets coins from its page, once', async ({
  request,
  faucet: { asked },
}) => {
  const { html, text } = await readPlain(request, `/account/${account}/`)
  expect(html).toContain(`action="/account/${account}/coins/"`)
  expect(text).toContain('Get test coins')
  // Its own address, without a wish, is that form.
  const alone = await readPlain(request, `/account/${account}/coins/`)
  expect(alone.html).toContain(`action="/account/${account}/coins/"`)
  expect(alone.text).toContain('Get test coins')
  const wish = async (of: string) => {
    const answer = await request.post(`/account/${of}/coins/`, { form: {} })
    return { status: answer.status(), text: textOf(await answer.text()) }
  }
  const sent = await wish(account)
  expect(sent.status).toBe(200)
  expect(sent.text).toContain('Coins are on their way')
  expect(asked).toEqual([`/faucet?address=${account}&chainId=injective-777`])
  const again = await wish(account)
  expect(again.status).toBe(409)
  expect(again.text).toContain('had its coins already')
  expect(asked).toHaveLength(1)
  const failed = await wish(other)
  expect(failed.status).toBe(500)
  expect(failed.text).toContain('The faucet gave no answer')
  expect((await wish('nobody')).status).toBe(400)
})
