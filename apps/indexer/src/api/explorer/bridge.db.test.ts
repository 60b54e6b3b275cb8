import assert from 'node:assert/strict'
import { after } from 'node:test'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

const all = { sender: '', receiver: '', limit: 50, skip: 0n }
const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'

const fates: Readonly<Record<string, string>> = {
  InjectiveConfirming: 'pending',
  EthereumConfirming: 'batched',
  Completed: 'executed',
  Cancelled: 'cancelled',
}
const plain = (hash: string) => hash.replace('0x', '').toUpperCase()

/** All lines of a list. No page but the last has fewer than asked for, and none more. */
async function listWhole<Line>(
  fetch: (cursor: string) => Promise<{ lines: Line[]; next: string }>,
  limit: number,
): Promise<Line[]> {
  const all: Line[] = []
  let cursor = ''
  do {
    const { lines, next } = await fetch(cursor)
    assert.ok(next === '' ? lines.length <= limit : lines.length === limit)
    all.push(...lines)
    cursor = next
  } while (cursor !== '')
  return all
}

await forEachRecording(async (recording, test) => {
  const { transport, stop } = await indexedApi(recording)
  after(stop)
  const explorer = new InjectiveExplorerRPCClient(transport)
  const { alice: sender = '' } = readNames(recording)
  const [claimed] = toldOf('EventDepositClaim')
  const sent = toldOf('EventSendToEth')
  const claims = readNamedTxs(recording).filter(
    ({ name, code }) => name.startsWith('peggy.deposit-claim.') && code === 0,
  )

  test('deposits are told with the transactions of all validators that saw them', async () => {
    const { field } = await explorer.getPeggyDepositTxs(all).response
    assert.equal(field.length, 1)
    const { txHashes, createdAt, ...deposit } = field[0] ?? {}
    assert.deepEqual(txHashes?.toSorted(), claims.map(({ hash }) => `0x${hash.toLowerCase()}`).toSorted())
    const { timestamp } = (await explorer.getBlock({ id: String(claimed?.height) }).response).data ?? {}
    assert.equal(createdAt, timestamp)
    assert.deepEqual(deposit, {
      sender: claimed?.['ethereum_sender'],
      receiver: claimed?.['cosmos_receiver'],
      eventNonce: BigInt(claimed?.['event_nonce'] ?? 0),
      eventHeight: BigInt(claimed?.['event_height'] ?? 0),
      amount: claimed?.amount,
      denom: usdt,
      orchestratorAddress: claimed?.['orchestrator_address'],
      state: 'Completed',
      claimType: 1,
      updatedAt: createdAt,
    })
  })

  test('deposits are found by both of their ends', async () => {
    const count = async (part: Partial<typeof all>) =>
      (await explorer.getPeggyDepositTxs({ ...all, ...part }).response).field.length
    assert.equal(await count({ sender: `0x${'11'.repeat(20)}` }), 1)
    assert.equal(await count({ sender: `0x${'22'.repeat(20)}` }), 0)
    assert.equal(await count({ receiver: claimed?.['cosmos_receiver'] ?? '' }), 1)
    assert.equal(await count({ receiver: sender }), 0)
    assert.equal(await count({ skip: 1n }), 0)
  })

  test('withdrawals are told with what became of them', async () => {
    const { field } = await explorer.getPeggyWithdrawalTxs(all).response
    assert.deepEqual(
      field.map(({ outgoingTxId, state, batchNonce, eventNonce, txHashes }) => [
        outgoingTxId,
        state,
        batchNonce,
        eventNonce,
        txHashes.length,
      ]),
      sent.map(({ outgoing_tx_id: id = '' }) => becameOf(id)).toReversed(),
    )
    const { amount, bridgeFee, denom, receiver } = field.at(-1) ?? {}
    assert.deepEqual(
      { amount, bridgeFee, denom, receiver },
      { amount: '7000000', bridgeFee: '250000', denom: usdt, receiver: `0x${'33'.repeat(20)}` },
    )
  })

  test('withdrawals are found by both of their ends', async () => {
    const ids = async (part: Partial<typeof all>) =>
      (await explorer.getPeggyWithdrawalTxs({ ...all, ...part }).response).field.map(
        ({ outgoingTxId }) => outgoingTxId,
      )
    const idsOf = (some: (one: (typeof sent)[number]) => boolean) =>
      sent
        .filter(some)
        .map(({ outgoing_tx_id: id = '' }) => BigInt(id))
        .toReversed()
    const own = idsOf((one) => one['sender'] === sender)
    assert.ok(own.length > 1 && own.length < sent.length)
    assert.deepEqual(await ids({ sender }), own)
    assert.deepEqual(await ids({ sender, limit: 2, skip: 1n }), own.slice(1, 3))
    const receiver = sent.at(-1)?.['receiver'] ?? ''
    assert.deepEqual(
      await ids({ receiver }),
      idsOf((one) => one['receiver'] === receiver),
    )
  })

  test('what is no address is refused', async () => {
    await assert.rejects(explorer.getPeggyDepositTxs({ ...all, sender: 'me' }).response, {
      code: 'grpc.invalid_argument',
    })
    await assert.rejects(explorer.getPeggyWithdrawalTxs({ ...all, sender: 'me' }).response, {
      code: 'grpc.invalid_argument',
    })
  })

  const injsight = new ExplorerClient(transport)

  test('a deposit is told step by step: who saw it when, and that nobody is waited for', async () => {
    const { claims: told, waiting } = await injsight.getBridgeDeposit({ nonce: 1n }).response
    assert.equal(told.length, 1)
    const [claim] = told
    assert.deepEqual(
      claim?.steps.map(({ what }) => what),
      [...claims.map(() => 'attested'), 'observed'],
    )
    assert.equal(new Set(claim?.steps.map(({ account }) => account)).size, claims.length + 1)
    assert.deepEqual(waiting, [])
    await assert.rejects(injsight.getBridgeDeposit({ nonce: 99n }).response, { kind: 'not-found' })
  })

  test('withdrawals and batches are told step by step, and lead to each other', async () => {
    const { field } = await explorer.getPeggyWithdrawalTxs(all).response
    assert.ok(field.length > 0)
    for (const { outgoingTxId: id, batchNonce, amount, denom } of field) {
      const told = await injsight.getBridgeWithdrawal({ id }).response
      assert.deepEqual([told.batch, told.amount, told.denom], [batchNonce, amount, denom])
      assert.equal(told.steps[0]?.what, 'requested')
      if (told.state === 'executed') assert.equal(told.steps.at(-1)?.what, 'observed')
      if (told.state === 'cancelled') assert.equal(told.steps.at(-1)?.what, 'cancelled')
      // Who is waited for has not done what the others have.
      if (told.state !== 'batched') assert.deepEqual(told.waiting, [])
      if (batchNonce === 0n) continue
      const { batch } = await injsight.getBridgeBatch({ nonce: batchNonce }).response
      assert.ok(batch[0]?.withdrawals.includes(id))
    }
    const { batches, next } = await injsight.listBridgeBatches({ limit: 1, cursor: '' }).response
    const rest = await injsight.listBridgeBatches({ limit: 200, cursor: next }).response
    assert.deepEqual(
      [...batches, ...rest.batches].map(({ nonce }) => nonce).toSorted((a, b) => Number(b - a)),
      [...batches, ...rest.batches].map(({ nonce }) => nonce),
    )
  })

  test('[DATA-03] deposits and withdrawals are told whole, each once, however small the pages', async () => {
    const deposits = (await explorer.getPeggyDepositTxs(all).response).field
    const withdrawals = (await explorer.getPeggyWithdrawalTxs(all).response).field
    for (const limit of [1, 2, 200]) {
      const [told, asked] = [
        await listWhole(async (cursor) => {
          const page = await injsight.listBridgeDeposits({ limit, cursor }).response
          return { lines: page.deposits, next: page.next }
        }, limit),
        await listWhole(async (cursor) => {
          const page = await injsight.listBridgeWithdrawals({ limit, cursor }).response
          return { lines: page.withdrawals, next: page.next }
        }, limit),
      ]
      assert.deepEqual(
        told.map(({ nonce, denom, amount, sender, receiver }) => [nonce, denom, amount, sender, receiver]),
        deposits.map((one) => [one.eventNonce, one.denom, one.amount, one.sender, one.receiver]),
      )
      assert.deepEqual(
        told.map(({ isObserved, account, transactionHashes }) => [isObserved, account, transactionHashes]),
        deposits.map((one) => [one.state === 'Completed', one.orchestratorAddress, one.txHashes.map(plain)]),
      )
      assert.deepEqual(
        asked.map((one) => [one.id, one.denom, one.amount, one.fee, one.sender, one.receiver, one.batch]),
        withdrawals.map((one) => [
          one.outgoingTxId,
          one.denom,
          one.amount,
          one.bridgeFee,
          one.sender,
          one.receiver,
          one.batchNonce,
        ]),
      )
      assert.deepEqual(
        asked.map(({ state, transactionHashes }) => [state, transactionHashes]),
        withdrawals.map((one) => [fates[one.state], one.txHashes.map(plain)]),
      )
    }
  })

  test('a place in the lists of the bridge that no page gave is refused, and so is a skip that goes too deep', async () => {
    for (const cursor of ['7', 'x', Buffer.from('["a","b"]').toString('base64url')]) {
      const page = { limit: 0, cursor }
      await assert.rejects(injsight.listBridgeDeposits(page).response, { kind: 'invalid-input' })
      await assert.rejects(injsight.listBridgeWithdrawals(page).response, { kind: 'invalid-input' })
    }
    await assert.rejects(explorer.getPeggyDepositTxs({ ...all, skip: 10_001n }).response, {
      message: /bridge\/deposits by cursor/,
    })
  })

  test('packets of a channel are told with what became of them, and each from end to end', async () => {
    const { channels } = await injsight.listIbcPaths({}).response
    assert.ok(channels.length > 0)
    const states = new Set<string>()
    for (const { port, channel } of channels) {
      let cursor = ''
      do {
        const page = await injsight.listIbcPackets({ port, channel, limit: 2, cursor }).response
        for (const packet of page.packets) {
          states.add(packet.state)
          const direction = packet.isOutgoing ? 'out' : 'in'
          const { sequence } = packet
          const told = await injsight.getIbcPacket({ direction, port, channel, sequence }).response
          assert.deepEqual(told.packet, [packet])
          const deeds = told.steps.map(({ deed }) => deed)
          assert.equal(deeds[0], packet.isOutgoing ? 'send' : 'receive')
          assert.equal(packet.state === 'timed_out', deeds.includes('timeout'))
          assert.equal(
            packet.state === 'refused',
            told.steps.some(({ hasFailed }) => hasFailed),
          )
        }
        cursor = page.next
      } while (cursor !== '')
    }
    for (const state of ['delivered', 'refused', 'timed_out']) assert.ok(states.has(state), state)
    const asked = { port: 'transfer', channel: 'channel-0', sequence: '1' }
    await assert.rejects(injsight.getIbcPacket({ ...asked, direction: 'up' }).response, {
      kind: 'invalid-input',
    })
    await assert.rejects(injsight.getIbcPacket({ ...asked, direction: 'out', sequence: '999' }).response, {
      kind: 'not-found',
    })
  })

  /** Of a withdrawal: its id, state, the nonces of its batch and of the claim that it was done, how many transactions. */
  function becameOf(id: string): [bigint, string, bigint, bigint, number] {
    if (toldOf('EventCancelSendToEth').some((one) => one['outgoing_tx_id'] === id))
      return [BigInt(id), 'Cancelled', 0n, 0n, 2]
    const batch = toldOf('EventOutgoingBatch').find(({ batch_tx_ids: ids }) => ids.includes(id))?.[
      'batch_nonce'
    ]
    const claim = toldOf('EventWithdrawClaim').find(({ batch_nonce: nonce }) => nonce === batch)
    if (batch === undefined || claim === undefined) return [BigInt(id), 'InjectiveConfirming', 0n, 0n, 1]
    return [BigInt(id), 'Completed', BigInt(batch), BigInt(claim['event_nonce'] ?? 0), 3]
  }

  /** What events of the bridge told, their values read. */
  function toldOf(...types: string[]) {
    return listRecordedEvents(recording, ...types.map((type) => `injective.peggy.v1.${type}`)).map(
      ({ height, values }) => ({
        height,
        ...Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, JSON.parse(value) as unknown]),
        ),
      }),
    ) as (Record<string, string> & {
      height: number
      amount: { denom: string; amount: string }
      bridge_fee: { amount: string }
      batch_tx_ids: string[]
    })[]
  }
})
