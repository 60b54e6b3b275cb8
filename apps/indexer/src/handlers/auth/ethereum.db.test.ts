import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgCreateTokenPair } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/tx_pb.js'
import { encodeAddress } from '@injsight/chain'
import { getContractAddress, hexToBytes, keccak256, type Hex } from 'viem'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { makeEthereum, sender } from '../../../test/made/made-ethereum.ts'

const me = addressOf(sender.address)
const contract: Hex = '0xa00c59ff5a080d2b954d0c75e46e22a0c371235a'
const others = [1, 2].map((byte) => encodeAddress('inj', Buffer.alloc(20, byte)))
const received = (receiver: string): MadeEvent => ['coin_received', { receiver, amount: '1inj' }]
const paid: MadeEvent = ['tx', { fee: '5inj' }]
const begun: MadeBlock = { txs: [{ events: [received(me)] }] }

type Account = { number: string | null; sequence: string | null; code_hash: Buffer | null }

async function accounts(...blocks: MadeBlock[]): Promise<Map<string, Account>> {
  const { pool } = await indexMade([begun, ...blocks])
  assert.deepEqual((await pool.query(`select why from unread where module = 'auth'`)).rows, [])
  const { rows } = await pool.query<Account & { address: string }>(
    'select address, number, sequence, code_hash from auth_accounts where module is null',
  )
  return new Map(rows.map(({ address, ...account }) => [address, account]))
}

const sequenceAfter = async (...txs: MadeBlock['txs'] & {}) => (await accounts({ txs })).get(me)?.sequence

test('whoever sends an Ethereum transaction has its nonce behind them, be it one that failed', async () => {
  const sent = await makeEthereum({ to: contract, nonce: 4 })
  assert.equal(await sequenceAfter({ ...sent, events: [paid] }), '5')
  const failed = await makeEthereum({ to: contract, nonce: 5, code: 3 })
  assert.equal(await sequenceAfter({ ...sent, events: [paid] }, { ...failed, events: [paid] }), '6')
})

test('one that is refused before it has paid for itself has not used its nonce', async () => {
  const refused = await makeEthereum({ to: contract, nonce: 4, code: 5 })
  assert.equal(await sequenceAfter(refused), '0')
})

test('several in one transaction use a nonce each, even when the last one fails', async () => {
  const [first, second] = await Promise.all([3, 4].map((nonce) => makeEthereum({ to: contract, nonce })))
  const messages = [...(first?.messages ?? []), ...(second?.messages ?? [])]
  assert.equal(await sequenceAfter({ code: 15, messages, events: [paid, paid] }), '5')
})

test('who pays for a transaction of the chain has used no nonce by that', async () => {
  assert.equal(await sequenceAfter({ events: [['tx', { fee: '5inj', fee_payer: me }]] }), '0')
  const { pool } = await indexMade([begun, { begin: [paid] }])
  assert.equal((await pool.query(`select from unread where module = 'auth'`)).rowCount, 0)
})

test('a contract that a transaction creates is an account with the hash of the code that it left', async () => {
  const address = addressOf(getContractAddress({ from: sender.address, nonce: 7n }))
  const created = await makeEthereum({ nonce: 7, input: '0x60016002', returned: '0x6001', gasUsed: 60_000n })
  const known = await accounts({ txs: [{ ...created, events: [paid] }] })
  assert.deepEqual(known.get(address), {
    number: null,
    sequence: null,
    code_hash: Buffer.from(keccak256('0x6001', 'bytes')),
  })
  const refused = await accounts({
    txs: [{ ...created, code: 15, data: undefined, events: [paid] }],
  })
  assert.equal(refused.get(address), undefined)
  assert.equal(refused.get(me)?.sequence, '8')
})

test('a contract to which coins were sent before keeps its number', async () => {
  const address = addressOf(getContractAddress({ from: sender.address, nonce: 7n }))
  const created = await makeEthereum({ nonce: 7, input: '0x60016002', returned: '0x6001', gasUsed: 60_000n })
  const known = await accounts({ txs: [{ events: [received(address)] }, { ...created, events: [paid] }] })
  assert.equal(known.get(address)?.number, '1')
})

test('numbers of accounts are known until code has run, which may make accounts without a word', async () => {
  const numbers = async (gasUsed: bigint, input: Hex = '0x') => {
    const sent = await makeEthereum({ to: contract, gasUsed, input })
    const later = others.map((other) => ({ txs: [{ events: [received(other)] }] }))
    const known = await accounts({ txs: [{ ...sent, events: [paid] }] }, ...later)
    return others.map((other) => known.get(other)?.number)
  }
  assert.deepEqual(await numbers(21_000n), ['1', '2'])
  assert.deepEqual(await numbers(21_020n, '0x00ff'), ['1', '2'])
  assert.deepEqual(await numbers(21_021n, '0x00ff'), [null, null])
})

test('who is paid by code that ran may be a contract, who is sent coins alone is none', async () => {
  const paidTo = async (gasUsed: bigint) => {
    const sent = await makeEthereum({ to: contract, value: 1n, gasUsed })
    const known = await accounts({ txs: [{ ...sent, events: [paid, received(addressOf(contract))] }] })
    return known.get(addressOf(contract))?.sequence
  }
  assert.equal(await paidTo(21_000n), '0')
  assert.equal(await paidTo(90_000n), null)
})

test('the contract that the chain makes for a denom is an account, of whose code nothing is told', async () => {
  const pair: MadeEvent = [
    'injective.erc20.v1beta1.EventCreateTokenPair',
    { bank_denom: '"peggy0xa"', erc20_address: JSON.stringify(contract) },
  ]
  const known = await accounts({ txs: [{ events: [pair] }] })
  assert.deepEqual(known.get(addressOf(contract)), { number: null, sequence: null, code_hash: null })
})

test('who has the chain make a contract for a denom has used a nonce for it, and none for one that is there', async () => {
  const sequenceWith = async (erc20Address: string) => {
    const message = { sender: me, tokenPair: { bankDenom: 'peggy0xa', erc20Address } }
    const value = MsgCreateTokenPair.toBinary(message)
    const messages = [{ typeUrl: `/${MsgCreateTokenPair.typeName}`, value }]
    return sequenceAfter({ messages, events: [['tx', { acc_seq: `${me}/4` }]] })
  }
  assert.equal(await sequenceWith(''), '6')
  assert.equal(await sequenceWith(contract), '5')
})

test('contracts of a genesis have their code, and other accounts none', async () => {
  const account = (address: string, hash: string) => ({
    '@type': '/injective.types.v1beta1.EthAccount',
    base_account: { address, pub_key: null, account_number: '0', sequence: '1' },
    code_hash: hash,
  })
  const [made = '', plain = ''] = others
  const code = Buffer.alloc(32, 7)
  const none = Buffer.from(keccak256('0x', 'bytes')).toString('base64')
  const genesis = { auth: { accounts: [account(made, code.toString('base64')), account(plain, none)] } }
  const { pool } = await indexMade([{}], genesis)
  const { rows } = await pool.query(
    'select address, sequence, code_hash from auth_accounts where module is null order by number',
  )
  assert.deepEqual(rows, [
    { address: made, sequence: null, code_hash: code },
    { address: plain, sequence: '1', code_hash: null },
  ])
})

function addressOf(hex: Hex): string {
  return encodeAddress('inj', hexToBytes(hex))
}
