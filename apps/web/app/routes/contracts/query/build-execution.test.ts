import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb'
import { expect, test } from 'vitest'
import { buildExecution, readExact } from './build-execution.ts'

const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const sender = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

test('[WASM-03] a message for a contract is signed as it was typed, digit for digit', () => {
  const message = '{"set":{"id":9007199254740993,"price":1.10,"to":"a"}}'
  const [built] = buildExecution({ contract, message, funds: [{ denom: 'inj', amount: '5' }] }, sender)
  const told = MsgExecuteContract.fromBinary(built?.toBinary() ?? new Uint8Array())
  expect(told).toMatchObject({ sender, contract, funds: [{ denom: 'inj', amount: '5' }] })
  expect(new TextDecoder().decode(told.msg)).toBe(message)
})

test('[WASM-03] a message that is a name alone stays one', () => {
  expect(JSON.stringify(readExact('"claim"'))).toBe('"claim"')
})
