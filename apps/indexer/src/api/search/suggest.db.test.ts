import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { listNamesLike, listNamesWith } from '#src/queries/search/names.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { suggest } from './suggest.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await copyOfIndexedRecording(recording)

  async function ask(text: string) {
    return (await suggest(pool, text, 0)).suggestions.map(({ kind, name }) => `${kind} ${name}`)
  }

  test('what is typed leads to tokens, validators and contracts, whatever its case', async () => {
    const { rows } = await pool.query<{ moniker: string }>(
      'select moniker from validators order by 1 limit 1',
    )
    const moniker = rows[0]?.moniker ?? ''
    assert.ok((await ask(moniker.toUpperCase().slice(0, 6))).includes(`validator ${moniker}`))
    assert.match((await ask('inj'))[0] ?? '', /^token inj$/i)
    const { rows: contracts } = await pool.query<{ label: string }>(
      'select label from contracts order by 1 limit 1',
    )
    const label = contracts[0]?.label ?? ''
    assert.ok((await ask(label)).includes(`contract ${label}`), label)
  })

  test('[SEARCH-02] a proposal is found by its title and by its number, with the transaction that submitted it', async () => {
    const { rows } = await pool.query<{ id: string; title: string }>(
      'select id, title from proposals order by length(title) desc limit 1',
    )
    const { id = '', title = '' } = rows[0] ?? {}
    assert.ok((await ask(title.slice(0, -1).toUpperCase())).includes(`proposal ${title}`), title)
    for (const typed of [
      `proposal ${id}`,
      `Proposal #${id}`,
      `#${id}`,
      `propuesta ${id}`,
      `Đề xuất ${id}`,
      `提案${id}`,
      `제안 ${id}`,
    ]) {
      const [first] = (await suggest(pool, typed, 0)).suggestions
      assert.deepEqual([first?.kind, first?.id, first?.name], ['proposal', id, title], typed)
      assert.match(first?.transactionHash ?? '', /^[0-9A-F]{64}$/)
    }
    assert.deepEqual(await ask('#99999'), [])
  })

  test('[SEARCH-02] a price feed is found by its pair, its symbol, and who tells it', async () => {
    const { rows } = await pool.query<{ oracle: string; base: string; quote: string }>(
      'select oracle, base, quote from oracle_prices',
    )
    assert.ok(rows.length > 0)
    for (const { oracle, base, quote } of rows) {
      const id = [oracle, base, ...(quote === '' ? [] : [quote])].map(encodeURIComponent).join('/')
      const { suggestions } = await suggest(pool, quote === '' ? base : `${base}/${quote}`, 20)
      assert.ok(
        suggestions.some((one) => one.kind === 'feed' && one.id === id),
        id,
      )
    }
    const [{ base } = { base: '' }] = rows.filter(({ oracle }) => oracle !== 'Provider')
    if (base !== '')
      assert.ok(
        (await ask(base.toLowerCase())).some((one) => one.startsWith(`feed ${base}`)),
        base,
      )
    const provided = rows.find(({ oracle }) => oracle === 'Provider')
    if (provided !== undefined)
      assert.ok((await ask(provided.quote.toUpperCase())).some((one) => one.startsWith('feed ')))
  })

  async function expectFoundByChain(kind: string, things: string): Promise<void> {
    const { rows } = await pool.query<{ id: string; chain: string }>(things)
    for (const { id, chain } of rows) {
      const { suggestions } = await suggest(pool, chain, 20)
      const found = suggestions.find((one) => one.kind === kind && one.id === id)
      assert.equal(found?.name, chain)
    }
  }

  test('[SEARCH-02] light clients are found by the id of the chain that they follow', () =>
    expectFoundByChain('client', 'select client as id, chain from ibc_clients where chain is not null'))

  test('[SEARCH-02] connections are found by the id of the chain at their other end', () =>
    expectFoundByChain(
      'connection',
      'select connection as id, chain from ibc_connections join ibc_clients using (client) where chain is not null',
    ))

  test('[SEARCH-02] a code is found by its number, in any language', async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select code_id as id from wasm_codes order by 1 limit 1',
    )
    const id = rows[0]?.id ?? ''
    for (const typed of [
      `code ${id}`,
      `Código ${id}`,
      `mã ${id}`,
      `代码${id}`,
      `코드 ${id}`,
      `code #${id}`,
    ]) {
      const [first] = (await suggest(pool, typed, 0)).suggestions
      assert.deepEqual([first?.kind, first?.id], ['code', id], typed)
    }
    assert.deepEqual(await ask('code 99999'), [])
  })

  test('[SEARCH-02] what has a number is found by the word for it, in any language', async () => {
    const numberOf = async (text: string) => (await pool.query<{ id: string }>(text)).rows[0]?.id
    const known = {
      auction: await numberOf('select max(round)::text as id from auction_rounds'),
      deposit: await numberOf('select max(nonce)::text as id from bridge_claims where kind = 1'),
      withdrawal: await numberOf('select max(id)::text as id from bridge_withdrawals'),
      batch: await numberOf('select max(nonce)::text as id from bridge_batches'),
    }
    const words = {
      auction: ['auction', 'Round', 'Subasta', 'phiên đấu giá', '拍卖', '경매'],
      deposit: ['deposit', 'depósito', 'nạp', '存款', '입금'],
      withdrawal: ['Peggy withdrawal', 'retiro', 'rút', '提现', '출금'],
      batch: ['batch', 'lote', 'lô', '批次', '배치'],
    }
    for (const [kind, id] of Object.entries(known) as [keyof typeof words, string | undefined][]) {
      if (id === undefined) continue
      for (const word of words[kind]) {
        const { suggestions } = await suggest(pool, `${word} #${id}`, 0)
        assert.deepEqual([suggestions[0]?.kind, suggestions[0]?.id], [kind, id], word)
      }
      assert.deepEqual(await ask(`${kind} 999999`), [])
    }
    const { rows } = await pool.query<{ port: string; channel: string }>(
      'select port, channel from ibc_channels order by port, channel',
    )
    const channels = (await suggest(pool, 'channel-0', 0)).suggestions.filter(
      ({ kind }) => kind === 'channel',
    )
    assert.deepEqual(
      channels.map(({ id }) => id),
      rows.filter(({ channel }) => channel === 'channel-0').map(({ port, channel }) => `${port}/${channel}`),
    )
    const { rows: ways } = await pool.query<{ connection: string; client: string }>(
      "select connection, client from ibc_connections where connection = 'connection-0'",
    )
    assert.ok(ways.length > 0 || rows.length === 0)
    for (const { connection, client } of ways) {
      for (const typed of [connection, 'Connection #0', 'conexión 0', 'kết nối 0', '连接 0', '연결 0'])
        assert.ok((await ask(typed)).includes(`connection `), typed)
      const number = client.split('-').at(-1)
      for (const typed of [client, `light client ${number}`, `cliente ${number}`, `客户端${number}`]) {
        const { suggestions } = await suggest(pool, typed, 0)
        assert.ok(
          suggestions.some(({ kind, id }) => kind === 'client' && id === client),
          typed,
        )
      }
    }
    assert.deepEqual(await ask('connection-999'), [])
    assert.deepEqual(await ask('07-tendermint-999'), [])
  })

  test('[SEARCH-02] a collection of NFTs is found by its name, once, and as one', async () => {
    const { rows } = await pool.query<{ name: string; id: string }>(
      `select name, contract as id from nft_contracts union all
        select name, '0x' || encode(address, 'hex') from evm_tokens join evm_token_names using (contract)
          join addresses on account = contract where standard in ('erc721', 'erc1155') and name is not null`,
    )
    for (const { name, id } of rows) {
      const found = (await suggest(pool, name, 20)).suggestions.filter((one) => one.id.endsWith(id))
      assert.deepEqual(
        found.map(({ kind }) => kind),
        ['collection'],
        name,
      )
    }
  })

  test('a slip of the hand is forgiven', async () => {
    const { rows } = await pool.query<{ moniker: string }>(
      'select moniker from validators where length(moniker) > 5 order by 1 limit 1',
    )
    const moniker = rows[0]?.moniker ?? ''
    for (const typed of [
      moniker.slice(0, 2) + moniker.slice(3),
      `${moniker.slice(0, 3)}${moniker[2]}${moniker.slice(3)}`,
      moniker.slice(0, 4) + (moniker[5] ?? '') + (moniker[4] ?? '') + moniker.slice(6),
    ]) {
      assert.ok((await ask(typed)).includes(`validator ${moniker}`), typed)
    }
  })

  test('nothing that is typed breaks anything, and what fits nothing suggests nothing', async () => {
    for (const text of [
      '',
      ' ',
      '\0',
      '%',
      "'",
      '\\',
      '{}',
      '🙂🙂🙂',
      'ﬁ',
      'x'.repeat(10_000),
      '///',
      'İİİİ',
    ]) {
      assert.ok((await ask(text)).length <= 8)
    }
    assert.deepEqual(await ask('qqqqqqqq'), [])
  })

  test('suggestions come by indexes, not by reading every name', async () => {
    await pool.query(
      `insert into denoms (id, denom) select n, 'factory/inj1' || md5(n::text) || '/' || md5((n + 1)::text)
      from generate_series(1, 20000) as n`,
    )
    await pool.query(
      `insert into contracts select 'inj1' || md5(n::text), 1, '', '', 'label ' || md5(n::text), 1, 1, '', 1
      from generate_series(1, 20000) as n`,
    )
    await pool.query('analyze denoms')
    await pool.query('analyze contracts')
    for (const ask of [
      () => listNamesWith(pool, 'tether', 8),
      () => listNamesWith(pool, 'us', 8),
      () => listNamesLike(pool, 'tehter', 200),
    ]) {
      const plan = await planOf(ask)
      assert.doesNotMatch(plan, /Seq Scan on (denoms|contracts)/)
      assert.match(plan, /denoms_name/)
      assert.match(plan, /contracts_name/)
    }
  })

  /** The plan of what a question asks of the database. */
  async function planOf(ask: () => Promise<unknown>): Promise<string> {
    const asked: { text: string; values: unknown[] }[] = []
    const original = pool.query.bind(pool)
    const spy = (query: { text: string; values: unknown[] }) => {
      asked.push(query)
      return original(query)
    }
    Object.assign(pool, { query: spy })
    try {
      await ask()
    } finally {
      Object.assign(pool, { query: original })
    }
    const [query] = asked
    assert.ok(query)
    const { rows } = await pool.query<Record<string, string>>(`explain ${query.text}`, query.values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
})
