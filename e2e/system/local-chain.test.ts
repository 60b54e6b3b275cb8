import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { encodeAddress, decodeAddress } from '@injsight/chain'
import {
  contracts,
  findProgram,
  keepMarketBusy,
  localAccounts,
  startFaucet,
  startLocalChain,
  waitForTransaction,
  type LocalAccount,
  type LocalChain,
} from '@injsight/local-chain'
import { createTestDatabase } from '@injsight/testing'
import type { Pool } from 'pg'
import { compareAsked } from './support/compare-asked.ts'
import { compareGrants, useGrants } from './support/compare-grants.ts'
import { compareOrders } from './support/compare-orders.ts'
import { compareExchange } from './support/compare-exchange.ts'
import { countEvents, proposeNoLegacyEvents, waitForNoLegacyEvents } from './support/end-legacy-events.ts'
import { compareTokens, useCollection, useToken } from './support/compare-tokens.ts'
import { startIndexer, waitForHead, type IndexerProcess } from './support/indexer-process.ts'
import { makeSilentValidator, signTwice } from './support/silent-validator.ts'

// A validator's balance changes with each block.
const own = Object.values(localAccounts)
  .filter(({ name }) => name !== 'validator')
  .map(({ address }) => address)
const program = await findProgram().catch(() => undefined)
const skip = program === undefined && 'no injectived here'

test(
  '[EVM-05] [EVM-07] [IDX-04] what accounts hold on a real chain of one’s own is in the index to the last digit, after a restart too',
  { skip },
  async () => {
    assert(program !== undefined)
    const folder = await mkdtemp(join(tmpdir(), 'injsight-chain-'))
    let chain = await startLocalChain({ program, folder })
    try {
      assert.deepEqual(await fetchTokensOf(localAccounts.alice, chain), { cw20: 1000, erc20: 1_000_000 })
      const database = await createTestDatabase()
      const indexer = startIndexer(chain.rpc, database.url, { EVM_URL: chain.ethereum })

      await proposeNoLegacyEvents(chain)
      const watched = await makeSilentValidator(chain)

      const faucet = await startFaucet(chain.signers.faucet)
      const stranger = encodeAddress('inj', new Uint8Array(20).fill(7))
      assert.equal((await fetch(`${faucet.url}/?address=nobody`)).status, 422)
      const given = (await (await fetch(`${faucet.url}/?address=${stranger}`)).json()) as { hash: string }
      const { code, height } = await waitForTransaction(chain.node, given.hash)
      assert.equal(code, 0)
      await faucet.stop()

      let refusal: unknown
      const market = await keepMarketBusy(chain, (error) => (refusal = error))
      await waitForHead(database.pool, height + 8n, indexer)
      market.stop()
      assert.equal(refusal, undefined)
      await compareBalances(chain, { pool: database.pool, indexer, accounts: [...own, stranger] })

      await compareOrders(chain)
      await useToken(chain)
      await useCollection(chain)
      await useGrants(chain)
      await signTwice(chain, watched)
      await waitForHead(database.pool, (await chain.node.fetchStatus()).head + 1n, indexer)
      await compareTokens(database.pool, await indexer.url)

      // A busy machine leaves some blocks without an act.
      const heights = Array.from({ length: 8 }, (_, at) => height + BigInt(at + 1))
      const early = await Promise.all(heights.map((at) => countEvents(chain, at)))
      assert.ok(early.some(({ v1beta1 }) => v1beta1 > 0))
      await waitForNoLegacyEvents(chain)
      const since = (await chain.node.fetchStatus()).head + 1n
      const later = await keepMarketBusy(chain, (error) => (refusal = error))
      await waitForHead(database.pool, since + 8n, indexer)
      later.stop()
      assert.equal(refusal, undefined)
      await indexer.stop()
      await compareExchange(chain, database.pool)
      await compareGrants(chain, database.pool)
      await compareAsked(chain, database.pool)
      const counts = await Promise.all(
        [since + 2n, since + 3n, since + 4n].map((at) => countEvents(chain, at)),
      )
      assert.deepEqual(
        counts.map(({ v1beta1 }) => v1beta1),
        [0, 0, 0],
      )
      assert.ok(counts.some(({ v2 }) => v2 > 0))

      // It goes on where it was, with the markets that it has.
      await chain.stop()
      chain = await startLocalChain({ program, folder })
      const { head } = await chain.node.fetchStatus()
      assert(head > height)
      const next = startIndexer(chain.rpc, database.url)
      await compareBalances(chain, { pool: database.pool, indexer: next, accounts: [...own, stranger] })
      await next.stop()
    } finally {
      await chain.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

/** What an account has of the tokens that a chain begins with. */
async function fetchTokensOf({ address, ethereum }: LocalAccount, chain: LocalChain) {
  const { cw20, erc20 } = contracts
  const message = Buffer.from(JSON.stringify({ balance: { address } })).toString('base64')
  const told = await fetch(`${chain.rest}/cosmwasm/wasm/v1/contract/${cw20.address}/smart/${message}`)
  const { data } = (await told.json()) as { data: { balance: string } }
  const balanceOf = `0x70a08231${ethereum.slice(2).padStart(64, '0')}`
  const params = [{ to: erc20.address, data: balanceOf }, 'latest']
  const answer = await fetch(chain.ethereum, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
  })
  const { result } = (await answer.json()) as { result: string }
  return { cw20: Number(data.balance) / 10 ** cw20.decimals, erc20: Number(result) / 10 ** erc20.decimals }
}

type Compared = { pool: Pool; indexer: IndexerProcess; accounts: string[] }

/** Two blocks later, when whatever was under way is in one. */
async function compareBalances(chain: LocalChain, { pool, indexer, accounts }: Compared): Promise<void> {
  const { head } = await chain.node.fetchStatus()
  await waitForHead(pool, head + 2n, indexer)
  for (const account of accounts)
    assert.deepEqual(await readBalances(pool, account), await fetchBalances(chain, account), account)
}

type Balances = Record<string, string>

async function readBalances(pool: Pool, account: string): Promise<Balances> {
  const { rows } = await pool.query<{ denom: string; amount: string }>(
    `select d.denom, b.amount::text from balances b
      join denoms d on d.id = b.denom join addresses a using (account)
     where a.address = $1 and b.amount > 0`,
    [Buffer.from(decodeAddress(account).bytes)],
  )
  return Object.fromEntries(rows.map(({ denom, amount }) => [denom, amount]))
}

async function fetchBalances({ rest }: LocalChain, account: string): Promise<Balances> {
  const answer = await fetch(`${rest}/cosmos/bank/v1beta1/balances/${account}`)
  const { balances } = (await answer.json()) as { balances: { denom: string; amount: string }[] }
  return Object.fromEntries(balances.map(({ denom, amount }) => [denom, amount]))
}
