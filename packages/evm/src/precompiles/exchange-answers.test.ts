import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { readOrderAnswers } from './exchange-answers.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}`

test('[EVM-07] each order of a call of the exchange’s precompile has its answer: a hash, or the code of its refusal', () => {
  const created = encodeAbiParameters(parseAbiParameters('(string[], string[], string[])'), [
    [[hash('a'), '16', hash('b')], ['59', 'mine'], ['12']],
  ])
  for (const method of ['batchCreateSpotLimitOrders', 'batchCreateDerivativeLimitOrders'])
    assert.deepEqual(readOrderAnswers(method, created), [hash('a'), '16', hash('b')])
  const updated = encodeAbiParameters(
    parseAbiParameters('(bool[], string[], string[], string[], bool[], string[], string[], string[])'),
    [[[false], ['59', hash('a')], ['1'], ['2'], [], ['26', hash('b'), '59'], ['3'], ['4', '5']]],
  )
  const answers = ['59', hash('a'), '26', hash('b'), '59']
  assert.deepEqual(readOrderAnswers('batchUpdateOrders', updated), answers)
})

test('[EVM-07] an answer of another form, or of another method, tells of no orders', () => {
  const texts = encodeAbiParameters(parseAbiParameters('string[]'), [[hash('a')]])
  assert.equal(readOrderAnswers('batchCreateSpotLimitOrders', texts), undefined)
  assert.equal(readOrderAnswers('batchUpdateOrders', '0x'), undefined)
  assert.equal(readOrderAnswers('createSpotLimitOrder', texts), undefined)
  assert.equal(readOrderAnswers('toString', texts), undefined)
})
