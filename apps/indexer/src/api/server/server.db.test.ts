import assert from 'node:assert/strict'
import { after } from 'node:test'
import { InjectiveExplorerRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveMetaRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
import { unavailable, type Fault } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import { Explorer, ExplorerClient, type Head } from '@injsight/injsight-v1'
import { createLogger, silentLogger } from '@injsight/runtime'
import { forEachRecording } from '@injsight/testing'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { chainServices } from '../chain-services.ts'
import { startApi } from './server.ts'

const answerNothing = async () => {
  throw unavailable('node.down', 'The node can not be reached')
}
const node = {
  queryAbci: answerNothing,
  fetchResult: answerNothing,
  fetchValidators: answerNothing,
  fetchCommit: answerNothing,
}

const levelsOf = (lines: string[]) =>
  new Set(
    lines
      .map((line) => JSON.parse(line) as { level: string; error?: { code?: string } })
      .filter(({ error }) => error?.code !== 'node.down')
      .map(({ level }) => level),
  )

await forEachRecording(async (recording, test) => {
  const { pool, url: databaseUrl } = await copyOfIndexedRecording(recording)
  const progress = {
    nodeHead: () => recording.to + 80n,
    caughtUp: () => false,
    hasReached: () => false,
    asking: () => undefined,
    trouble: () => 'The node does not answer',
    recording: () => undefined,
    chainId: () => recording.chainId,
    writes: () => false,
    otherWriter: () => 'another indexer',
  }
  const lines: string[] = []
  const log = createLogger({ level: 'debug', write: (line) => void lines.push(line) })
  const api = await startApi({ pool, databaseUrl, node, log, port: 0, progress })
  const transport = createTransport({ baseUrl: api.url, timeoutMs: 60_000 })
  after(async () => {
    transport.close()
    await api.stop()
  })

  test('no method of any service breaks, whatever bytes it is sent', async () => {
    lines.length = 0
    const services = [InjectiveExplorerRPC, InjectiveMetaRPC, Explorer, ...chainServices]
    const methods = services
      .flatMap(({ methods }) => methods)
      .filter(({ serverStreaming }) => !serverStreaming)
    const bodies = [
      '',
      'ff',
      '0a',
      '0a80808080',
      '0a03616263',
      '0a02ff00',
      '08ffffffffffffffff7f',
      '10ffffffffffffffffff01',
      '1801200128013001',
    ]
    for (const method of methods) {
      for (const body of bodies) {
        const path = `/${method.service.typeName}/${method.name}`
        const failure = await transport.callRaw(path, Buffer.from(body, 'hex')).then(
          () => undefined,
          (fault: Fault) => fault,
        )
        const status = failure?.values.grpcStatus ?? 0
        assert.ok(
          [0, 3, 5, 12, 14].includes(Number(status)),
          `${path} ${body}: ${status} ${failure?.message}`,
        )
      }
    }
    assert.deepEqual(levelsOf(lines), new Set(['debug']))
  })

  test('no path of REST breaks, whatever is asked', async () => {
    lines.length = 0
    const paths = [
      '/api/explorer/v1/blocks/abc',
      '/api/explorer/v1/blocks/99999999999',
      '/api/explorer/v1/blocks/-1',
      '/api/explorer/v1/blocks?limit=1000000',
      '/api/explorer/v1/blocks?limit=x',
      '/api/explorer/v1/txs/zz',
      '/api/explorer/v1/txs?from_number=9223372036854775807&status=odd',
      '/api/explorer/v1/accountTxs/%00',
      '/api/explorer/v1/accountTxs/%E0%A4%A',
      '/injsight/v1/heads?limit=99999999999999999999',
      '/injsight/v1/heads?before=-9',
      '/cosmos/bank/v1beta1/balances/%00',
      '/cosmos/bank/v1beta1/supply?pagination.key=%ff%fe',
      '/cosmos/bank/v1beta1/supply?pagination.limit=18446744073709551615',
      '/cosmos/bank/v1beta1/supply?pagination.offset=18446744073709551615',
      '/../../etc/passwd',
      '//',
      '/%',
    ]
    for (const path of paths) {
      const { status } = await fetch(api.url + path)
      assert.ok(status === 200 || (status >= 400 && status < 500), `${path}: ${status}`)
    }
    assert.deepEqual(levelsOf(lines), new Set(['debug']))
  })

  test('a node that is away is unavailable, and what the index knows is answered', async () => {
    const away = await fetch(`${api.url}/cosmos/staking/v1beta1/pool`)
    assert.equal(away.status, 503)
    const balance = await fetch(`${api.url}/cosmos/bank/v1beta1/supply/by_denom?denom=inj`)
    assert.equal(balance.status, 200)
    const ready = await fetch(`${api.url}/ready`)
    assert.deepEqual(
      [ready.status, await ready.json()],
      [
        503,
        {
          ready: false,
          trouble: 'The node does not answer',
          writes: false,
          otherWriter: 'another indexer',
        },
      ],
    )
  })

  test('heads are streamed over gRPC-web and as server-sent events', async () => {
    const leaving = new AbortController()
    const heads: Head[] = []
    await assert.rejects(async () => {
      const stream = new ExplorerClient(transport).streamHeads({}, { abort: leaving.signal })
      for await (const head of stream.responses) {
        heads.push(head)
        leaving.abort()
      }
    })
    assert.deepEqual(
      heads.map(({ height }) => height),
      [recording.to],
    )

    const leave = new AbortController()
    const events = await fetch(`${api.url}/injsight/v1/heads/stream`, {
      headers: { accept: 'text/event-stream' },
      signal: leave.signal,
    })
    const first = await events.body?.pipeThrough(new TextDecoderStream()).getReader().read()
    const text = first?.value ?? ''
    assert.ok(text.startsWith(`data: {"height":"${recording.to}",`), text)
    leave.abort()
  })

  test('a port that is in use is told in one sentence', async () => {
    const port = Number(new URL(api.url).port)
    const second = startApi({ pool, databaseUrl, node, log: silentLogger, port, progress })
    await assert.rejects(second, { code: 'port.in_use', kind: 'invalid-input' })
  })

  test('a database that goes away is unavailable, and answers again when it is back', async () => {
    await pool.query('alter table chain_state rename to away')
    const broken = await fetch(`${api.url}/injsight/v1/status`)
    assert.equal(broken.status, 500)
    await pool.query('alter table away rename to chain_state')
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const statuses: number[] = []
    // Each connection that was ended is noticed by the first who uses it.
    for (let n = 0; n < 12 || statuses.at(-1) !== 200; n += 1)
      statuses.push((await fetch(`${api.url}/injsight/v1/status`)).status)
    assert.ok(
      statuses.every((status) => status === 200 || status === 503),
      String(statuses),
    )
  })

  test('stopping ends streams and the server', async () => {
    const own = await startApi({ pool, databaseUrl, node, log: silentLogger, port: 0, progress })
    const stream = await fetch(`${own.url}/injsight/v1/heads/stream`)
    await own.stop()
    await stream.text().catch(() => 'cut')
    await assert.rejects(fetch(`${own.url}/live`))
  })
})
