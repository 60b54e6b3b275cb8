import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

type Token = {
  token_info: { name: string; symbol: string; decimals: number; total_supply: string }
  minter: { minter: string; cap: string | null } | null
  marketing: Record<'project' | 'description' | 'marketing', string | null> & { logo: { url: string } | null }
  balances: Record<string, string>
}
await forEachRecording((recording, test) => {
  const { cw20, nft, contracts } = readExpected(recording, 'wasm') as {
    contracts: { address: string; history: { msg: string }[] }[]
    cw20: Record<string, Token>
    nft: { address: string; tokens: { tokens: string[] }; token1: { access: { owner: string } } }
  }

  test('tokens, their supply, minter, cap and marketing are what the contracts answer', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(
      `select contract, name, symbol, decimals, total_supply, minter, cap, project, description, marketing, logo,
      untold, lost from cw20_tokens order by contract`,
    )
    assert.deepEqual(
      rows,
      Object.entries(cw20)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([contract, { token_info, minter, marketing }]) => ({
          contract,
          ...token_info,
          minter: minter?.minter ?? null,
          cap: minter?.cap ?? null,
          ...marketing,
          logo: marketing.logo?.url ?? null,
          untold: 0,
          lost: null,
        })),
    )
  })

  test('who holds how much of which token is what the contracts answer', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(
      'select contract, holder, amount from cw20_balances order by contract, holder',
    )
    assert.deepEqual(
      rows,
      Object.entries(cw20)
        .flatMap(([contract, { balances }]) =>
          Object.entries(balances).map(([holder, amount]) => ({ contract, holder, amount })),
        )
        .toSorted((a, b) => (a.contract + a.holder < b.contract + b.holder ? -1 : 1)),
    )
  })

  test('collections and the owners of their tokens are what the contract answers', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ contract: string; token: string; owner: string }>(
      'select contract, token, owner from nft_owners order by token',
    )
    assert.deepEqual(
      rows.map(({ token }) => token),
      nft.tokens.tokens,
    )
    assert.equal(rows[0]?.contract, nft.address)
    assert.equal(rows[0]?.owner, nft.token1.access.owner)
    const { rows: collections } = await pool.query('select name, symbol, tokens, lost from nft_contracts')
    const began = contracts.find(({ address }) => address === nft.address)?.history[0]?.msg ?? ''
    const { name, symbol } = JSON.parse(Buffer.from(began, 'base64').toString()) as Record<string, string>
    assert.deepEqual(collections, [{ name, symbol, tokens: String(nft.tokens.tokens.length), lost: null }])
  })
})
