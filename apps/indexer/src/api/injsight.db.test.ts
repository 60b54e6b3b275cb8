import assert from 'node:assert/strict'
import { after } from 'node:test'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { decodeAddress, encodeAddress, formatEthereumAddress } from '@injsight/chain'
import { findNamedTx, readBusyRange } from '../../test/recorded/named-txs.ts'
import { readExpected } from '../../test/recorded/expected.ts'
import { readNames } from '../../test/recorded/names.ts'
import { indexedApi } from '../../test/indexed-api.ts'
import { copyOfIndexedRecording } from '../../test/indexed-recording.ts'

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const injsight = new ExplorerClient(transport)

  const { chainId, to } = recording
  const { alice = '', carol = '', val0 = '' } = readNames(recording)
  const validator = encodeAddress('injvaloper', decodeAddress(val0).bytes)
  const sendHash = findNamedTx(recording, 'bank.send').hash
  const busy = BigInt(readBusyRange(recording).from + 20)

  async function search(text: string) {
    const { results, outcome } = await injsight.search({ text, limit: 0 }).response
    return { found: results.map(({ kind, id }) => `${kind} ${id}`), outcome, results }
  }

  test('the status says where the index stands', async () => {
    const status = await injsight.getStatus({}).response
    assert.deepEqual([status.chainId, status.base, status.head], [chainId, 1n, to])
    assert.ok(status.caughtUp)
    assert.equal(status.recording, undefined)
  })

  test('the status says of each module from where its state is known, and that all adds up', async () => {
    const status = await injsight.getStatus({}).response
    const bank = status.modules.find(({ module }) => module === 'bank')
    assert.deepEqual(bank, {
      module: 'bank',
      source: 'genesis',
      knownFrom: 0n,
      why: '',
      inexactFrom: 0n,
      unread: 0n,
    })
    assert.deepEqual([status.residualBlocks, status.residuals], [0n, []])
  })

  test('the status and the metrics tell what could not be read and what does not add up', async () => {
    const odd = await indexedApi(recording, copyOfIndexedRecording(recording))
    try {
      await odd.pool.query(`insert into residuals values (7, 'inj', 5, 0, 0, '{}')`)
      await odd.pool.query(`insert into unread_counts values ('bank', 3)
        on conflict (module) do update set n = excluded.n`)
      await odd.pool.query(`update module_sources set inexact_from = 7 where module = 'bank'`)
      const status = (await (await fetch(`${odd.url}/status`)).json()) as Record<string, unknown>
      assert.equal(status['residual_blocks'], '1')
      assert.deepEqual(status['residuals'], [
        { height: '7', denom: 'inj', changed: '5', minted: '0', burned: '0' },
      ])
      const modules = status['modules'] as Record<string, unknown>[]
      const bank = modules.find(({ module }) => module === 'bank')
      assert.deepEqual([bank?.['unread'], bank?.['inexact_from']], ['3', '7'])
      const metrics = await (await fetch(`${odd.url}/metrics`)).text()
      assert.match(metrics, /^indexer_residuals_total 1$/m)
      assert.match(metrics, /^indexer_unread_total\{module="bank"\} 3$/m)
    } finally {
      await odd.stop()
    }
  })

  test('heads come newest first, with the name of their proposer', async () => {
    const { heads } = await injsight.getHeads({ limit: 3, before: 0n }).response
    assert.deepEqual(
      heads.map(({ height }) => height),
      [to, to - 1n, to - 2n],
    )
    for (const { moniker, operator, proposer, hash } of heads) {
      assert.ok(moniker)
      assert.match(operator, /^injvaloper1/)
      assert.match(proposer, /^injvalcons1/)
      assert.match(hash, /^[0-9A-F]{64}$/)
    }
    const [head] = (await injsight.getHeads({ limit: 1, before: busy + 1n }).response).heads
    assert.equal(head?.height, busy)
    assert.equal(
      head.txs,
      head.txsByKind.reduce((sum, n) => sum + n, 0),
    )
    assert.equal(
      head.gasUsed,
      head.gasByKind.reduce((sum, n) => sum + n, 0n),
    )
    assert.ok(head.gasUsed > 0n)
  })

  test('a limit of a million heads is a page of a hundred', async () => {
    assert.equal((await injsight.getHeads({ limit: 1_000_000, before: 0n }).response).heads.length, 101)
    await assert.rejects(injsight.getHeads({ limit: -1, before: 0n }).response, { kind: 'invalid-input' })
  })

  test('[SEARCH-04] a block is found by its height in every spelling, and by its hash', async () => {
    const height = String(busy)
    const grouped = to.toLocaleString('en')
    for (const text of [height, ` ${height} `, `#${height}`, grouped, grouped.replace(',', ' ')]) {
      const { found } = await search(text)
      assert.deepEqual(found, [`block ${text.replace(/\D/g, '')}`])
    }
    const { rows } = await pool.query<{ hash: Buffer }>('select hash from blocks where height = $1', [height])
    const hash = rows[0]?.hash.toString('hex') ?? ''
    for (const text of [hash, hash.toUpperCase(), `0x${hash}`, Buffer.from(hash, 'hex').toString('base64')]) {
      const { results } = await search(text)
      assert.deepEqual(results, [{ kind: 'blockHash', id: hash.toUpperCase(), name: height }])
    }
  })

  test('[SEARCH-04] a transaction is found by its hash in every spelling, and by the beginning of it', async () => {
    const base64 = Buffer.from(sendHash, 'hex').toString('base64')
    for (const text of [
      sendHash,
      sendHash.toLowerCase(),
      `0x${sendHash}`,
      base64,
      sendHash.slice(0, 9),
      `0x${sendHash.slice(0, 12)}`,
    ]) {
      assert.deepEqual((await search(text)).found, [`transaction ${sendHash}`], text)
    }
  })

  test('[SEARCH-04] an account is found in every spelling, used or not', async () => {
    const ether = formatEthereumAddress(carol)
    const spellings: [string, string][] = [
      [alice, `account ${alice}`],
      [alice.toUpperCase(), `account ${alice}`],
      [ether, `etherAccount ${carol}`],
      [ether.slice(2).toLowerCase(), `etherAccount ${carol}`],
    ]
    for (const [text, expected] of spellings) assert.deepEqual((await search(text)).found, [expected], text)
    const subaccount = `${ether.toLowerCase()}000000000000000000000001`
    assert.equal((await search(subaccount)).found[0], `subaccount ${subaccount}`)
  })

  test('[SEARCH-02] validators and denoms are found by name and by address', async () => {
    const { validators } = readExpected(recording, 'staking') as {
      validators: { operator_address: string; description: { moniker: string } }[]
    }
    const of = validators.find(({ operator_address: operator }) => operator === validator)
    const moniker = of?.description.moniker ?? ''
    const { results } = await search(moniker.toUpperCase())
    const found = results.find(({ id }) => id === validator)
    assert.deepEqual(found, { kind: 'validator', id: validator, name: moniker })
    assert.equal((await search(validator)).found[0], `validator ${validator}`)
    const { heads } = await injsight.getHeads({ limit: 1, before: 0n }).response
    assert.equal((await search(heads[0]?.proposer ?? '')).found[0], `validator ${heads[0]?.operator}`)
    assert.match((await search('gold')).found[0] ?? '', /^denom factory\/inj1.*\/gold$/)
    assert.deepEqual((await search('INJ')).found, ['denom inj'])
    assert.deepEqual((await search('share99')).found, [])
  })

  test('[SEARCH-05] what is not there has its outcome', async () => {
    const outcomes: [string, string][] = [
      [String(to + 1n), 'blockNotFound'],
      ['0', 'blockInvalid'],
      ['99999999999999999999', 'blockInvalid'],
      ['F'.repeat(64), 'transactionNotFound'],
      [`${alice.slice(0, -1)}${alice.endsWith('q') ? 'p' : 'q'}`, 'accountInvalid'],
      ['0x1234', 'accountInvalid'],
      [`0x${'a'.repeat(60)}`, 'invalidTransactionHash'],
      ['no such thing at all', 'valid'],
      ['', 'valid'],
    ]
    for (const [text, outcome] of outcomes) {
      assert.deepEqual(await search(text), { found: [], results: [], outcome }, text)
    }
  })

  test('nothing that a visitor searches breaks anything', async () => {
    const texts = [
      'x'.repeat(10_000),
      '%',
      '_',
      "'; drop table blocks; --",
      'a\0b',
      'factory/inj1aaaaaaaa/\0',
      '\ud800',
      '💥'.repeat(500),
    ]
    for (const text of texts) {
      const answer = await fetch(`${url}/injsight/v1/search?text=${encodeURIComponent(text.toWellFormed())}`)
      assert.ok([200, 400, 431].includes(answer.status), `${answer.status} ${text.slice(0, 20)}`)
    }
    assert.equal((await search('%')).found.length, 0)
  })

  test('the operator’s questions have their answers', async () => {
    const get = async (path: string) => {
      const answer = await fetch(url + path)
      return { status: answer.status, text: await answer.text() }
    }
    assert.deepEqual(await get('/live'), { status: 200, text: '{"live":true}' })
    assert.equal((await get('/ready')).status, 200)
    const status = JSON.parse((await get('/status')).text) as Record<string, unknown>
    assert.deepEqual([status.head, status.lag, status.caught_up], [String(to), '0', true])
    assert.ok((await get('/metrics')).text.split('\n').includes(`indexer_head_height ${to}`))
    assert.equal((await get('/')).status, 404)
    assert.equal((await fetch(`${url}/live`, { method: 'POST' })).status, 404)
  })

  test('the meta service says what this is', async () => {
    const answer = await fetch(`${url}/api/meta/v1/version`)
    assert.equal(((await answer.json()) as { version: string }).version, '0.1.0')
  })
})
