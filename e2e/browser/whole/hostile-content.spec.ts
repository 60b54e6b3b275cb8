import { accountOf, busyHeight, transactionOf } from '../support/recorded.ts'
import { patchAnswer } from '../support/patch-answer.ts'
import { expect, test as base, untilAlive } from '../support/test.ts'
import type { Mood, Reply } from '../support/unruly-index.ts'
import { unrulySite, type UnrulySite } from '../support/unruly-site.ts'

/** A site whose index says what nobody has dared to write on a chain of ours. */
const test = base.extend<object, UnrulySite>(unrulySite)

const markup = '<img src=x onerror="globalThis.hasRun=true"><script>globalThis.hasRun=true</script>'
const mirrored = '\u202eevil\u202c \u2067right\u2069 \u200f'
const lookAlike = 'а\u0440\u0440le' // Cyrillic
const long = 'W'.repeat(10_240)
const hostile = `${markup}${mirrored}${lookAlike}${long}`

const { hash } = transactionOf('bank.send')
const alice = accountOf('alice')

const inTransaction =
  (field: number, value: string): Reply =>
  (body) =>
    patchAnswer(body, [3, field], value)

/** 78 digits: the largest number of 256 bits. */
const largest = (2n ** 256n - 1n).toString()

const send = (value: object) => JSON.stringify([{ type: '/cosmos.bank.v1beta1.MsgSend', value }])
const sendOf = (amount: string, denom: string) =>
  send({ from_address: alice, to_address: accountOf('bob'), amount: [{ denom, amount }] })

/** A token by CW20, whose contract was asked this while it was recorded. */
const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const query = `/contract/${contract}/action/?msg=${encodeURIComponent('{"token_info":{}}')}`
const asked = /Query\/SmartContractState$/

const answers =
  (text: string): Reply =>
  (body) =>
    patchAnswer(body, [1], text)

/** What a node says of a question that it doesn't answer. */
const refuses =
  (words: string): Reply =>
  () => {
    const told = Buffer.from(`grpc-status:2\r\ngrpc-message:${encodeURIComponent(words)}\r\n`)
    const head = Buffer.from([0x80, 0, 0, 0, 0])
    head.writeUInt32BE(told.length, 1)
    return Buffer.concat([head, told])
  }

type Attack = { name: string; path: string; paths: RegExp; reply: Mood; shows: (string | RegExp)[] }

const attacks: Attack[] = [
  {
    name: 'a memo of markup, marks and 10 kB',
    path: `/transaction/${hash}/`,
    paths: /GetTxByTxHash$/,
    reply: inTransaction(17, hostile),
    shows: ['<img src=x', lookAlike],
  },
  {
    name: 'a moniker of markup, marks and 10 kB',
    path: `/block/${busyHeight}/`,
    paths: /GetBlock$/,
    reply: (body) => patchAnswer(body, [3, 3], hostile),
    shows: ['<img src=x'],
  },
  {
    name: 'a number of 78 digits',
    path: `/transaction/${hash}/`,
    paths: /GetTxByTxHash$/,
    reply: inTransaction(15, sendOf(largest, 'inj')),
    shows: [/115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457/],
  },
  {
    name: 'a denom of markup and 10 kB',
    path: `/transaction/${hash}/`,
    paths: /GetTxByTxHash$/,
    reply: inTransaction(15, sendOf('1', `factory/${alice}/${hostile}`)),
    shows: ['<img'],
  },
  {
    name: 'JSON of 5 MB in a message',
    path: `/transaction/${hash}/`,
    paths: /GetTxByTxHash$/,
    reply: inTransaction(
      15,
      JSON.stringify([
        {
          type: '/cosmwasm.wasm.v1.MsgExecuteContract',
          value: {
            sender: alice,
            contract: alice,
            msg: {
              deep: nest(200),
              list: Array.from({ length: 60_000 }, (_, at) => ({ at, text: hostile.slice(0, 60) })),
            },
            funds: [],
          },
        },
      ]),
    ),
    shows: ['Contract call'],
  },
  {
    name: 'a type and fields that nobody knows',
    path: `/transaction/${hash}/`,
    paths: /GetTxByTxHash$/,
    reply: inTransaction(
      15,
      JSON.stringify([{ type: `/${markup}`, value: { __proto__: null, constructor: markup, toString: 1 } }]),
    ),
    shows: ['<img src=x'],
  },
  {
    name: 'an error log of markup',
    path: `/transaction/${transactionOf('bank.send.insufficient').hash}/`,
    paths: /GetTxByTxHash$/,
    reply: inTransaction(20, hostile),
    shows: ['Why it failed'],
  },
  {
    name: 'a proposal whose title is markup, marks and 10 kB',
    path: '/proposal/5/',
    paths: /GetProposal$/,
    reply: (body) => patchAnswer(body, [1, 2], hostile),
    shows: ['<img src=x'],
  },
  {
    name: 'a contract whose label is markup, marks and 10 kB',
    path: `/contract/${contract}/`,
    paths: /GetWasmContract$/,
    reply: (body) => patchAnswer(body, [2], hostile),
    shows: ['<img src=x'],
  },
  {
    name: 'an asset whose name and symbol are markup, marks and 10 kB',
    path: '/asset/inj/',
    paths: /GetAsset$/,
    reply: (body) => patchAnswer(patchAnswer(body, [1, 3], hostile), [1, 4], hostile),
    shows: ['<img src=x'],
  },
  {
    name: 'a contract that answers with pictures and scripts as links',
    path: query,
    paths: asked,
    reply: answers(
      JSON.stringify({
        image: 'data:image/svg+xml,<svg onload="globalThis.hasRun=true">',
        url: 'javascript:globalThis.hasRun=true',
        name: hostile.slice(0, 300),
      }),
    ),
    shows: ['javascript:globalThis', '<svg onload', '<img src=x'],
  },
  {
    name: 'a contract that answers 4 MB',
    path: query,
    paths: asked,
    reply: answers(JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ at, text: markup })))),
    shows: ['<img src=x'],
  },
  {
    name: 'a contract that answers more than 5 MB',
    path: query,
    paths: asked,
    reply: answers(JSON.stringify('W'.repeat(6 << 20))),
    shows: [/The answer has [\d,]+ bytes, more than the 5 MB/],
  },
  {
    name: 'a contract that answers a thousand levels deep',
    path: query,
    paths: asked,
    reply: answers(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`),
    shows: ['Answer'],
  },
  {
    name: 'a contract that answers no JSON',
    path: query,
    paths: asked,
    reply: answers(markup),
    shows: ['<img src=x'],
  },
  {
    name: 'a contract that breaks off, with words of markup',
    path: query,
    paths: asked,
    reply: refuses(`panicked at ${markup}: query wasm contract failed`),
    shows: ['The contract broke off while it was answering.'],
  },
  {
    name: 'a contract that answers never',
    path: query,
    paths: asked,
    reply: 'hangs',
    shows: ['No answer came in time.'],
  },
]

for (const { name, path, paths, reply, shows } of attacks) {
  test(`[ROUTE-15] ${name} is text, kept apart, cut, and nothing runs`, async ({ page, index }) => {
    index.misbehave(paths, reply)
    const startedAt = performance.now()
    const answer = await page.goto(
      `${path}${path.includes('?') ? '&' : '?'}hostile=${encodeURIComponent(name)}`,
    )
    const took = performance.now() - startedAt
    const bytes = (await answer?.body())?.length ?? 0
    await untilAlive(page)
    index.misbehave()
    expect(answer?.status()).toBe(200)
    expect(took).toBeLessThan(30_000)
    expect(bytes).toBeLessThan(1_500_000)
    for (const said of shows) await expect(page.locator('body')).toContainText(said)
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
    expect(await page.locator('img[src=x], main script').count()).toBe(0)
    const targets = await page
      .locator('[href], [action]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''))
    expect(targets.filter((target) => /^(javascript|data|blob|vbscript):|^\/\//i.test(target))).toEqual([])
    await expect(page.locator('body')).not.toContainText('[object Object]')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await page.evaluate(findLooseMarks)).toEqual([])
  })
}

/** Texts with marks that turn what follows around, where nothing stops them: no element apart, no isolation. */
function findLooseMarks(): string[] {
  const loose: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const parent = node.parentElement
    if (parent === null || parent.closest('script, title') !== null || !/[\u202a-\u202e]/.test(text)) continue
    const block = parent.closest('dd, td, li, p, h1, h2, h3, summary, dt')
    const isAlone = block?.textContent.trim() === text.trim()
    if (parent.closest('bdi') === null && !isAlone && !/\u2068[^]*\u2069/.test(text))
      loose.push(parent.outerHTML.slice(0, 200))
  }
  return loose
}

function nest(depth: number): unknown {
  return depth === 0 ? hostile.slice(0, 100) : { [`k${depth}`]: nest(depth - 1) }
}
