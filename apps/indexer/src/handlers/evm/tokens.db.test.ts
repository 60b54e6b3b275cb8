import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { getContractAddress, type Hex } from 'viem'
import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { digestTables } from '@injsight/testing'
import { listEvmApprovals } from '#src/api/evm/list-approvals.ts'
import { findNftSpender } from '#src/queries/evm/approvals.ts'
import { listNftMoves } from '#src/api/nfts/list-nft-moves.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import { makeEthereum, sender, word, type MadeLog } from '../../../test/made/made-ethereum.ts'
import {
  approval,
  approvalForAll,
  approvalOfOne,
  nobody,
  pass,
  transfer,
  transferBatch,
  transferSingle,
} from '../../../test/made/made-tokens.ts'

const migration = join(import.meta.dirname, '../../database/migrations/2026-11-24-evm-nft-approvals.sql')

const gold: Hex = `0x${'aa'.repeat(20)}`
const [alice, bob, carol]: [Hex, Hex, Hex] = [
  `0x${'a1'.repeat(20)}`,
  `0x${'b2'.repeat(20)}`,
  `0x${'c3'.repeat(20)}`,
]

test('[EVM-05] balances, supply and holders follow from what a token says of its moves', async () => {
  const { balances, token } = await follow([
    transfer(gold, nobody, alice, 100n),
    transfer(gold, alice, bob, 30n),
    transfer(gold, alice, alice, 70n),
    transfer(gold, carol, bob, 0n),
    transfer(gold, bob, nobody, 10n),
    transfer(gold, alice, carol, 70n),
  ])
  assert.deepEqual(balances, { [bob]: '20', [carol]: '70' })
  assert.deepEqual(token, { standard: 'erc20', supply: '90', denom: null, lost: null })
})

test('[EVM-05] a token that contradicts itself is marked, and not believed any longer', async () => {
  const most = (1n << 256n) - 1n
  const oddities: [MadeLog[], RegExp][] = [
    [[transfer(gold, alice, bob, 101n)], /gave more than it had/],
    [[transfer(gold, nobody, bob, most)], /supply/],
    [[pass(gold, nobody, bob, 1n)], /two standards/],
    [[transferSingle(gold, nobody, bob, 1n, 1n)], /two standards/],
    [[{ ...transfer(gold, alice, bob, 1n), data: '0x01' }], /is none/],
    [[{ ...transfer(gold, alice, bob, 1n), data: `${word(1n)}00` }], /is none/],
    [
      [
        {
          ...transfer(gold, alice, bob, 1n),
          topics: transfer(gold, alice, bob, 1n).topics?.slice(0, 1) ?? [],
        },
      ],
      /is none/,
    ],
    [
      [
        {
          address: gold,
          topics: [transfer(gold, alice, bob, 1n).topics?.[0] ?? '0x', word(most), word(bob)],
          data: word(1n),
        },
      ],
      /is none/,
    ],
  ]
  for (const [logs, why] of oddities) {
    const { token } = await follow([
      transfer(gold, nobody, alice, 100n),
      ...logs,
      transfer(gold, nobody, alice, 5n),
    ])
    assert.match(token?.lost ?? '', why)
    assert.equal(token?.supply, '100')
  }
})

test('[EVM-05] what is no token is none, whatever it writes', async () => {
  const [topic = '0x'] = transfer(gold, alice, bob, 1n).topics ?? []
  const { token, contracts } = await follow([
    { address: gold },
    { address: gold, topics: [topic] },
    { address: gold, topics: [word(5n), word(alice)], data: '0xff' },
    approval(gold, alice, bob, 7n),
  ])
  assert.equal(token, undefined)
  assert.equal(contracts, 1)
})

test('[EVM-05] what somebody allows another is what was said last', async () => {
  const { pool } = await follow([
    approval(gold, alice, bob, 7n),
    approval(gold, alice, bob, 9n),
    approval(gold, alice, carol, 1n),
    approval(gold, alice, carol, 0n),
    approvalForAll(gold, alice, bob, true),
    approvalForAll(gold, bob, carol, true),
    approvalForAll(gold, bob, carol, false),
  ])
  assert.deepEqual((await pool.query('select amount from evm_allowances')).rows, [{ amount: '9' }])
  assert.equal((await pool.query('select from evm_operators')).rowCount, 1)
})

test('[EVM-05] who may move one token is whom its owner named last, until it is passed on', async () => {
  const [most, spenderOfMany]: [bigint, Hex] = [(1n << 256n) - 1n, `0x${'d4'.repeat(20)}`]
  const { pool, token } = await follow([
    ...[1n, 2n, 3n, 4n, most].map((one) => pass(gold, nobody, alice, one)),
    approvalOfOne(gold, alice, bob, 1n),
    approvalOfOne(gold, alice, carol, 1n),
    approvalOfOne(gold, alice, bob, 2n),
    approvalOfOne(gold, alice, nobody, 2n),
    approvalOfOne(gold, alice, bob, 3n),
    pass(gold, alice, bob, 3n),
    approvalOfOne(gold, alice, carol, 4n),
    approvalOfOne(gold, alice, spenderOfMany, most),
    approvalForAll(gold, alice, carol, true),
    approval(gold, alice, carol, 7n),
    // Of another contract that has the same numbers, and is not known as a token.
    approvalOfOne(carol, bob, alice, 1n),
  ])
  assert.equal(token?.lost, null)
  const spenders = await Promise.all(
    [1n, 2n, 3n, 4n].map((one) =>
      findNftSpender(pool, { contract: Buffer.from(gold.slice(2), 'hex'), token: String(one) }),
    ),
  )
  assert.deepEqual(
    spenders.map((one) => one && `0x${one.toString('hex')}`),
    [carol, undefined, undefined, carol],
  )
  const told = ['all 0', 'amount 7', 'one 1', 'one 4'].map((what) => `${alice} ${carol} ${what}`)
  // By keys of accounts, which are no order of theirs.
  const whole = [`${alice} ${spenderOfMany} one ${most}`, ...told]
  for (const limit of [1, 2, 3, 50]) {
    assert.deepEqual(await listAllowed(pool, { contract: gold, limit }), whole)
    assert.deepEqual(await listAllowed(pool, { owner: alice, limit }), whole)
    assert.deepEqual(await listAllowed(pool, { spender: carol, limit }), told)
    assert.deepEqual(await listAllowed(pool, { spender: bob, limit }), [])
    assert.deepEqual(await listAllowed(pool, { spender: alice, limit }), [`${bob} ${alice} one 1`])
  }
})

test('[EVM-05] an index that is there already is given the approvals of single tokens that its logs tell', async () => {
  const { pool } = await follow([
    ...[1n, 2n, 3n].map((one) => pass(gold, nobody, alice, one)),
    approvalOfOne(gold, alice, bob, 1n),
    approvalOfOne(gold, alice, bob, 2n),
    approvalOfOne(gold, alice, nobody, 2n),
    approvalOfOne(gold, alice, carol, 3n),
    pass(gold, alice, bob, 3n),
    approvalOfOne(gold, bob, carol, (1n << 256n) - 1n),
    approval(gold, alice, carol, 7n),
    { ...approvalOfOne(gold, alice, bob, 5n), data: '0x01' },
  ])
  const before = await digestTables(pool)
  assert.match(before['evm_nft_approvals'] ?? '', /^2 rows/)
  await pool.query('drop table evm_nft_approvals')
  await pool.query(await readFile(migration, 'utf8'))
  assert.deepEqual(await digestTables(pool), before)
})

test('[EVM-05] a token by ERC-721 has the owner whom it was passed to last', async () => {
  const { owners, token } = await follow([
    pass(gold, nobody, alice, 1n),
    pass(gold, nobody, alice, 2n),
    approvalOfOne(gold, alice, bob, 2n),
    pass(gold, alice, bob, 1n),
    pass(gold, alice, nobody, 2n),
  ])
  assert.deepEqual(owners, { 1: bob })
  assert.deepEqual(token, { standard: 'erc721', supply: '1', denom: null, lost: null })
  for (const wrong of [pass(gold, nobody, bob, 1n), pass(gold, bob, carol, 1n), pass(gold, alice, bob, 9n)]) {
    const { token: lost } = await follow([pass(gold, nobody, alice, 1n), wrong])
    assert.notEqual(lost?.lost, null)
  }
})

test('[EVM-05, NFT-01] of tokens by ERC-1155 everybody has a number of each, and each tells how it passed on', async () => {
  const { pool, items, token } = await follow([
    transferBatch(gold, nobody, alice, [1n, 2n], [10n, 20n]),
    transferSingle(gold, alice, bob, 1n, 4n),
    transferSingle(gold, alice, nobody, 2n, 20n),
  ])
  assert.deepEqual(items, { [`${alice} 1`]: '6', [`${bob} 1`]: '4' })
  assert.deepEqual(token, { standard: 'erc1155', supply: null, denom: null, lost: null })
  const inj = (address: Hex) => readAccount(address)
  const ofOne = [
    [inj(alice), inj(bob), '1', '4'],
    ['', inj(alice), '1', '10'],
  ]
  const ofOther = [
    [inj(alice), '', '2', '20'],
    ['', inj(alice), '2', '20'],
  ]
  assert.deepEqual(await listMoved(pool, '1'), ofOne)
  assert.deepEqual(await listMoved(pool, '2'), ofOther)
  assert.deepEqual(await listMoved(pool, ''), [ofOther[0], ofOne[0], ofOne[1], ofOther[1]])
  for (const none of ['3', 'x', '-1', String(1n << 256n)]) assert.deepEqual(await listMoved(pool, none), [])
  for (const wrong of [
    transferSingle(gold, bob, carol, 1n, 1n),
    transferBatch(gold, nobody, bob, [1n, 2n], [1n]),
    {
      ...transferBatch(gold, nobody, bob, [1n], [1n]),
      data: `${word(1n << 200n)}${word(64n).slice(2)}` as Hex,
    },
  ]) {
    const { token: lost } = await follow([transferSingle(gold, nobody, alice, 1n, 9n), wrong])
    assert.notEqual(lost?.lost, null)
  }
})

test('[EVM-05] ten thousand logs of one transaction are followed', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    transfer(gold, nobody, word(BigInt(at + 1)).replace('0x000000000000000000000000', '0x') as Hex, 1n),
  )
  const { token, balances } = await follow(many)
  assert.equal(token?.supply, '10000')
  assert.equal(Object.keys(balances).length, 10_000)
})

test('[EVM-05] a contract of the genesis may hold what no log tells', async () => {
  const { token } = await follow([transfer(gold, nobody, alice, 1n)], {
    evm: {
      accounts: [
        { address: gold, code: '6001', storage: [] },
        { address: alice, code: '', storage: [] },
      ],
    },
  })
  assert.match(token?.lost ?? '', /before the index/)
})

const own = 'erc20:0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa'
const coinbase = (amount: string): MadeEvent => [
  'coinbase',
  { minter: 'inj1vqu8rska6swzdmnhf90zuv0xmelej4lq8mjsxs', amount },
]
const burn = (amount: string): MadeEvent => [
  'burn',
  { burner: 'inj1vqu8rska6swzdmnhf90zuv0xmelej4lq8mjsxs', amount },
]

test('[EVM-06] what stands in the bank is not held a second time', async () => {
  const [minted, moved, burned] = await Promise.all([
    makeEthereum({ to: gold, logs: [transfer(gold, nobody, alice, 5n)] }),
    makeEthereum({ to: gold, nonce: 1, logs: [transfer(gold, alice, bob, 3n)] }),
    makeEthereum({ to: gold, nonce: 2, logs: [transfer(gold, bob, nobody, 5n)] }),
  ])
  const { pool } = await indexMade([
    { txs: [{ ...minted, events: [coinbase(`5${own}`)] }] },
    { txs: [moved] },
    { txs: [{ ...burned, events: [burn(`5${own}`)] }] },
    { txs: [{ ...minted, events: [coinbase(`7${own}`)] }] },
  ])
  const { balances, token } = await read(pool)
  assert.deepEqual(balances, {})
  assert.deepEqual(token, { standard: 'erc20', supply: null, denom: own, lost: null })
})

test('[EVM-06] an account that mints in the bank by itself is no contract', async () => {
  const ofSender = `erc20:${sender.address}`
  const call = await makeEthereum({ to: `0x${'0'.repeat(38)}64` })
  const { pool } = await indexMade([{ txs: [{ ...call, events: [coinbase(`5${ofSender}`)] }] }])
  assert.deepEqual(await read(pool), { balances: {}, owners: {}, items: {}, token: undefined, contracts: 0 })
})

test('[EVM-06] a pair moves coins of the bank for as long as it is one', async () => {
  const pairCreated: MadeEvent = [
    'injective.erc20.v1beta1.EventCreateTokenPair',
    { bank_denom: '"peggy0xa"', erc20_address: JSON.stringify(gold) },
  ]
  const pairDeleted: MadeEvent = [
    'injective.erc20.v1beta1.EventDeleteTokenPair',
    { bank_denom: '"peggy0xa"' },
  ]
  const move = await makeEthereum({ to: gold, logs: [transfer(gold, alice, bob, 3n)] })
  const { pool } = await indexMade([
    { txs: [{ events: [pairCreated] }] },
    { txs: [move] },
    { end: [pairDeleted] },
    { txs: [{ events: [pairCreated] }] },
    { txs: [move] },
  ])
  const { balances, token, contracts } = await read(pool)
  assert.deepEqual([balances, token?.lost, contracts], [{}, null, 1])
  const { rows } = await pool.query(
    'select seq >> 16 as height, denom, contract is null as ended from erc20_pair_changes order by seq',
  )
  assert.deepEqual(rows, [
    { height: '1', denom: 'peggy0xa', ended: false },
    { height: '3', denom: 'peggy0xa', ended: true },
    { height: '4', denom: 'peggy0xa', ended: false },
  ])
  // Alone it would have to know who holds what.
  const alone = await indexMade([
    { txs: [{ events: [pairCreated] }] },
    { end: [pairDeleted] },
    { txs: [move] },
  ])
  assert.match((await read(alone.pool)).token?.lost ?? '', /gave more than it had/)
})

test('[EVM-04] a contract is known that is created, writes a log, or is deployed for a pair', async () => {
  const created = await makeEthereum({ nonce: 3, returned: '0x6001' })
  const wrote = await makeEthereum({ to: bob, nonce: 4, logs: [{ address: gold }] })
  const { pool } = await indexMade([{ txs: [created, wrote] }])
  const { rows } = await pool.query<{ address: Buffer; told: boolean }>(
    `select address, code_hash is not null and creator is not null as told
      from evm_contracts join addresses on account = contract order by told desc`,
  )
  const address = getContractAddress({ from: sender.address, nonce: 3n }).toLowerCase()
  assert.deepEqual(
    rows.map(({ address: bytes, told }) => [`0x${bytes.toString('hex')}`, told]),
    [
      [address, true],
      [gold, false],
    ],
  )
})

/** What of a collection was moved: a line at a time, as pages ask for it. */
async function listMoved(pool: Pool, token: string): Promise<string[][]> {
  const all: string[][] = []
  let cursor = ''
  do {
    const { moves, next } = await listNftMoves(pool, { contract: gold, token, cursor, limit: 1 })
    all.push(...moves.map((move) => [move.from, move.to, move.token, move.amount]))
    cursor = next
  } while (cursor !== '')
  return all
}

/** What is allowed, a page after the other, in words. */
async function listAllowed(pool: Pool, asked: { limit: number; owner?: Hex; spender?: Hex; contract?: Hex }) {
  const all: string[] = []
  let cursor = ''
  do {
    const page = await listEvmApprovals(pool, { owner: '', spender: '', contract: '', ...asked, cursor })
    for (const { owner, spender, amount, item } of page.approvals) {
      const parties = [owner, spender].map((account) => formatEthereumAddress(account).toLowerCase())
      const what = item !== '' ? `one ${item}` : amount === '' ? 'all 0' : `amount ${amount}`
      all.push(`${parties.join(' ')} ${what}`)
    }
    cursor = page.next
  } while (cursor !== '')
  return all
}

async function follow(logs: MadeLog[], genesis: Record<string, unknown> = {}) {
  const { pool } = await indexMade([{ txs: [await makeEthereum({ to: gold, logs })] }], genesis)
  assert.deepEqual((await pool.query(`select why from unread where module like 'evm%'`)).rows, [])
  return { pool, ...(await read(pool)) }
}

type TokenRow = { standard: string; supply: string | null; denom: string | null; lost: string | null }

async function read(pool: Pool) {
  const name = `'0x' || encode(a.address, 'hex')`
  const ask = async (sql: string) =>
    Object.fromEntries(
      (await pool.query<{ name: string; value: string }>(sql)).rows.map((row) => [row.name, row.value]),
    )
  const [token] = (await pool.query<TokenRow>('select standard, supply, denom, lost from evm_tokens')).rows
  return {
    token,
    contracts: (await pool.query('select from evm_contracts')).rowCount,
    balances: await ask(
      `select ${name} as name, amount as value from evm_balances join addresses as a on account = holder`,
    ),
    owners: await ask(
      `select token::text as name, ${name} as value from evm_nfts join addresses as a on account = owner`,
    ),
    items: await ask(
      `select ${name} || ' ' || token as name, amount as value from evm_items join addresses as a on account = holder`,
    ),
  }
}
