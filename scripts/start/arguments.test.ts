import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArguments } from './arguments.ts'

test('without a word it plays the newer recording at its own pace', () => {
  const { source, database, ports } = readArguments([]) ?? assert.fail('no help was asked for')
  assert.ok('recording' in source && source.recording.endsWith('recordings/newer'))
  assert.equal(source.pace, 'live')
  assert.equal(database, undefined)
  assert.deepEqual(ports, { web: 3000, api: 4000, rpc: 26657 })
})

test('every problem of a command line is reported at once', () => {
  assert.throws(
    () =>
      readArguments([
        '--node',
        'localhost',
        '--pace',
        'slow',
        '--port',
        '99999',
        '--colour',
        'x',
        '--database',
      ]),
    (error: Error) => {
      for (const words of [
        /--node is "localhost"/,
        /--pace belongs/,
        /--port is "99999"/,
        /--colour/,
        /--database needs/,
      ]) {
        assert.match(error.message, words)
      }
      return true
    },
  )
})

test('a chain of one’s own is its own node', () => {
  assert.deepEqual(readArguments(['--chain', '--busy'])?.source, { chain: 'local', isBusy: true })
  assert.throws(
    () => readArguments(['--chain', '--node', 'http://localhost:1', '--pace', 'all']),
    (error: Error) => {
      assert.match(error.message, /--node excludes --chain/)
      assert.match(error.message, /--pace excludes --chain/)
      return true
    },
  )
  assert.throws(() => readArguments(['--busy']), { message: /--busy belongs to --chain/ })
})

test('[NET-01] a public network is asked by its services, and has nothing that belongs to an index', () => {
  assert.deepEqual(readArguments(['--network', 'testnet'])?.source, {
    networks: ['testnet'],
    node: undefined,
  })
  const node = 'http://127.0.0.1:26657'
  const both = ['--network', 'mainnet', '--node', node, '--from', '5']
  assert.deepEqual(readArguments(both)?.source, { networks: ['mainnet'], node })
  assert.throws(() => readArguments(['--network', 'mainnet,testnet', '--node', node]), /--node is of one/)
  assert.throws(
    () => readArguments(['--network', 'moon', '--from', '5']),
    (error: Error) => {
      assert.match(error.message, /"moon" must be one of mainnet, testnet, devnet/)
      assert.match(error.message, /--from belongs to an index/)
      return true
    },
  )
})

test('[NET-01] several public networks have a site each, whose ports are known before', () => {
  const sourceOf = (...words: string[]) => readArguments(words)?.source
  assert.deepEqual(sourceOf('--network', 'testnet,mainnet'), {
    networks: ['mainnet', 'testnet'],
    node: undefined,
  })
  assert.throws(() => sourceOf('--network', 'mainnet,mainnet'), { message: /each is named once/ })
  assert.throws(() => sourceOf('--network', 'mainnet,testnet', '--port', '0'), { message: /--port is "0"/ })
})

test('a node and a recording exclude each other', () => {
  assert.throws(() => readArguments(['--node', 'http://127.0.0.1:26657', '--recording', 'x']), {
    code: 'arguments.invalid',
  })
})

test('[EVM-13] a node’s Ethereum JSON-RPC is named by its URL', () => {
  assert.equal(readArguments([])?.evm, undefined)
  assert.equal(readArguments(['--evm', 'http://127.0.0.1:8545'])?.evm, 'http://127.0.0.1:8545')
  assert.throws(() => readArguments(['--evm', '8545']), { message: /--evm is "8545"/ })
})

test('which blocks are indexed is passed on as the settings of the indexer', () => {
  const rangeOf = (...words: string[]) => readArguments(words)?.range
  assert.deepEqual(rangeOf(), { FROM: '', TO: '', BACKFILL: '', KEEP_DAYS: '' })
  assert.deepEqual(rangeOf('--from', '100', '--to', '200', '--backfill', '--keep-days', '30'), {
    FROM: '100',
    TO: '200',
    BACKFILL: 'yes',
    KEEP_DAYS: '30',
  })
  assert.throws(() => rangeOf('--from', '200', '--to', '100'), { message: /--from is above --to/ })
  assert.throws(() => rangeOf('--keep-days', '1.5'), { message: /--keep-days is "1.5"/ })
  assert.throws(() => rangeOf('--backfill=no'), { message: /--backfill takes no value/ })
})
