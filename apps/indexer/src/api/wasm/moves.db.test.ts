import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ExplorerClient, type EvmMove } from '@injsight/injsight-v1'
import { newerRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'

const { transport, pool, stop } = await indexedApi(newerRecording)
after(stop)
const client = new ExplorerClient(transport)

async function listAll(contract: string): Promise<EvmMove[]> {
  const moves: EvmMove[] = []
  let cursor = ''
  do {
    const page = await client.listWasmMoves({ contract, cursor, limit: 7 }).response
    moves.push(...page.moves)
    cursor = page.next
  } while (cursor !== '')
  return moves
}

test('[ASSET-02] the moves of a token by CW20 add up to what its holders have beyond what it was begun with', async () => {
  const { rows } = await pool.query<{ contract: string; total_supply: string }>(
    'select contract, total_supply from cw20_tokens where lost is null',
  )
  let seen = 0
  for (const { contract, total_supply } of rows) {
    const moves = await listAll(contract)
    seen += moves.length
    const changes = new Map<string, bigint>()
    for (const { from, to, amount } of moves) {
      changes.set(from, (changes.get(from) ?? 0n) - BigInt(amount))
      changes.set(to, (changes.get(to) ?? 0n) + BigInt(amount))
    }
    const { rows: held } = await pool.query<{ holder: string; amount: string }>(
      'select holder, amount from cw20_balances where contract = $1',
      [contract],
    )
    const now = new Map(held.map(({ holder, amount }) => [holder, BigInt(amount)]))
    const begun = [...new Set([...now.keys(), ...changes.keys()])]
      .filter((holder) => holder !== '')
      .map((holder) => (now.get(holder) ?? 0n) - (changes.get(holder) ?? 0n))
    assert.ok(begun.every((amount) => amount >= 0n))
    const made = -(changes.get('') ?? 0n)
    assert.equal(String(begun.reduce((sum, amount) => sum + amount, 0n)), String(BigInt(total_supply) - made))
    const heights = moves.map(({ height }) => height)
    assert.deepEqual(
      heights,
      heights.toSorted((a, b) => Number(b - a)),
    )
  }
  assert.ok(seen > 7, `${seen} moves`)
})

test('[NFT-01] who owned a token by CW721 is told from the first to the one who has it now', async () => {
  const { rows } = await pool.query<{ contract: string; token: string; owner: string }>(
    'select contract, token, owner from nft_owners',
  )
  assert.ok(rows.length > 0)
  for (const { contract, token, owner } of rows) {
    const { moves } = await client.getNft({ contract, token }).response
    assert.equal(moves[0]?.to, owner)
    assert.equal(moves.at(-1)?.from, '')
    for (const [at, { from }] of moves.slice(0, -1).entries()) assert.equal(from, moves[at + 1]?.to)
  }
})

test('[NFT-01] a collection tells every move of each of its tokens, whatever its standard, over any number of pages', async () => {
  const listMoves = async (contract: string, token: string) => {
    const moves: EvmMove[] = []
    let cursor = ''
    do {
      const page = await client.listNftMoves({ contract, token, cursor, limit: 3 }).response
      moves.push(...page.moves)
      cursor = page.next
    } while (cursor !== '')
    return moves
  }
  const { collections } = await client.listCollections({ standard: '', contracts: [], cursor: '', limit: 0 })
    .response
  assert.deepEqual(new Set(collections.map(({ standard }) => standard)), new Set(['cw721', 'erc721']))
  for (const { contract, isLost } of collections) {
    const moves = await listMoves(contract, '')
    if (isLost) assert.deepEqual(moves, [])
    const { nfts } = await client.listCollectionNfts({ contract, token: '', cursor: '', limit: 200 }).response
    for (const token of new Set([...nfts, ...moves].map((one) => one.token)))
      assert.deepEqual(
        await listMoves(contract, token),
        moves.filter((one) => one.token === token),
      )
    const ended = moves.filter(({ to }) => to === '').length
    const begun = moves.filter(({ from }) => from === '').length
    assert.equal(begun - ended, nfts.length, contract)
  }
})
