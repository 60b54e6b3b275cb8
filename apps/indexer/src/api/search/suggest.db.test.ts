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
