import {
  expectHarmless,
  hostile,
  largest,
  largestShown,
  lookAlike,
  markup,
  type Attack,
} from '../support/harmless.ts'
import { patchAnswer } from '../support/patch-answer.ts'
import { accountOf, busyHeight, transactionOf } from '../support/recorded.ts'
import { test as base } from '../support/test.ts'
import type { Reply } from '../support/unruly-index.ts'
import { unrulySite, type UnrulySite } from '../support/unruly-site.ts'

/** A site whose index says what nobody has dared to write on a chain of ours. */
const test = base.extend<object, UnrulySite>(unrulySite('settled'))

const { hash } = transactionOf('bank.send')
const alice = accountOf('alice')

const inTransaction =
  (field: number, value: string): Reply =>
  (body) =>
    patchAnswer(body, [3, field], value)

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
    shows: [largestShown],
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

for (const attack of attacks) {
  test(`[ROUTE-15] ${attack.name} is text, kept apart, cut, and nothing runs`, ({ page, index }) =>
    expectHarmless(page, index, attack))
}

function nest(depth: number): unknown {
  return depth === 0 ? hostile.slice(0, 100) : { [`k${depth}`]: nest(depth - 1) }
}
