import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryCodeResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.js'
import { unavailable } from '@injsight/errors'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { codeOf } from './find-code.ts'

const ask = (queryAbci: () => Promise<Buffer>) =>
  codeOf({ pool: {} as Pool, cache: {} as BlockCache, node: { queryAbci } }, new Uint8Array(20), undefined)

test('[EVM-04] that a contract has no code is told from a node that doesn’t say', async () => {
  const answers = (code: number[]) => async () =>
    Buffer.from(QueryCodeResponse.toBinary({ code: Uint8Array.from(code) }))
  assert.deepEqual(await ask(answers([0x60, 0x01])), { code: '0x6001', codeFrom: 'node' })
  assert.deepEqual(await ask(answers([])), { code: '', codeFrom: 'node' })
  const silent = async () => {
    throw unavailable('node.silent', 'The node does not answer')
  }
  assert.deepEqual(await ask(silent), { code: '', codeFrom: '' })
})
