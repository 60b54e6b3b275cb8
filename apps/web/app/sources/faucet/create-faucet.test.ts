// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFaucet } from './create-faucet.ts'

const asked: string[] = []
let answer = { status: 200, type: 'application/json', body: '{"message":"sent"}' }
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => void server.close())

const sent = answer
const failed = (status: number) => ({ status, type: 'application/json', body: '{"message":"no"}' })

function open(options: { perMinute?: number; now?: () => number } = {}) {
  asked.length = 0
  answer = sent
  const { port } = server.address() as AddressInfo
  return createFaucet({ url: `http://127.0.0.1:${port}/api/v1/faucet`, ...options })
}

test('[NET-09] a faucet is asked by account and chain, for each account once a day', async () => {
  let time = 1_000
  const ask = open({ now: () => time })
  expect(await ask('inj1aaa', 'injective-888')).toBe('sent')
  expect(asked).toEqual(['/api/v1/faucet?address=inj1aaa&chainId=injective-888'])
  expect(await ask('inj1aaa', 'injective-888')).toBe('used')
  time += 86_400_000
  expect(await ask('inj1aaa', 'injective-888')).toBe('sent')
  expect(asked).toHaveLength(2)
})

test('[NET-09] two wishes of the same account at once are one', async () => {
  const ask = open()
  expect(await Promise.all([ask('inj1aaa', 'x'), ask('inj1aaa', 'x')])).toEqual(['sent', 'used'])
  expect(asked).toHaveLength(1)
})

test('[NET-09] what a faucet refuses is told apart, and a failure can be tried again at once', async () => {
  const ask = open()
  answer = failed(400)
  expect(await ask('inj1aaa', 'x')).toBe('used')
  answer = failed(429)
  expect(await ask('inj1bbb', 'x')).toBe('busy')
  answer = failed(500)
  await expect(ask('inj1bbb', 'x')).rejects.toMatchObject({ kind: 'unavailable', code: 'faucet.failed' })
  answer = failed(422)
  await expect(ask('inj1bbb', 'x')).rejects.toMatchObject({ kind: 'invalid-input' })
  answer = { status: 200, type: 'text/html', body: '<p>welcome</p>' }
  await expect(ask('inj1bbb', 'x')).rejects.toMatchObject({ kind: 'unavailable' })
  answer = { status: 302, type: 'text/html', body: '' }
  await expect(ask('inj1bbb', 'x')).rejects.toMatchObject({ kind: 'unavailable' })
  answer = sent
  expect(await ask('inj1bbb', 'x')).toBe('sent')
})

test('[NET-09] all together ask so often, and no more, in a minute', async () => {
  let time = 0
  const ask = open({ perMinute: 2, now: () => time })
  const wishes = ['a', 'b', 'c'].map((name) => ask(`inj1${name}`, 'x'))
  expect(await Promise.all(wishes)).toEqual(['sent', 'sent', 'busy'])
  time = 60_000
  expect(await ask('inj1c', 'x')).toBe('sent')
  expect(asked).toHaveLength(3)
})
