import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { encodeAddress } from '@injsight/chain'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import type { Pool } from 'pg'

type Base = { address: string; account_number: string; sequence: string; pub_key?: object }
type Told = {
  '@type': string
  base_account?: Base
  name?: string
  code_hash?: string
  base_vesting_account?: {
    base_account: Base
    original_vesting: object[]
    delegated_free: object[]
    delegated_vesting: object[]
    end_time: string
  }
  start_time?: string
  vesting_periods?: object[]
}

type Account = {
  address: string
  number: string | null
  sequence: string | null
  code_hash: Buffer | null
}

/** The hash of nothing. */
const noCode = 'xdJGAYb3IzySfn2y3McDwOUAtlPKgic7e/rYBF2FpHA='

await forEachRecording((recording, test) => {
  const told = (readExpected(recording, 'accounts')['accounts'] as Told[]).map((account) => {
    const base = account.base_account ?? account.base_vesting_account?.base_account
    return {
      address: base?.address ?? '',
      number: base?.account_number,
      sequence: base?.sequence,
      module: account.name ?? null,
      public_key: base?.pub_key ?? null,
      vesting: vestingOf(account),
      code_hash: codeHashOf(account),
    }
  })
  const contracts = told.filter(({ code_hash }) => code_hash !== null)

  test('every account has the number, sequence and key that the chain says, its vesting and its code', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<(typeof told)[number]>('select * from auth_accounts order by address')
    const created = await pool.query<{ address: Buffer }>(
      'select a.address from evm_creations as c join addresses as a on a.account = c.contract',
    )
    const toldCode = new Set(created.rows.map(({ address }) => encodeAddress('inj', address)))
    // Code that runs makes accounts without a word: from the first contract on numbers are not known, nor how many each
    // has made, nor the code of those that no transaction made itself.
    const first = Math.min(...contracts.map(({ number }) => Number(number)))
    // Where coins made the account of that one, it was counted yet.
    const firstUnknown = rows.some(({ number }) => number === String(first)) ? first + 1 : first
    const whatIsKnown = (account: (typeof told)[number]) => ({
      ...account,
      number: Number(account.number) >= firstUnknown ? null : account.number,
      sequence: account.code_hash === null ? account.sequence : null,
      code_hash: toldCode.has(account.address) ? account.code_hash : null,
    })
    const isKept = ({ address }: { address: string }) => rows.some((row) => row.address === address)
    assert.deepEqual(
      rows,
      told
        .filter(isKept)
        .map(whatIsKnown)
        .toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    )
    const { balances } = readExpected(recording, 'balances') as { balances: Record<string, object> }
    const missing = told.filter((account) => !isKept(account))
    assert.deepEqual(
      missing.filter(
        ({ address, public_key }) => contracts.length === 0 || public_key !== null || address in balances,
      ),
      [],
    )
  })

  test('a node tells them as the blocks do', async () => {
    const [asked, followed] = [
      (await begunFromNode(recording)).pool,
      (await indexedRecording(recording)).pool,
    ]
    const accountsOf = async (pool: Pool) => (await pool.query<Account>('select * from auth_accounts')).rows
    const known = new Map((await accountsOf(asked)).map((account) => [account.address, account]))
    if (contracts.length === 0) assert.equal(known.size, (await accountsOf(followed)).length)
    for (const { number, sequence, code_hash, ...same } of await accountsOf(followed)) {
      const account = known.get(same.address)
      assert.partialDeepStrictEqual(account, same)
      for (const [name, value] of Object.entries({ number, sequence, code_hash })) {
        const isUnknown = contracts.length > 0 && value === null
        if (!isUnknown)
          assert.deepEqual(account?.[name as keyof Account], value, `${name} of ${same.address}`)
      }
    }
    const counter = 'select next from auth_counter'
    const [row] = (await followed.query<{ next: string | null }>(counter)).rows
    assert.equal((await asked.query<{ next: string | null }>(counter)).rows[0]?.next, row?.next)
  })
})

function codeHashOf({ code_hash: hash }: Told): Buffer | null {
  return hash === undefined || hash === noCode ? null : Buffer.from(hash, 'base64')
}

function vestingOf(account: Told): object | null {
  const { base_vesting_account: base, start_time, vesting_periods } = account
  if (base === undefined) return null
  return {
    '@type': account['@type'],
    original_vesting: base.original_vesting,
    delegated_free: base.delegated_free,
    delegated_vesting: base.delegated_vesting,
    end_time: base.end_time,
    ...(start_time !== undefined && { start_time }),
    ...(vesting_periods !== undefined && { vesting_periods }),
  }
}

const [one, two] = [
  'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6',
  'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0',
]

test('an address that receives coins for the first time gets the next number, once', async () => {
  const received = (receiver: string) => ['coin_received', { receiver, amount: '1inj' }] as [string, object]
  const { pool } = await indexMade([
    { txs: [{ events: [received(two), received(one) as never, received(two) as never] as never }] },
  ])
  const { rows } = await pool.query('select address, number from auth_accounts order by number')
  assert.deepEqual(rows, [
    { address: two, number: '0' },
    { address: one, number: '1' },
  ])
})

test('accounts of a genesis that share a number are numbered anew, as the chain does', async () => {
  const account = (address: string, number: string) => ({
    '@type': '/injective.types.v1beta1.EthAccount',
    base_account: { address, pub_key: null, account_number: number, sequence: '3' },
  })
  const { pool } = await indexMade([{}], { auth: { accounts: [account(one, '0'), account(two, '0')] } })
  const { rows } = await pool.query(
    'select address, number, sequence from auth_accounts where module is null order by number',
  )
  assert.deepEqual(rows, [
    { address: one, number: '0', sequence: '3' },
    { address: two, number: '1', sequence: '3' },
  ])
})

test('of several numbers that are shared the lower are mended first', async () => {
  const addresses = [1, 2, 3, 4].map((byte) => encodeAddress('inj', Buffer.alloc(20, byte)))
  const accounts = ['0', '1', '1', '0'].map((account_number, at) => ({
    '@type': '/injective.types.v1beta1.EthAccount',
    base_account: { address: addresses[at], pub_key: null, account_number, sequence: '0' },
  }))
  const { pool } = await indexMade([{}], { auth: { accounts } })
  const { rows } = await pool.query('select address from auth_accounts where module is null order by number')
  assert.deepEqual(
    rows.map(({ address }) => addresses.indexOf(address as string)),
    [0, 1, 3, 2],
  )
})

test('who signs without an account is left unread', async () => {
  const { pool } = await indexMade([{ txs: [{ events: [['tx', { acc_seq: `${one}/0` }]] }] }])
  assert.equal((await pool.query('select from auth_accounts')).rowCount, 0)
  assert.equal((await pool.query(`select from unread where module = 'auth'`)).rowCount, 1)
})
