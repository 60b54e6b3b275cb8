import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contracts, localAccounts, type LocalChain } from '@injsight/local-chain'
import { Contract, JsonRpcProvider } from 'ethers'
import type { Pool } from 'pg'
import { encodeFunctionData, erc20Abi, parseAbi, toFunctionSelector, type Hex } from 'viem'
import { sendByEvm } from './send-by-evm.ts'

/** Alice gives some of the ERC-20 away, and lets somebody spend of it. */
export async function useToken(chain: LocalChain): Promise<void> {
  const [to, spender] = [localAccounts.bob.ethereum, localAccounts.carol.ethereum] as [Hex, Hex]
  const moved = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1_234_567n] })
  const allowed = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 765n] })
  for (const data of [moved, allowed]) await sendByEvm(chain, contracts.erc20.address, data)
}

const collectionAbi = parseAbi([
  'function mint(address to, uint256 token)',
  'function transferFrom(address from, address to, uint256 token)',
])

/** Alice makes a collection by ERC-721, and gives one of its two tokens away. */
export async function useCollection(chain: LocalChain): Promise<void> {
  const [alice, bob] = [localAccounts.alice.ethereum, localAccounts.bob.ethereum] as [Hex, Hex]
  const { created } = await sendByEvm(chain, null, await readCollection())
  assert.ok(created !== undefined)
  for (const data of [
    encodeFunctionData({ abi: collectionAbi, functionName: 'mint', args: [alice, 1n] }),
    encodeFunctionData({ abi: collectionAbi, functionName: 'mint', args: [alice, 2n] }),
    encodeFunctionData({ abi: collectionAbi, functionName: 'transferFrom', args: [alice, bob, 2n] }),
  ])
    await sendByEvm(chain, created, data)
}

/** What makes a contract with the code of the recorded collection: it returns what stands behind it. */
async function readCollection(): Promise<Hex> {
  const { accounts } = JSON.parse(await readFile(recorded, 'utf8')) as {
    accounts: Record<string, { code: string }>
  }
  const codes = Object.values(accounts).map(({ code }) => Buffer.from(code, 'base64').toString('hex'))
  const ownerOf = toFunctionSelector('ownerOf(uint256)').slice(2)
  const code = codes.find((one) => one.includes(ownerOf))
  assert.ok(code !== undefined, 'the recorded chain has no collection')
  return `0x61${(code.length / 2).toString(16).padStart(4, '0')}80600c6000396000f3${code}`
}

const recorded = join(import.meta.dirname, '../../../recordings/newer/expected/evm.json')

const abi = [
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
]

/** What holders have, spenders may and owners of a collection own, as the contract says to ethers, whom the index passes on to the node. */
export async function compareTokens(pool: Pool, index: string): Promise<void> {
  const provider = new JsonRpcProvider(`${index}/ethereum`)
  try {
    const token = new Contract(contracts.erc20.address, abi, provider)
    const balances = await listAmounts(
      pool,
      'select holder as one, holder as other, amount from evm_balances',
    )
    const allowed = await listAmounts(
      pool,
      'select owner as one, spender as other, amount from evm_allowances',
    )
    assert.deepEqual([balances.length, allowed.length], [2, 1])
    for (const { one, amount } of balances)
      assert.equal(await token.getFunction('balanceOf')(one), amount, one)
    for (const { one, other, amount } of allowed)
      assert.equal(await token.getFunction('allowance')(one, other), amount, `${one} ${other}`)
    const owned = await listAmounts(
      pool,
      'select contract as one, owner as other, token as amount from evm_nfts',
    )
    assert.equal(owned.length, 2)
    for (const { one, other, amount } of owned) {
      const owner = (await new Contract(one, abi, provider).getFunction('ownerOf')(amount)) as string
      assert.equal(owner.toLowerCase(), other)
    }
  } finally {
    provider.destroy()
  }
}

async function listAmounts(
  pool: Pool,
  rows: string,
): Promise<{ one: string; other: string; amount: bigint }[]> {
  const { rows: found } = await pool.query<{ one: string; other: string; amount: string }>(
    `select '0x' || encode(a.address, 'hex') as one, '0x' || encode(b.address, 'hex') as other, amount::text
      from (${rows}) as r join addresses as a on a.account = r.one join addresses as b on b.account = r.other`,
  )
  return found.map(({ amount, ...parties }) => ({ ...parties, amount: BigInt(amount) }))
}
