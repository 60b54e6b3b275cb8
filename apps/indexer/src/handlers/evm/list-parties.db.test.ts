import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getContractAddress, type Hex } from 'viem'
import { indexMade, type MadeBlock } from '../../../test/made/made-chain.ts'
import { makeAnswer, makeEthereum, makeMessage, sender } from '../../../test/made/made-ethereum.ts'
import { approval, approvalOfOne, nobody, transfer, transferSingle } from '../../../test/made/made-tokens.ts'

const [gold, router]: [Hex, Hex] = [`0x${'aa'.repeat(20)}`, `0x${'dd'.repeat(20)}`]
const [alice, bob]: [Hex, Hex] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]
const me = sender.address.toLowerCase()

test('whoever an Ethereum transaction names has it in the list: sender, called, writers and holders', async () => {
  const called = await makeEthereum({
    to: router,
    logs: [transfer(gold, nobody, alice, 1n), { address: router, topics: [`0x${'12'.repeat(32)}`] }],
  })
  assert.deepEqual(await partiesOf(called), named([me, 'signer'], [router], [gold], [alice]))
  const allowed = await makeEthereum({ to: gold, logs: [approval(gold, alice, bob, 1n)] })
  assert.deepEqual(await partiesOf(allowed), named([me, 'signer'], [gold], [alice], [bob]))
  const one = await makeEthereum({ to: gold, logs: [approvalOfOne(gold, alice, bob, 1n)] })
  assert.deepEqual(await partiesOf(one), named([me, 'signer'], [gold], [alice], [bob]))
  const items = await makeEthereum({ to: gold, logs: [transferSingle(gold, alice, bob, 1n, 1n)] })
  assert.deepEqual(await partiesOf(items), named([me, 'signer'], [gold], [alice], [bob]))
})

test('a contract that is created is named, and whom a call meant that failed', async () => {
  const created = getContractAddress({ from: sender.address, nonce: 2n }).toLowerCase()
  assert.deepEqual(await partiesOf(await makeEthereum({ nonce: 2 })), named([me, 'signer'], [created]))
  const failed = await makeEthereum({ to: router, code: 3 })
  assert.deepEqual(await partiesOf(failed), named([me, 'signer'], [router]))
})

test('what cannot be read names nobody but who sent it', async () => {
  const { messages = [] } = await makeEthereum({ to: router })
  const unread = { messages, data: makeAnswer(Buffer.from('ffffff', 'hex')) }
  assert.deepEqual(await partiesOf(unread), named([me, 'signer'], [router]))
  const lie = makeMessage(Buffer.from(me.slice(2), 'hex'), Buffer.from('02f8ff8080', 'hex'))
  assert.deepEqual(await partiesOf({ messages: [lie], code: 3 }), named([me, 'signer']))
})

function named(...parties: [address: string, role?: string][]): Record<string, string> {
  return Object.fromEntries(parties.map(([address, role = 'party']) => [address, role]))
}

async function partiesOf(tx: NonNullable<MadeBlock['txs']>[number]): Promise<Record<string, string>> {
  const { pool } = await indexMade([{ txs: [tx] }])
  const { rows } = await pool.query<{ address: string; role: number }>(
    `select '0x' || encode(address, 'hex') as address, role from account_txs join addresses using (account)`,
  )
  return Object.fromEntries(rows.map(({ address, role }) => [address, (role & 1) === 1 ? 'signer' : 'party']))
}
