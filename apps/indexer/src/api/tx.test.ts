import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BroadcastTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import { invalidInput, unavailable } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import { createTxService } from './tx.ts'

const hash = 'AB'.repeat(32)
const refused = { hash, code: 3, codespace: 'sdk', log: 'invalid nonce; got 0, expected 5: invalid sequence' }

test('[TX-07] a transaction that isn’t taken is answered with its code, however the node tells it', async () => {
  const told = { txhash: hash, code: 3, codespace: 'sdk', rawLog: refused.log }
  for (const answer of [
    () => ({ value: refused }),
    () => {
      throw invalidInput('tx.refused', 'The node refuses the transaction', refused)
    },
  ]) {
    const { txhash, code, codespace, rawLog } = (await broadcast(answer)).txResponse ?? {}
    assert.deepEqual({ txhash, code, codespace, rawLog }, told)
  }
})

test('[TX-07] a node that can’t answer is told as such', async () => {
  const silent = broadcast(() => {
    throw unavailable('node.silent', 'The node did not answer')
  })
  await assert.rejects(silent, { code: 'node.silent' })
})

async function broadcast(answer: () => object): Promise<BroadcastTxResponse> {
  const node = { fetchResult: async () => answer(), queryAbci: async () => answer() } as unknown as NodeClient
  const method = createTxService(node).methods.find(({ path }) => path.endsWith('/BroadcastTx'))
  assert.ok(method && 'unary' in method)
  const request = { txBytes: Uint8Array.of(1), mode: 2 }
  const reply = await method.unary(request, {} as never)
  return BroadcastTxResponse.create(reply)
}
