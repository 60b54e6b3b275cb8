import assert from 'node:assert/strict'
import { contracts, localAccounts, type LocalChain } from '@injsight/local-chain'
import { Contract, JsonRpcProvider } from 'ethers'
import type { Pool } from 'pg'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { sendByEvm } from './send-by-evm.ts'

/** Alice gives some of the ERC-20 away, and lets somebody spend of it. */
export async function useToken(chain: LocalChain): Promise<void> {
  const [to, spender] = [localAccounts.bob.ethereum, localAccounts.carol.ethereum] as [Hex, Hex]
  const moved = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1_234_567n] })
  const allowed = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 765n] })
  for (const data of [moved, allowed]) await sendByEvm(chain, contracts.erc20.address, data)
}

const abi = [
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
]

/** What holders have and spenders may, as the contract says to ethers, whom the index passes on to the node. */
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
