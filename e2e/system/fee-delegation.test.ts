import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { SignDoc, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { ChainGrpcAuthApi } from '@injectivelabs/sdk-ts/client/chain'
import { IndexerGrpcWeb3GwApi } from '@injectivelabs/sdk-ts/client/indexer'
import { PrivateKey } from '@injectivelabs/sdk-ts/core/accounts'
import { MsgSend } from '@injectivelabs/sdk-ts/core/modules'
import { createTransactionWithSigners } from '@injectivelabs/sdk-ts/core/tx'
import {
  findProgram,
  localAccounts,
  startLocalChain,
  tokens,
  waitForTransaction,
  type LocalAccount,
  type LocalChain,
} from '@injsight/local-chain'
import { createTestDatabase } from '@injsight/testing'
import type { Pool } from 'pg'
import { privateKeyToAccount } from 'viem/accounts'
import { startIndexer, waitForHead } from './support/indexer-process.ts'

const chainId = 'injective-777'
// A chain of that name takes typed data for this chain of Ethereum's.
const evmChainId = 1439

const { bob, carol, dave, payer } = localAccounts
const program = await findProgram().catch(() => undefined)
const skip = program === undefined && 'no injectived here'

test('[WALLET-08] fees of others are paid on a real chain, as sdk-ts asks for it', { skip }, async () => {
  assert(program !== undefined)
  const folder = await mkdtemp(join(tmpdir(), 'injsight-fees-'))
  const chain = await startLocalChain({ program, folder })
  const { pool, url: database } = await createTestDatabase()
  const start = (more: Record<string, string> = {}) =>
    startIndexer(chain.rpc, database, { FEE_PAYER_KEY: hexOf(payer), ...more })
  const succeeds = async (hash: string) => {
    const { code, log } = await waitForTransaction(chain.node, hash)
    assert.equal(code, 0, log)
  }
  try {
    let indexer = start()
    let api = await indexer.url
    await waitForHead(pool, 1n, indexer)
    assert.equal((await new IndexerGrpcWeb3GwApi(api).fetchFeePayer()).feePayer, payer.address)

    // Signed as typed data, by an account that has signed nothing before; what would be markup is escaped as Go does it.
    const owned = await Promise.all([dave, payer].map((account) => fetchInj(chain, account)))
    const first = await sendTyped(api, dave, '<b>fee</b> & all')
    await succeeds(first.txHash)
    assert.equal(await fetchInj(chain, dave), owned[0], 'who sends USDT has all its INJ still')
    assert.equal(
      (owned[1] ?? 0n) - (await fetchInj(chain, payer)),
      await sumFees(pool),
      'counted as it was paid',
    )
    // In the words of sdk-ts, which knows the chain's code.
    await assert.rejects(first.again, /sequence number provided in the transaction is incorrect/)

    // Signed as bytes: as they were prepared, and as sdk-ts makes them itself.
    const prepared = await new IndexerGrpcWeb3GwApi(api).prepareCosmosTxRequest({
      address: dave.address,
      message: new MsgSend(sent(dave)).toWeb3Gw(),
    })
    await succeeds(await sendDirect(api, dave, TxRaw.fromBinary(prepared.tx)))
    await succeeds(await sendDirect(api, carol, await writeOwn(api, carol)))
    const paid = await sumFees(pool)
    assert.equal(await fetchInj(chain, dave), owned[0])
    assert.equal((owned[1] ?? 0n) - (await fetchInj(chain, payer)), paid)
    assert.ok(!indexer.said().includes(hexOf(payer)), 'the key is in no line of the log')

    // What was paid is known after a restart.
    await indexer.stop()
    indexer = start({ FEE_PAYER_BUDGET: `0.${String(paid + 1n).padStart(18, '0')}` })
    api = await indexer.url
    await waitForHead(pool, (await chain.node.fetchStatus()).head, indexer)
    await assert.rejects(sendTyped(api, bob), /All fees would come to 0\.\d+ INJ today/)
    assert.equal(await sumFees(pool), paid)

    // Without a key nobody pays, and it says so.
    await indexer.stop()
    indexer = start({ FEE_PAYER_KEY: '' })
    await assert.rejects(new IndexerGrpcWeb3GwApi(await indexer.url).fetchFeePayer(), /FEE_PAYER_KEY/)
    await indexer.stop()
  } finally {
    await chain.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** @returns its hash, and what sends the same once more */
async function sendTyped(api: string, from: LocalAccount, memo = '') {
  const gateway = new IndexerGrpcWeb3GwApi(api)
  const message = new MsgSend(sent(from)).toWeb3Gw()
  const txResponse = await gateway.prepareTxRequest({
    address: from.ethereum,
    chainId: evmChainId,
    message,
    memo,
  })
  const typed = JSON.parse(txResponse.data) as TypedData
  const signature = await privateKeyToAccount(`0x${hexOf(from)}`).signTypedData(typed)
  const again = () => gateway.broadcastTxRequest({ signature, txResponse, message, chainId: evmChainId })
  const { txHash } = await again()
  return { txHash, again }
}

type TypedData = Parameters<ReturnType<typeof privateKeyToAccount>['signTypedData']>[0]

async function sendDirect(api: string, from: LocalAccount, txRaw: TxRaw): Promise<string> {
  const { baseAccount } = await new ChainGrpcAuthApi(api).fetchAccount(from.address)
  const { bodyBytes, authInfoBytes } = txRaw
  const doc = { bodyBytes, authInfoBytes, chainId, accountNumber: BigInt(baseAccount.accountNumber) }
  const key = PrivateKey.fromHex(hexOf(from))
  const { txHash } = await new IndexerGrpcWeb3GwApi(api).broadcastCosmosTxRequest({
    address: from.address,
    txRaw,
    signature: Buffer.from(key.sign(Buffer.from(SignDoc.toBinary(doc)))).toString('base64'),
    pubKey: { type: '/injective.crypto.v1beta1.ethsecp256k1.PubKey', value: key.toPublicKey().toBase64() },
  })
  return txHash
}

/** As sdk-ts makes one for the wallets of Cosmos, whose key the chain may not know yet. */
async function writeOwn(api: string, from: LocalAccount): Promise<TxRaw> {
  const auth = new ChainGrpcAuthApi(api)
  const { baseAccount } = await auth.fetchAccount(from.address)
  const { baseAccount: paying } = await auth.fetchAccount(payer.address)
  const { txRaw } = createTransactionWithSigners({
    chainId,
    memo: '',
    message: new MsgSend(sent(from)),
    timeoutHeight: 1_000_000,
    signers: [
      { ...baseAccount, pubKey: PrivateKey.fromHex(hexOf(from)).toPublicKey().toBase64() },
      { ...paying, pubKey: PrivateKey.fromHex(hexOf(payer)).toPublicKey().toBase64() },
    ],
    fee: { amount: [{ denom: 'inj', amount: '64000000000000' }], gas: '200000', payer: payer.address },
  })
  return txRaw
}

function sent({ address }: LocalAccount) {
  const amount = { denom: tokens.usdt.denom, amount: '1' }
  return { srcInjectiveAddress: address, dstInjectiveAddress: payer.address, amount }
}

function hexOf({ key }: LocalAccount): string {
  return Buffer.from(key).toString('hex')
}

async function fetchInj({ rest }: LocalChain, { address }: LocalAccount): Promise<bigint> {
  const answer = await fetch(`${rest}/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=inj`)
  const { balance } = (await answer.json()) as { balance: { amount: string } }
  return BigInt(balance.amount)
}

async function sumFees(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ sum: string }>('select sum(fee)::text from delegated_fees')
  return BigInt(rows[0]?.sum ?? 0)
}
