import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgExec,
  MsgExecCompat,
  MsgExecResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { MsgVote } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import { TxMsgData } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { listMessages } from './list-messages.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const message = (name: string) => ({ typeUrl: `/${name}`, value: bytes(name) })

test('each message comes with what the chain answered to it, an authorised execution after those in it', () => {
  const exec = {
    typeUrl: '/cosmos.authz.v1beta1.MsgExec',
    value: MsgExec.toBinary({ grantee: '', msgs: [message('b'), message('c')] }),
  }
  const response = MsgExecResponse.toBinary({ results: [bytes('to b'), bytes('to c')] })
  const listed = listMessages(
    rawOf([message('a'), exec, message('d')]),
    dataOf([bytes('to a'), response, bytes('to d')]),
  )
  assert.deepEqual(
    listed.map(({ typeUrl, index, places, response: answer }) => [
      typeUrl,
      index,
      places.join('/'),
      Buffer.from(answer).toString(),
    ]),
    [
      ['/a', 0, '0', 'to a'],
      ['/b', 1, '1/0', 'to b'],
      ['/c', 1, '1/1', 'to c'],
      ['/cosmos.authz.v1beta1.MsgExec', 1, '1', Buffer.from(response).toString()],
      ['/d', 2, '2', 'to d'],
    ],
  )
})

test('an authorised execution of texts is listed as the one that it stands for', () => {
  const vote = {
    '@type': '/cosmos.gov.v1.MsgVote',
    proposal_id: '2',
    voter: 'inj1',
    option: 'VOTE_OPTION_YES',
  }
  const compat = (...msgs: string[]) => ({
    typeUrl: '/cosmos.authz.v1beta1.MsgExecCompat',
    value: MsgExecCompat.toBinary({ grantee: 'inj2', msgs }),
  })
  const response = MsgExecResponse.toBinary({ results: [bytes('voted')] })
  const [inner, outer] = listMessages(rawOf([compat(JSON.stringify(vote))]), dataOf([response]))
  assert.ok(inner && outer)
  assert.deepEqual([inner.typeUrl, inner.places], ['/cosmos.gov.v1.MsgVote', [0, 0]])
  assert.equal(MsgVote.fromBinary(inner.value).proposalId, 2n)
  assert.equal(Buffer.from(inner.response).toString(), 'voted')
  assert.equal(outer.typeUrl, '/cosmos.authz.v1beta1.MsgExec')
  assert.equal(MsgExec.fromBinary(outer.value).grantee, 'inj2')
  const nested = MsgExec.toBinary({ grantee: 'inj3', msgs: [compat(JSON.stringify(vote))] })
  assert.deepEqual(
    listMessages(rawOf([{ typeUrl: '/cosmos.authz.v1beta1.MsgExec', value: nested }])).map(
      ({ typeUrl, places }) => [typeUrl, places.join('/')],
    ),
    [
      ['/cosmos.gov.v1.MsgVote', '0/0/0'],
      ['/cosmos.authz.v1beta1.MsgExec', '0'],
    ],
  )
  const deep = '{"@type":"/cosmos.authz.v1beta1.MsgExec","msgs":['.repeat(20_000) + ']}'.repeat(20_000)
  for (const text of [deep, '{', '{}', '{"@type":"/made.up.Type"}', 'null']) {
    const listed = listMessages(rawOf([compat(text)]), dataOf([]))
    assert.deepEqual(
      listed.map(({ typeUrl }) => typeUrl),
      ['/cosmos.authz.v1beta1.MsgExecCompat'],
    )
  }
})

test('a response that is missing or can not be read is empty', () => {
  for (const data of [undefined, null, '', 'AAAA', dataOf([])]) {
    assert.deepEqual(
      listMessages(rawOf([message('a')]), data).map(({ response }) => response.length),
      [0],
    )
  }
})

function rawOf(messages: { typeUrl: string; value: Uint8Array }[]): Uint8Array {
  return TxRaw.toBinary(TxRaw.create({ bodyBytes: TxBody.toBinary(TxBody.create({ messages })) }))
}

function dataOf(responses: Uint8Array[]): string {
  const msgResponses = responses.map((value) => ({ typeUrl: '', value }))
  return Buffer.from(TxMsgData.toBinary({ data: [], msgResponses })).toString('base64')
}
