import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newerRecording } from '@injsight/testing'
import { decodeAbiParameters, toFunctionSelector, type Hex } from 'viem'
import { findEthereumAnswers } from '../../../test/recorded/ethereum-answers.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

const { pool } = await indexedRecording(newerRecording)
const answers = findEthereumAnswers()

type Contract = { eth: string; code_hash: string }
const { accounts } = readExpected(newerRecording, 'evm') as { accounts: Record<string, Contract> }
const expected = Object.values(accounts)

test('[EVM-04] every contract that the index knows is one, and has the code that the node says', async () => {
  const { rows } = await pool.query<{ address: string; code_hash: string | null }>(
    `select '0x' || encode(address, 'hex') as address, '0x' || encode(code_hash, 'hex') as code_hash
      from evm_contracts join addresses on account = contract`,
  )
  for (const { address, code_hash } of rows) {
    const contract = expected.find(({ eth }) => eth === address)
    assert.ok(contract, `${address} has no code`)
    if (code_hash !== null) assert.equal(code_hash, contract.code_hash)
  }
  // Contracts that contracts created, and that wrote no log, are told by nobody.
  assert.ok(rows.length >= 6 && expected.length - rows.length <= 2)
  assert.ok(rows.filter(({ code_hash }) => code_hash !== null).length >= 4)
})

test('[EVM-06] pairs are those that the node says', async () => {
  const { pairs } = readExpected(newerRecording, 'erc20') as {
    pairs: { token_pairs: { bank_denom: string; erc20_address: string }[] }
  }
  const { rows } = await pool.query('select denom, contract from erc20_pairs order by denom')
  assert.deepEqual(
    rows,
    pairs.token_pairs
      .map(({ bank_denom, erc20_address }) => ({ denom: bank_denom, contract: erc20_address }))
      .toSorted((a, b) => (a.denom < b.denom ? -1 : 1)),
  )
})

test(
  '[EVM-05] [EVM-06] the supply of a token is what its contract answers, be it from logs or from the bank',
  { skip: answers === undefined && 'no ../shared here' },
  async () => {
    const { rows } = await pool.query<{ address: string; supply: string | null }>(
      `select '0x' || encode(a.address, 'hex') as address, coalesce(s.amount, t.supply) as supply
        from evm_tokens as t join addresses as a on a.account = t.contract
        left join evm_faces as f on f.contract = t.contract
        left join denoms as d on d.denom = coalesce(f.denom, t.denom) left join supplies as s on s.denom = d.id
        where t.standard = 'erc20' and t.lost is null`,
    )
    const totals = (answers ?? []).flatMap(({ method, params, answer }) => {
      const [call] = params as [{ to: string; data: Hex } | undefined]
      if (method !== 'eth_call' || call?.data !== toFunctionSelector('totalSupply()')) return []
      if (typeof answer.result !== 'string') return []
      const [supply] = decodeAbiParameters([{ type: 'uint256' }], answer.result as Hex)
      return [{ address: call.to, supply: String(supply) }]
    })
    assert.ok(totals.length > 3)
    assert.deepEqual(sortByAddress(rows), sortByAddress(totals))
  },
)

function sortByAddress<Row extends { address: string }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => (a.address < b.address ? -1 : 1))
}
