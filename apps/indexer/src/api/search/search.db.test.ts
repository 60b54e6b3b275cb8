import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatEthereumAddress, readAccount, shortenAddress, shortenHash } from '@injsight/chain'
import { olderRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { search } from './search.ts'

const { pool } = await indexedRecording(olderRecording)

async function find(text: string): Promise<string[]> {
  return (await search(pool, text, 0)).results.map(({ kind, id }) => `${kind} ${id}`)
}

const account = 'inj1fpxc0d0ryqzv8japk0hglkmldkg9vqhh08t9y3'
const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const validator = 'injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf'

test('[SEARCH-04] an address that is shortened as the site shows it is found', async () => {
  assert.deepEqual(await find(shortenAddress(account)), [`account ${account}`])
  assert.deepEqual(await find(`Account ${shortenAddress(account)}`), [`account ${account}`])
  assert.deepEqual(await find(shortenAddress(contract).replace('…', '...')), [`account ${contract}`])
  assert.deepEqual(await find(shortenAddress(formatEthereumAddress(account))), [`etherAccount ${account}`])
  assert.deepEqual(await find(shortenAddress(validator)), [
    `validator ${validator}`,
    `account ${readAccount(validator)}`,
  ])
})

test('[SEARCH-02] an address is found while it is being typed', async () => {
  for (const length of [8, 12, 30, 41])
    assert.deepEqual(await find(account.slice(0, length)), [`account ${account}`])
  assert.deepEqual(await find(formatEthereumAddress(account).slice(0, 10)), [`etherAccount ${account}`])
  assert.deepEqual(await find('inj1fpx'), [])
})

test('[SEARCH-04] a hash that is shortened as the site shows it is found', async () => {
  const { rows } = await pool.query<{ hash: Buffer; block: Buffer }>(
    `select txs.hash, blocks.hash as block from txs join blocks on height = tx_seq >> 16 limit 1`,
  )
  const [hash = '', block = ''] = [rows[0]?.hash, rows[0]?.block].map((bytes) =>
    bytes?.toString('hex').toUpperCase(),
  )
  assert.deepEqual(await find(shortenHash(hash)), [`transaction ${hash}`])
  assert.deepEqual(await find(`Transaction ${shortenHash(`0x${hash.toLowerCase()}`)}`), [
    `transaction ${hash}`,
  ])
  assert.deepEqual(await find(shortenHash(block)), [`blockHash ${block}`])
})

test('[SEARCH-05] what only begins or ends like something is not it', async () => {
  assert.deepEqual(await find('inj1fpxc…8t9y4'), [])
  assert.deepEqual(await find('inj1zzzz…8t9y3'), [])
  assert.deepEqual(await search(pool, `${account.slice(0, -1)}4`, 0), {
    results: [],
    outcome: 'accountInvalid',
  })
})
