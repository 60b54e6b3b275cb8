import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { hexToBytes, type Hex } from 'viem'
import type { StoredBlock, TransactionResult } from '#src/queries/blocks/stored-block.ts'
import { makeEthereum, makeMessage, sender } from '../../../test/made/made-ethereum.ts'
import { readEthereumBlock } from './ethereum-block.ts'

type Message = { typeUrl: string; value: Uint8Array }
type Tx = { messages: Message[]; result: TransactionResult }

const to: Hex = `0x${'aa'.repeat(20)}`
const signer = sender.address.toLowerCase()
const ran = (data: string | undefined): TransactionResult => ({
  code: 0,
  codespace: '',
  data: data ?? '',
  gas_used: '21000',
})
const told = (gas: number) =>
  `failed to execute message; message index: 0: {"gas_used":${gas},"vm_error":"x"}`

async function made(nonce: number, result?: TransactionResult): Promise<Tx & { hash: Hex }> {
  const { hash, messages = [], data } = await makeEthereum({ to, nonce, logs: [{ address: to }] })
  return { hash, messages, result: result ?? ran(data) }
}

async function read(...txs: Tx[]) {
  const block: StoredBlock = {
    height: 7n,
    hash: 'AA',
    parentHash: 'BB',
    timeMs: 0n,
    proposer: Buffer.alloc(20),
    appHash: '',
    dataHash: '',
    baseFee: undefined,
    gasLimit: undefined,
    bloom: '',
    signatures: 0,
    speaksV2: true,
    textBytes: 0,
    txs: txs.map(({ messages, result }, index) => {
      const bodyBytes = TxBody.toBinary(TxBody.create({ messages }))
      const raw = Buffer.from(TxRaw.toBinary(TxRaw.create({ bodyBytes })))
      return { height: 7n, timeMs: 0n, index, raw, result }
    }),
  }
  return (await readEthereumBlock(block)).transactions
}

test('[EVM-13][EVM-03] gas adds up over all transactions, those of other modules too', async () => {
  const other = {
    messages: [{ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: new Uint8Array() }],
    result: { code: 0, gas_used: '100' },
  }
  const [first, second] = [await made(0), await made(1)]
  const found = await read(other, first, other, second)
  assert.deepEqual(
    found.map(({ signed, index, gasUsed, cumulativeGasUsed, hasFailed }) => [
      signed.hash,
      index,
      gasUsed,
      cumulativeGasUsed,
      hasFailed,
    ]),
    [
      [first.hash, 0, 21_000n, 21_100n, false],
      [second.hash, 1, 21_000n, 42_200n, false],
    ],
  )
})

test('[EVM-13][EVM-03] one that failed has its place, no logs, and the gas that the chain’s own JSON-RPC tells', async () => {
  const failures: [TransactionResult, bigint][] = [
    [{ code: 3, codespace: 'evm', log: told(24_256), gas_used: '24256' }, 24_256n],
    [{ code: 1, codespace: 'undefined', log: told(24_603), gas_used: '24603' }, 100_000n],
    [{ code: 5, codespace: 'sdk', log: 'insufficient funds', gas_used: '0' }, 100_000n],
    [{ code: 15, codespace: 'evm', log: told(-1), gas_used: '9' }, 100_000n],
    [
      { code: 15, codespace: 'evm', log: 'failed to execute message; message index: 0: {', gas_used: '9' },
      100_000n,
    ],
  ]
  for (const [result, gasUsed] of failures) {
    const [failed, next] = await read(await made(0, result), await made(1))
    assert.deepEqual(
      [failed?.hasFailed, failed?.gasUsed, failed?.logs, failed?.from],
      [true, gasUsed, [], signer],
    )
    assert.equal(next?.index, 1)
    assert.equal(next.cumulativeGasUsed, BigInt(result.gas_used ?? 0) + 21_000n)
  }
})

test('[EVM-13][EVM-01] who sent it is not believed of one that was refused before it ran', async () => {
  const { messages, hash } = await made(0)
  const { raw } = MsgEthereumTx.fromBinary(messages[0]?.value ?? assert.fail())
  const forged = [makeMessage(Buffer.alloc(20, 9), raw)]
  const refused = { code: 4, codespace: 'sdk', log: 'unauthorized', gas_used: '0' }
  const [found] = await read({ messages: forged, result: refused })
  assert.deepEqual([found?.signed.hash, found?.from], [hash, signer])
})

test('[EVM-13][EVM-01] what is no Ethereum transaction is left out, whatever it calls itself', async () => {
  const good = await made(0)
  const junk: Message[][] = [
    [makeMessage(Buffer.alloc(20), Buffer.from('nothing'))],
    [makeMessage(Buffer.alloc(0), hexToBytes('0x02f8ff8080'))],
    [{ typeUrl: '/injective.evm.v1.MsgEthereumTx', value: Buffer.from([0xff, 0xff]) }],
    [{ typeUrl: '/cosmos.gov.v1.MsgVote', value: Buffer.from('/injective.evm.v1.MsgEthereumTx') }],
  ]
  const found = await read(...junk.map((messages) => ({ messages, result: ran('AA==') })), good)
  assert.deepEqual(
    found.map(({ signed, index }) => [signed.hash, index]),
    [[good.hash, 0]],
  )
  const [silent] = await read({ ...good, result: ran('//8=') })
  assert.deepEqual([silent?.hasFailed, silent?.logs], [false, []])
})
