import assert from 'node:assert/strict'
import {
  decodeAddress,
  encodeAddress,
  formatEthereumAddress,
  readAccount,
  shortenAddress,
  shortenHash,
} from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { search } from './search.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  async function find(text: string): Promise<string[]> {
    return (await search(pool, text, 0)).results.map(({ kind, id }) => `${kind} ${id}`)
  }

  const { carol: account = '', val0 = '' } = readNames(recording)
  const validator = encodeAddress('injvaloper', decodeAddress(val0).bytes)
  const { contracts } = readExpected(recording, 'wasm') as { contracts: { address: string }[] }
  const contract = contracts[0]?.address ?? ''
  // Its beginning and its end, with one sign changed.
  const [begin, end] = [account.slice(0, 8), account.slice(-5)]
  const other = (letters: string) => letters.slice(0, -1) + (letters.endsWith('q') ? 'p' : 'q')

  test('[SEARCH-04] an address that is shortened as the site shows it is found', async () => {
    assert.deepEqual(await find(shortenAddress(account)), [`account ${account}`])
    assert.deepEqual(await find(`Account ${shortenAddress(account)}`), [`account ${account}`])
    assert.deepEqual(await find(shortenAddress(contract).replace('…', '...')), [
      `contract ${contract}`,
      `account ${contract}`,
    ])
    assert.deepEqual(await find(shortenAddress(formatEthereumAddress(account))), [`etherAccount ${account}`])
    assert.deepEqual(await find(shortenAddress(validator)), [
      `validator ${validator}`,
      `account ${readAccount(validator)}`,
    ])
  })

  test('[SEARCH-02] the address of a contract leads to it, and to its account', async () => {
    const { rows } = await pool.query<{ address: Buffer }>(
      'select address from evm_contracts join addresses on account = contract',
    )
    for (const { address } of contracts) {
      assert.deepEqual(await find(address), [`contract ${address}`, `account ${address}`])
    }
    for (const { address } of rows) {
      const [asAccount, asEthereum] = [
        encodeAddress('inj', address),
        formatEthereumAddress(encodeAddress('inj', address)),
      ]
      assert.deepEqual(await find(asEthereum), [`contract ${asEthereum}`, `etherAccount ${asAccount}`])
      assert.deepEqual(await find(asAccount), [`contract ${asAccount}`, `account ${asAccount}`])
    }
  })

  test('[SEARCH-02] an address is found while it is being typed', async () => {
    for (const length of [8, 12, 30, 41])
      assert.deepEqual(await find(account.slice(0, length)), [`account ${account}`])
    assert.deepEqual(await find(formatEthereumAddress(account).slice(0, 10)), [`etherAccount ${account}`])
    assert.deepEqual(await find(account.slice(0, 7)), [])
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
    assert.deepEqual(await find(`${begin}…${other(end)}`), [])
    assert.deepEqual(await find(`${other(begin)}…${end}`), [])
    assert.deepEqual(await search(pool, other(account), 0), {
      results: [],
      outcome: 'accountInvalid',
    })
  })
})
