import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after } from 'node:test'
import { AuthInfo, TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb'
import { GetAccountTxsV2Request } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { ChainGrpcBankApi } from '@injectivelabs/sdk-ts/client/chain'
import { IndexerGrpcExplorerApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { type RecordedBlock, readRecordedBlocks } from './recorded/recorded-blocks.ts'
import { readExpected } from './recorded/expected.ts'
import { indexedApi } from './indexed-api.ts'
import { sampleBlocks } from './recorded/named-txs.ts'
import { listDifferences } from './message-differences.ts'

await forEachRecording(async (recording, test) => {
  // What the index answers, read by sdk-ts's own clients, is what the node said, read here from the recording's files.

  const { url, transport, stop } = await indexedApi(recording)
  after(stop)
  const explorer = new IndexerGrpcExplorerApi(url, { format: 'binary' })
  const generated = new InjectiveExplorerRPCClient(transport)
  const bank = new ChainGrpcBankApi(url, { format: 'binary' })

  const blocks = readRecordedBlocks(recording)
  const transactions = blocks.flatMap((told) =>
    told.block.block.data.txs.map((base64, index) => {
      const raw = Buffer.from(base64, 'base64')
      const result = told.block_results.txs_results?.[index]
      assert.ok(result)
      return { told, index, raw, result, hash: `0x${createHash('sha256').update(raw).digest('hex')}` }
    }),
  )

  const isSampled = sampleBlocks(recording)
  const sampled = transactions.filter(({ told }) => isSampled(BigInt(told.block.block.header.height)))

  test('every block is answered as the node told it', async () => {
    await eachOf(blocks, async (told) => {
      const { header, last_commit } = told.block.block
      const { data } = await explorer.fetchBlock(header.height)
      assert.ok(data)
      const { txs, moniker, ...block } = data
      assert.deepEqual(block, {
        height: BigInt(header.height),
        proposer: encodeAddress('injvalcons', Buffer.from(header.proposer_address, 'hex')),
        blockHash: `0x${told.block.block_id.hash.toLowerCase()}`,
        parentHash: header.last_block_id.hash && `0x${header.last_block_id.hash.toLowerCase()}`,
        numPreCommits: BigInt(
          last_commit.signatures.filter((signature) => signature.block_id_flag === 2).length,
        ),
        numTxs: BigInt(told.block.block.data.txs.length),
        totalTxs: 0n,
        timestamp: timeOf(told),
        blockUnixTimestamp: BigInt(Date.parse(header.time)),
      })
      assert.notEqual(moniker, '')
      assert.deepEqual(
        txs.map(({ hash, code, codespace, errorLog }) => ({ hash, code, codespace, errorLog })),
        transactionsOf(told).map(({ hash, result }) => ({
          hash,
          code: result.code,
          codespace: result.codespace,
          errorLog: result.log,
        })),
      )
    })
  })

  test('the list of blocks, page by page, tells of each block what the block itself tells', async () => {
    const listed = await allPages((token) => explorer.fetchBlocksV2({ perPage: 100, token }))
    assert.equal(listed.length, blocks.length)
    await eachOf(listed, async (block, at) => {
      const { data } = await explorer.fetchBlock(block.blockHash)
      assert.equal(BigInt(block.height), BigInt(blocks.length - at))
      for (const name of ['moniker', 'proposer', 'blockHash', 'timestamp', 'parentHash'] as const) {
        assert.equal(block[name], data?.[name], `${name} of block ${block.height}`)
      }
      assert.equal(BigInt(block.numTxs), data?.numTxs)
      assert.equal(BigInt(block.numPreCommits), data?.numPreCommits)
    })
  })

  test('every transaction is answered as the node told it', async () => {
    await eachOf(sampled, async ({ told, raw, result, hash }) => {
      const { messages, signatures, gasFee, events, ...tx } = await fetchTransaction(hash)
      const { body, authInfo, signed } = decode(raw)
      assert.deepEqual(tx, {
        id: '',
        hash,
        code: result.code,
        info: result.info,
        data: new Uint8Array(Buffer.from(result.data ?? '', 'base64')),
        txType: body.extensionOptions.some(isWeb3) ? 'injective-web3' : 'injective',
        codespace: result.codespace,
        blockTimestamp: timeOf(told),
        gasUsed: Number(result.gas_used),
        gasWanted: Number(result.gas_wanted),
        blockNumber: Number(told.block.block.header.height),
      })
      assert.deepEqual(gasFee.amounts, authInfo.fee?.amount)
      assert.equal(BigInt(gasFee.gasLimit), authInfo.fee?.gasLimit)
      assert.equal(gasFee.granter, authInfo.fee?.granter)
      const paid = result.events.find(
        ({ type, attributes }) => type === 'tx' && attributes.some(({ key }) => key === 'fee_payer'),
      )
      const payer = authInfo.fee?.granter || paid?.attributes.find(({ key }) => key === 'fee_payer')?.value
      // Who pays for an Ethereum transaction is told nowhere but in what it signed.
      assert.equal(authInfo.fee?.granter || gasFee.payer, payer ?? '')
      assert.deepEqual(
        signatures.map(({ signature }) => signature),
        signed.signatures.map((bytes) => Buffer.from(bytes).toString('base64')),
      )
      assert.deepEqual(
        signatures.map(({ sequence }) => BigInt(sequence)),
        authInfo.signerInfos.map(({ sequence }) => sequence),
      )
      assert.deepEqual(
        sequencesOf(events),
        signatures.map(({ address, sequence }) => `${address}/${sequence}`),
      )
      assert.deepEqual(
        messages.map(({ type }) => type),
        body.messages.map(({ typeUrl }) => typeUrl),
      )
    })
  })

  test('every message reads as the generated classes read its bytes', async () => {
    const found = new Map<string, number>()
    for (const { hash, raw } of sampled) {
      const { messages } = await fetchTransaction(hash)
      for (const [at, { typeUrl, value }] of decode(raw).body.messages.entries()) {
        for (const difference of await listDifferences(typeUrl, value, messages[at]?.value ?? {})) {
          found.set(difference, (found.get(difference) ?? 0) + 1)
        }
      }
    }
    assert.deepEqual(Object.fromEntries(found), {})
  })

  test('every event is answered, in its order, and every log of a refusal', async () => {
    const listed = await allPages((token) => explorer.fetchTxsV2({ perPage: 100, token }))
    assert.deepEqual(
      listed.map(({ hash }) => hash),
      transactions.map(({ hash }) => hash).toReversed(),
    )
    const byHash = new Map(listed.map((tx) => [tx.hash, tx]))
    await eachOf(sampled, async ({ hash, result }) => {
      const { events } = await fetchTransaction(hash)
      const tx = byHash.get(hash)
      const logs = tx?.logs as unknown as { events: unknown[] }[]
      const ofMessages = result.events.filter(({ attributes }) =>
        attributes.some(({ key }) => key === 'msg_index'),
      )
      const ofNone = result.events.filter((event) => !ofMessages.includes(event))
      assert.deepEqual(
        logs.flatMap((log) => log.events),
        ofMessages,
      )
      assert.deepEqual(
        events.map(({ type, attributes }) => ({ type, attributes: Object.entries(attributes) })),
        ofNone.map(({ type, attributes }) => ({
          type,
          attributes: attributes.map(({ key, value }) => [key, value]),
        })),
      )
      assert.equal(tx?.errorLog, result.log)
    })
  })

  test('every account finds what it signed, whole', async () => {
    const signerOf = ({ raw, result }: (typeof transactions)[number]) =>
      sequencesOf(result.events.map(toMap))[0]?.split('/')[0] ?? ethereumSenderOf(raw)
    const bySigner = Map.groupBy(transactions, signerOf)
    // Who makes a market signs thousands.
    const few = [...bySigner].filter(([, signed]) => signed.length < 300)
    await eachOf(few, async ([address, signed]) => {
      assert.ok(address)
      const listed = await allPages((token) => fetchAccountPage(address, token))
      const found = new Map(listed.map((tx) => [tx.hash, tx]))
      for (const { hash, raw, result } of signed) {
        assert.equal(found.get(hash)?.memo, decode(raw).body.memo)
        assert.equal(found.get(hash)?.gasUsed, BigInt(result.gas_used))
      }
    })
  })

  /** By the generated client: sdk-ts would parse every log again. */
  async function fetchAccountPage(address: string, token: string) {
    const request = GetAccountTxsV2Request.create({ address, perPage: 100, token })
    return (await generated.getAccountTxsV2(request)).response
  }

  test('counts and totals are those of the chain', async () => {
    const { txsTotal } = await explorer.fetchExplorerStats()
    assert.equal(txsTotal, String(transactions.length))
    const { paging } = await explorer.fetchBlocks({ limit: 1 })
    assert.equal(paging?.total, BigInt(blocks.length))
  })

  test('every balance of every account is what the node holds', async () => {
    const { balances } = readExpected(recording, 'balances') as {
      balances: Record<string, Record<string, string>>
    }
    await eachOf(Object.entries(balances), async ([address, expected]) => {
      const { balances } = await bank.fetchBalances(address, { limit: 1000 })
      assert.deepEqual(
        Object.fromEntries(balances.map(({ denom, amount }) => [denom, amount])),
        expected,
        address,
      )
    })
  })

  test('the supply of every denom is what the node says', async () => {
    const { supply } = readExpected(recording, 'supply') as { supply: { denom: string; amount: string }[] }
    const { supply: ours } = await bank.fetchTotalSupply({ limit: 1000 })
    const sorted = (coins: { denom: string; amount: string }[]) =>
      coins.map(({ denom, amount }) => `${amount} ${denom}`).sort()
    assert.deepEqual(sorted(ours), sorted(supply))
  })

  const byBlock = Map.groupBy(transactions, ({ told }) => told)

  function transactionsOf(block: RecordedBlock) {
    return byBlock.get(block) ?? []
  }

  const fetched = new Map<string, ReturnType<typeof fetchOnce>>()

  /** Each transaction is fetched once for all tests. */
  function fetchTransaction(hash: string) {
    const transaction = fetched.get(hash) ?? fetchOnce(hash)
    fetched.set(hash, transaction)
    return transaction
  }

  /** What sdk-ts really returns: its types promise `message` where it leaves `value`, and more that may be absent. */
  async function fetchOnce(hash: string) {
    const tx = await explorer.fetchTxByHash(hash)
    const messages = tx.messages as unknown as { type: string; value: Record<string, unknown> }[]
    return {
      ...tx,
      messages,
      events: (tx.events ?? []) as { type: string; attributes: Record<string, string> }[],
    }
  }
})

function decode(raw: Buffer) {
  const signed = TxRaw.fromBinary(raw)
  return {
    signed,
    body: TxBody.fromBinary(signed.bodyBytes),
    authInfo: AuthInfo.fromBinary(signed.authInfoBytes),
  }
}

/** Who sent an Ethereum transaction is told by its message. */
function ethereumSenderOf(raw: Buffer): string | undefined {
  const [message] = decode(raw).body.messages
  if (message?.typeUrl !== '/injective.evm.v1.MsgEthereumTx') return undefined
  return encodeAddress('inj', MsgEthereumTx.fromBinary(message.value).from)
}

function isWeb3({ typeUrl }: { typeUrl: string }): boolean {
  return typeUrl.endsWith('.ExtensionOptionsWeb3Tx')
}

/** Go's way to write a moment, to the millisecond. */
function timeOf({ block }: RecordedBlock): string {
  const [, date, time, ms = ''] = /^(.{10})T(.{8})(?:\.(\d{1,3}))?/.exec(block.block.header.time) ?? []
  const fraction = ms.replace(/0+$/, '')
  return `${date} ${time}${fraction && `.${fraction}`} +0000 UTC`
}

/** `address/sequence` of each signer, in the words of the chain's own event. */
function sequencesOf(events: { attributes: Record<string, string> }[]): string[] {
  return events.flatMap(({ attributes }) => attributes['acc_seq'] ?? [])
}

function toMap({ attributes }: { attributes: { key: string; value: string }[] }) {
  return { attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])) }
}

async function allPages<Item>(
  fetchPage: (token: string) => Promise<{ data: Item[]; paging?: { next: string[] } | undefined }>,
): Promise<Item[]> {
  const items: Item[] = []
  let token: string | undefined = ''
  while (token !== undefined) {
    const { data, paging } = await fetchPage(token)
    items.push(...data)
    token = paging?.next[0]
  }
  return items
}

/** A few at a time: one after the other would mostly wait. */
async function eachOf<Item>(
  items: readonly Item[],
  check: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const [at, item] of queue) await check(item, at)
    }),
  )
}
