import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgExec,
  MsgExecResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
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
