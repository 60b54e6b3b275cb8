import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import { failedResults } from '../../test/recorded.ts'
import { explainFailure } from './explain-failure.ts'
import { readRefusal } from './read-refusal.ts'

test('[TX-07] what a node adds to the words of an error is left out, and their code is found', () => {
  const log =
    'failed to execute message; message index: 0: spendable balance 1inj is smaller than 5inj: insufficient funds'
  const found = { codespace: 'sdk', code: 5, log }
  assert.deepEqual(readRefusal(log), found)
  assert.deepEqual(readRefusal(`${log} [x/bank/keeper/send.go:289] with gas used: '75417'`), found)
  assert.deepEqual(
    readRefusal(`${log} [x/bank/keeper/send.go:289] with gas used: '75417': unknown request`),
    found,
  )
  assert.deepEqual(
    readRefusal(`${log} [x/bank/keeper/send.go:280] With gas wanted: '150000000' and gas used: '117297'`),
    found,
  )
})

test('[TX-07] a code that a node tells in front of its words is read, whatever they are', () => {
  const log =
    'failed to execute message; message index: 0: received 123inj but need at least one of the following: 5inj: minimum deposit is too small'
  const reason =
    '[reason:"minimum deposit is too small"  metadata:{key:"ABCICode"  value:"16"}  metadata:{key:"Codespace"  value:"gov"}]'
  const where =
    "[x/gov/keeper/deposit.go:119] With gas wanted: '150000000' and gas used: '71182' : unknown request"
  assert.deepEqual(readRefusal(`${reason}: rpc error: code = Unknown desc = ${log} ${where}`), {
    codespace: 'gov',
    code: 16,
    log,
  })
})

test('[TX-07] what a node refuses before the chain has seen it has a code as well', () => {
  const refused = [
    ['gas wanted -1 is negative', 'mempool.unsaid'],
    ['gas wanted 200000000 is greater than max gas 150000000', 'gas.high'],
    ['tx already exists in cache', 'mempool.known'],
    ['mempool is full: number of txs 5000 (max: 5000), total txs bytes 7 (max: 9)', 'mempool.full'],
  ] as const
  for (const [text, key] of refused) {
    const refusal = readRefusal(`The node does not take the transaction: ${text}`)
    assert.equal(refusal && explainFailure(refusal).key, key)
  }
})

test('[TX-07] what ends in words of no known error is left as it is', () => {
  for (const text of ['', 'unauthorised', 'The index does not answer', 'the order: [1] with gas']) {
    assert.equal(readRefusal(text), undefined)
  }
})

await forEachRecording((recording, test) => {
  test('[TX-07] no recorded failure is taken for another', () => {
    const found = failedResults(recording).flatMap((result) => {
      const read = readRefusal(result.log)
      return read === undefined
        ? []
        : [[`${read.codespace} ${read.code}`, `${result.codespace} ${result.code}`]]
    })
    assert.notEqual(found.length, 0)
    assert.deepEqual(
      found.filter(([read, told]) => read !== told),
      [],
    )
  })
})
