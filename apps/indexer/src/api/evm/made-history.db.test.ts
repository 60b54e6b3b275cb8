import assert from 'node:assert/strict'
import { decodeAddress, encodeAddress, readAccount } from '@injsight/chain'
import { unavailable } from '@injsight/errors'
import { forEachRecording, type Recording } from '@injsight/testing'
import type { Pool } from 'pg'
import type { Hex } from 'viem'
import { connect } from '#src/database/connect.ts'
import { writePartitions } from '#src/database/partitions.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { makeBlock, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'
import { makeEthereum, word } from '../../../test/made/made-ethereum.ts'
import { eventTopic, nobody, transfer } from '../../../test/made/made-tokens.ts'
import { getEvmContract } from './get-contract.ts'
import { getEvmToken } from './get-token.ts'
import { listEvmTokenHolders } from './list-holders.ts'
import { listEvmTokenMoves } from './list-moves.ts'

// What no recorded chain did, made up to happen after all that one did.

const evmModule = 'inj1vqu8rska6swzdmnhf90zuv0xmelej4lq8mjsxs'
const first = { cursor: '', limit: 0 }
const [alice, bob] = [1, 2].map((byte) => encodeAddress('inj', Buffer.alloc(20, byte))) as [string, string]

await forEachRecording((recording, test) => {
  const { own, pair } = listTokens(recording)
  if (own === undefined || pair === undefined) return // a chain from before its EVM

  test('[EVM-06] a contract that mints to itself in the bank holds what it minted, and moved it once', async () => {
    const { contract, denom, account } = own
    const events = [
      ofMessage('coin_received', { receiver: evmModule, amount: `5${denom}` }),
      ofMessage('coinbase', { minter: evmModule, amount: `5${denom}` }),
      ...moved(evmModule, account, `5${denom}`),
    ]
    const minted = await makeEthereum({ to: contract, logs: [transfer(contract, nobody, contract, 5n)] })
    const again = await makeEthereum({
      to: contract,
      nonce: 1,
      logs: [transfer(contract, contract, contract, 4n)],
    })
    const { pool: before } = await goOn(recording, [])
    const { pool } = await goOn(recording, [
      { txs: [{ ...minted, events }], end: [setBalance(account, denom, '5')] },
      { txs: [{ ...again, events: moved(account, account, `4${denom}`) }] },
    ])
    const supplyOf = async (of: Pool) =>
      (
        await of.query<{ amount: string }>(
          'select amount from supplies join denoms on id = supplies.denom where denoms.denom = $1',
          [denom],
        )
      ).rows[0]?.amount
    assert.equal(BigInt((await supplyOf(pool)) ?? 0) - BigInt((await supplyOf(before)) ?? 0), 5n)
    const holdersOf = async (of: Pool) =>
      (await listEvmTokenHolders(of, { token: contract, ...first })).holders
    const [held, heldBefore] = [await holdersOf(pool), await holdersOf(before)]
    assert.deepEqual(
      held.filter((holder) => holder.account !== account),
      heldBefore.filter((holder) => holder.account !== account),
    )
    assert.equal(held.find((holder) => holder.account === account)?.amount, '5')
    const [toItself, mint, ...earlier] = await movesOf(pool, denom)
    assert.deepEqual(
      [toItself, mint].map((move) => [move?.from, move?.to, move?.amount]),
      [
        [account, account, '4'],
        ['', account, '5'],
      ],
    )
    assert.deepEqual(earlier, await movesOf(before, denom))
    assert.deepEqual(await movesOf(pool, contract), [toItself, mint, ...earlier])
    const { token } = await getEvmToken(pool, { token: contract, height: 0n })
    assert.equal(token?.lost, '')
  })

  test('[EVM-06] coins of a pair that is deleted and made again are those of its contract only as long as it was one', async () => {
    const { contract, denom } = pair
    const other: Hex = `0x${'ab'.repeat(20)}`
    const move = (amount: number): NonNullable<MadeBlock['txs']>[number] => ({
      events: moved(alice, bob, `${amount}${denom}`),
    })
    const made = (address: Hex): NonNullable<MadeBlock['txs']>[number] => ({
      events: [
        ofMessage('injective.erc20.v1beta1.EventCreateTokenPair', {
          bank_denom: JSON.stringify(denom),
          erc20_address: JSON.stringify(address),
        }),
      ],
    })
    const deleted: MadeEvent = [
      'injective.erc20.v1beta1.EventDeleteTokenPair',
      { bank_denom: JSON.stringify(denom) },
    ]
    const { pool: before } = await goOn(recording, [])
    const { pool, from } = await goOn(recording, [
      { txs: [move(1)], end: [deleted] },
      { txs: [move(2)] },
      { txs: [move(3), made(contract), move(4)] },
      { txs: [move(5), made(other), move(6)] },
      { txs: [move(7)], end: [deleted] },
      { txs: [move(8)] },
    ])
    const amountsOf = async (token: string) => (await movesOf(pool, token)).map(({ amount }) => amount)
    const earlier = (await movesOf(before, contract)).map(({ amount }) => amount)
    assert.deepEqual(await amountsOf(contract), ['5', '4', '1', ...earlier])
    assert.deepEqual(await amountsOf(other), ['7', '6'])
    assert.deepEqual((await amountsOf(denom)).slice(0, 8), ['8', '7', '6', '5', '4', '3', '2', '1'])
    const contractAt = async (after: bigint) =>
      (await getEvmToken(pool, { token: denom, height: from + after })).contract
    const over = await Promise.all([-1n, 0n, 1n, 2n, 3n, 4n].map(contractAt))
    assert.deepEqual(over, [contract, '', '', contract, other, ''])
    const paged = []
    let cursor = ''
    do {
      const page = await listEvmTokenMoves(pool, { token: contract, cursor, limit: 1 })
      paged.push(...page.moves.map(({ amount }) => amount))
      cursor = page.next
    } while (cursor !== '')
    assert.deepEqual(paged, ['5', '4', '1', ...earlier])
  })

  test('[EVM-04] what a proxy let run is told from when on, and its own code stays as it was', async () => {
    const { contract } = own
    const upgraded = eventTopic('Upgraded(address)')
    const codes: [Hex, Hex] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`]
    const upgrade = (nonce: number, code: Hex) =>
      makeEthereum({ to: contract, nonce, logs: [{ address: contract, topics: [upgraded, word(code)] }] })
    const [one, two, back] = await Promise.all([
      upgrade(0, codes[0]),
      upgrade(1, codes[1]),
      upgrade(2, codes[0]),
    ])
    const { pool: before } = await goOn(recording, [])
    const { pool, from } = await goOn(recording, [{ txs: [one] }, {}, { txs: [two] }, { txs: [back] }])
    const told = await contractOf(pool, contract)
    assert.deepEqual(
      told.implementations.map(({ address, height }) => [address, height - from]),
      [
        [codes[0], 3n],
        [codes[1], 2n],
        [codes[0], 0n],
      ],
    )
    assert.deepEqual({ ...told, implementations: [] }, await contractOf(before, contract))
    assert.deepEqual(await movesOf(pool, contract), await movesOf(before, contract))
  })
})

/** A contract whose coins stand in the bank under its own name, and one that the chain made for a denom. */
function listTokens(recording: Recording) {
  const { supply } = readExpected(recording, 'supply') as { supply: { denom: string }[] }
  if (!supply.some(({ denom }) => denom.startsWith('erc20:'))) return {}
  const { accounts } = readExpected(recording, 'evm') as { accounts: Record<string, { eth: string }> }
  const { pairs } = readExpected(recording, 'erc20') as {
    pairs: { token_pairs: { bank_denom: string; erc20_address: string }[] }
  }
  const contracts = new Set(Object.values(accounts).map(({ eth }) => eth))
  const addressOf = (denom: string) => denom.slice('erc20:'.length).toLowerCase() as Hex
  const denom = supply.map((coin) => coin.denom).find((name) => contracts.has(addressOf(name)))
  const [known] = pairs.token_pairs
  return {
    own:
      denom === undefined
        ? undefined
        : { denom, contract: addressOf(denom), account: readAccount(addressOf(denom)) ?? '' },
    pair: known && { denom: known.bank_denom, contract: known.erc20_address.toLowerCase() as Hex },
  }
}

/** An index of a whole recording, and of blocks after it. */
async function goOn(recording: Recording, blocks: MadeBlock[]) {
  const { pool, url } = await copyOfIndexedRecording(recording)
  const from = recording.to + 1n
  const client = await connect(url, 'test')
  await writePartitions(client, from, from)
  const write = createBlockWriter(client)
  const timeOf = (at: number) => new Date(Date.UTC(2030, 0, 1) + at * 1000).toISOString()
  for (const [at, block] of blocks.entries())
    await write([makeBlock(from + BigInt(at), { ...block, time: timeOf(at) })])
  await client.end()
  const { rows } = await pool.query('select why from unread where height >= $1', [from])
  assert.deepEqual(rows, [])
  return { pool, from }
}

async function movesOf(pool: Pool, token: string) {
  return (await listEvmTokenMoves(pool, { token, cursor: '', limit: 1000 })).moves
}

function contractOf(pool: Pool, contract: Hex) {
  const cache = createBlockCache({ pool, bytes: 1 << 20 })
  const queryAbci = async () => Promise.reject(unavailable('node.silent', 'There is no node'))
  return getEvmContract({ pool, cache, node: { queryAbci } }, contract)
}

function ofMessage(type: string, values: Record<string, string>): MadeEvent {
  return [type, { ...values, msg_index: '0' }]
}

function moved(sender: string, recipient: string, amount: string): MadeEvent[] {
  return [
    ofMessage('coin_spent', { spender: sender, amount }),
    ofMessage('coin_received', { receiver: recipient, amount }),
    ofMessage('transfer', { recipient, sender, amount }),
  ]
}

function setBalance(account: string, denom: string, amt: string): MadeEvent {
  const addr = Buffer.from(decodeAddress(account).bytes).toString('base64')
  const update = { addr, denom: Buffer.from(denom).toString('base64'), amt }
  return ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: [update] }]
}
