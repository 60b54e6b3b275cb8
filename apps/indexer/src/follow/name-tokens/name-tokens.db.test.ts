import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EthCallRequest } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.js'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { readAccount } from '@injsight/chain'
import { notFound, unavailable } from '@injsight/errors'
import { newerRecording } from '@injsight/testing'
import { hexToBytes, type Hex } from 'viem'
import { getEvmToken } from '#src/api/evm/get-token.ts'
import { suggest } from '#src/api/search/suggest.ts'
import { listNames } from '#src/api/mentions/list-names.ts'
import { findEthereumAnswers } from '../../../test/recorded/ethereum-answers.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { nameNext } from './name-tokens.ts'

const answers = findEthereumAnswers()

/** A node that answers calls as the recorded one did to its JSON-RPC. */
const node = {
  async queryAbci(path: string, request: Uint8Array): Promise<Buffer> {
    assert.equal(path, '/injective.evm.v1.Query/EthCall')
    const { args } = EthCallRequest.fromBinary(request)
    const { to, data } = JSON.parse(Buffer.from(args).toString()) as { to: string; data: string }
    const told = answers?.find(({ method, params }) => {
      const [call] = params as [{ to?: string; data?: string } | undefined]
      return method === 'eth_call' && call?.to === to && call.data === data
    })?.answer
    if (told === undefined) throw unavailable('node.down', `Nobody asked ${to} for ${data}`)
    const answer =
      told.error === undefined ? { ret: hexToBytes(told.result as Hex) } : { vmError: told.error.message }
    return Buffer.from(MsgEthereumTxResponse.toBinary(MsgEthereumTxResponse.create(answer)))
  },
}

test(
  '[EVM-05] tokens are called what their contracts answer',
  { skip: answers === undefined && 'no ../shared here' },
  async () => {
    const { pool } = await copyOfIndexedRecording(newerRecording)
    const refused = new Set<string>()
    assert.ok((await nameNext(pool, node, refused)) > 0)
    assert.equal(await nameNext(pool, node, refused), 0)
    const named = async (token: string) => {
      const { token: told } = await getEvmToken(pool, { token, height: 0n })
      return [told?.name, told?.symbol, told?.hasDecimals, told?.decimals]
    }
    assert.deepEqual(await named('0x5df1bd39631a590b9814bb890391e4208a0f798d'), [
      'Local Dollar',
      'LUSD',
      true,
      6,
    ])
    assert.deepEqual(await named('0x00dd563fc789cde77af54228fe088562300e85f8'), [
      'Playing Cards',
      'CARD',
      false,
      0,
    ])
    assert.deepEqual(await named('0xf3303b595360eba7d439c091f7559ccfaebd13f7'), [
      'Two Faces',
      'TWO',
      true,
      18,
    ])
    const coin = readAccount('0x5df1bd39631a590b9814bb890391e4208a0f798d')
    const none = { markets: [], proposals: [], channels: [] }
    const { contracts } = await listNames(pool, { ...none, contracts: [coin] })
    assert.deepEqual(
      contracts.map(({ label, symbol, decimals }) => [label, symbol, decimals]),
      [['Local Dollar', 'LUSD', 6]],
    )
    const { suggestions } = await suggest(pool, 'local dol', 0)
    assert.deepEqual([suggestions[0]?.kind, suggestions[0]?.id], ['token', coin])
  },
)

test('a node that does not answer, or refuses, names nothing', async () => {
  const { pool } = await copyOfIndexedRecording(newerRecording)
  const silent = { queryAbci: () => Promise.reject(unavailable('node.down', 'There is no node')) }
  await assert.rejects(nameNext(pool, silent, new Set()), { code: 'node.down' })
  const refusing = { queryAbci: () => Promise.reject(notFound('state', 'Nothing is known of it')) }
  const refused = new Set<string>()
  assert.ok((await nameNext(pool, refusing, refused)) > 0)
  assert.equal(await nameNext(pool, refusing, refused), 0)
  assert.equal((await pool.query('select from evm_token_names')).rowCount, 0)
})
