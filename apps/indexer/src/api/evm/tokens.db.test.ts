import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { encodeAddress, readAccount } from '@injsight/chain'
import { ExplorerClient } from '@injsight/injsight-v1'
import { newerRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { findNamedTx } from '../../../test/recorded/named-txs.ts'

const { transport, stop } = await indexedApi(newerRecording)
after(stop)
const client = new ExplorerClient(transport)

type Contract = { eth: string; code: string; code_hash: string }
const { accounts } = readExpected(newerRecording, 'evm') as { accounts: Record<string, Contract> }
const { balances } = readExpected(newerRecording, 'balances') as {
  balances: Record<string, Record<string, string>>
}
const first = { cursor: '', limit: 0 }

const coin = '0x5df1bd39631a590b9814bb890391e4208a0f798d'
const cards = '0x00dd563fc789cde77af54228fe088562300e85f8'
const twoFaces = '0xf3303b595360eba7d439c091f7559ccfaebd13f7'
const ownDenom = 'erc20:0xf3303b595360EBA7d439C091F7559ccFaEBd13f7'
const silver = '0x11f2f5bd1945858a48ade3a2c39d380cf02f160f'
const silverDenom = 'factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/silver2'

test('[EVM-04] contracts are listed with who created them, and their code is what the node says', async () => {
  const { contracts, next } = await client.listEvmContracts({ creator: '', standard: '', ...first }).response
  assert.equal(next, '')
  const heights = contracts.map(({ knownFrom }) => knownFrom)
  assert.deepEqual(
    heights,
    heights.toSorted((a, b) => Number(b - a)),
  )
  for (const listed of contracts) {
    const expected = accounts[listed.account]
    assert.ok(expected)
    const { contract, code, codeFrom } = await client.getEvmContract({ address: listed.address }).response
    assert.deepEqual(contract, listed)
    if (listed.codeHash === '') continue
    assert.equal(codeFrom, 'creation')
    assert.equal(code, `0x${Buffer.from(expected.code, 'base64').toString('hex')}`)
    assert.equal(listed.codeHash, expected.code_hash)
    const created = await client.getEthereumTransaction({ hash: listed.ethereumHash }).response
    assert.deepEqual([created.created, created.from], [listed.address, listed.creator])
  }
})

test('[EVM-04] contracts are found by creator and by what they are, a page at a time', async () => {
  const ask = (asked: { creator?: string; standard?: string }) =>
    client.listEvmContracts({ creator: '', standard: '', ...asked, ...first }).response
  assert.deepEqual(
    (await ask({ standard: 'erc721' })).contracts.map(({ address, token }) => [address, token?.standard]),
    [[cards, 'erc721']],
  )
  const { contracts } = await ask({ standard: 'token' })
  assert.ok(contracts.length >= 5 && contracts.every(({ token }) => token !== undefined))
  const creator = (await ask({ standard: 'erc721' })).contracts[0]?.creator ?? ''
  assert.ok((await ask({ creator })).contracts.every((one) => one.creator === creator))
  const pages: string[] = []
  let cursor = ''
  do {
    const page = await client.listEvmContracts({ creator: '', standard: '', cursor, limit: 1 }).response
    pages.push(...page.contracts.map(({ address }) => address))
    cursor = page.next
  } while (cursor !== '')
  assert.deepEqual(
    pages,
    (await ask({})).contracts.map(({ address }) => address),
  )
  await assert.rejects(ask({ standard: 'erc7' }), { kind: 'invalid-input' })
  await assert.rejects(client.getEvmContract({ address: `0x${'12'.repeat(20)}` }).response, {
    kind: 'not-found',
  })
})

test('[EVM-05] holders of a token are told with all that they hold, over any number of pages', async () => {
  const { token, holders, denom } = await client.getEvmToken({ token: coin, height: 0n }).response
  assert.equal(denom, '')
  const all: { account: string; amount: string }[] = []
  let cursor = ''
  do {
    const page = await client.listEvmTokenHolders({ token: coin, cursor, limit: 2 }).response
    all.push(...page.holders)
    cursor = page.next
  } while (cursor !== '')
  assert.equal(BigInt(all.length), holders)
  assert.equal(String(all.reduce((sum, { amount }) => sum + BigInt(amount), 0n)), token?.supply)
  const amounts = all.map(({ amount }) => BigInt(amount))
  assert.deepEqual(
    amounts,
    amounts.toSorted((a, b) => Number(b - a)),
  )
  for (const { account, amount } of all) {
    const { balances: own } = await client.listEvmBalances({ account, ...first }).response
    assert.deepEqual(
      own.map((one) => [one.token?.contract, one.amount]),
      [[coin, amount]],
    )
  }
})

test('[EVM-05] tokens by ERC-721 are listed by contract and by owner', async () => {
  const ask = (asked: { account?: string; contract?: string }) =>
    client.listEvmNfts({ account: '', contract: '', standard: '', ...asked, ...first }).response
  const { nfts } = await ask({ contract: cards })
  const { token } = await client.getEvmToken({ token: cards, height: 0n }).response
  assert.equal(String(nfts.length), token?.supply)
  for (const owner of new Set(nfts.map((nft) => nft.owner))) {
    assert.deepEqual(
      (await ask({ account: owner })).nfts,
      nfts.filter((nft) => nft.owner === owner),
    )
  }
  await assert.rejects(ask({}), { kind: 'invalid-input' })
})

test('[EVM-05] what is allowed is found by who allows and by who is allowed, and without limit is said', async () => {
  const { logs } = await client.getEthereumTransaction({ hash: hashOf('evm.coin.approve') }).response
  const [owner = '', spender = ''] = [1, 2].map((at) => `0x${logs[0]?.topics[at]?.slice(26) ?? ''}`)
  const [byOwner, bySpender] = await Promise.all([askApprovals({ owner }), askApprovals({ spender })])
  assert.deepEqual(byOwner, bySpender)
  const [approval] = byOwner.approvals
  assert.deepEqual(
    [approval?.contract, approval?.owner, approval?.spender, approval?.isUnlimited],
    [coin, readAccount(owner), readAccount(spender), true],
  )
  for (const account of [owner, spender]) {
    const name = readAccount(account)
    const { counts } = await client.getAccount({ account: name }).response
    const given = await askApprovals({ owner: name })
    const received = await askApprovals({ spender: name })
    assert.equal(counts?.approvalsGiven, given.approvals.length)
    assert.equal(counts?.approvalsReceived, received.approvals.length)
  }
  await assert.rejects(askApprovals({ owner, spender }), { kind: 'invalid-input' })
  await assert.rejects(askApprovals({}), { kind: 'invalid-input' })
})

test('[EVM-05] what is allowed of a contract is what its owners allowed, page by page', async () => {
  const { approvals: whole } = await askApprovals({ contract: coin })
  assert.notEqual(whole.length, 0)
  const owners = [...new Set(whole.map(({ owner }) => owner))]
  const byOwner = await Promise.all(owners.map(async (owner) => (await askApprovals({ owner })).approvals))
  assert.deepEqual(
    whole,
    byOwner.flat().filter(({ contract }) => contract === coin),
  )
  const pages = []
  let cursor = ''
  do {
    const page = await askApprovals({ contract: coin, cursor, limit: 1 })
    pages.push(...page.approvals)
    cursor = page.next
  } while (cursor !== '')
  assert.deepEqual(pages, whole)
  assert.deepEqual((await askApprovals({ contract: `0x${'12'.repeat(20)}` })).approvals, [])
})

test('[EVM-12] an account counts its tokens of the EVM as they are listed, and says whether it is a contract', async () => {
  const { holders } = await client.listEvmTokenHolders({ token: coin, ...first }).response
  const { nfts } = await client.listEvmNfts({ account: '', contract: cards, standard: '', ...first }).response
  const accounts = new Set([...holders.map(({ account }) => account), ...nfts.map(({ owner }) => owner)])
  for (const account of accounts) {
    const [{ counts, isEvmContract }, { balances: held }, { nfts: owned }] = await Promise.all([
      client.getAccount({ account }).response,
      client.listEvmBalances({ account, ...first }).response,
      client.listEvmNfts({ account, contract: '', standard: '', ...first }).response,
    ])
    assert.deepEqual([counts?.evmBalances, counts?.evmNfts], [held.length, owned.length])
    assert.equal(isEvmContract, false)
  }
  assert.equal((await client.getAccount({ account: coin }).response).isEvmContract, true)
  // What has a denom stands among the balances, and nowhere else.
  const [holder] = (await client.listEvmTokenHolders({ token: twoFaces, ...first }).response).holders
  assert.ok(holder)
  const { balances: held } = await client.listEvmBalances({ account: holder.account, ...first }).response
  assert.ok(held.every(({ token }) => token?.contract !== twoFaces))
  const { holders: ofSilver } = await client.listEvmTokenHolders({ token: silver, ...first }).response
  const { holdings } = await client.listHoldings({ account: ofSilver[0]?.account ?? '', ...first }).response
  assert.equal(holdings.find(({ denom }) => denom === silverDenom)?.contract, silver)
})

test('[EVM-06] a token has two faces, and both lead to the same holders, those of the bank', async () => {
  for (const [contract, denom] of [
    [twoFaces, ownDenom],
    [silver, silverDenom],
  ] as const) {
    const [byContract, byDenom] = await Promise.all([
      client.getEvmToken({ token: contract, height: 0n }).response,
      client.getEvmToken({ token: denom, height: 0n }).response,
    ])
    assert.deepEqual([byContract.contract, byContract.denom], [contract, denom])
    assert.deepEqual([byDenom.contract, byDenom.denom], [contract, denom])
    assert.deepEqual(byDenom.token, byContract.token)
    const holdersOf = async (token: string) =>
      (await client.listEvmTokenHolders({ token, ...first }).response).holders
    const holders = await holdersOf(contract)
    assert.deepEqual(holders, await holdersOf(denom))
    const expected = Object.entries(balances).flatMap(([account, coins]) =>
      coins[denom] === undefined ? [] : [[account, coins[denom]] as const],
    )
    assert.deepEqual(
      Object.fromEntries(holders.map(({ account, amount }) => [account, amount])),
      Object.fromEntries(expected),
    )
  }
})

test('[EVM-06] a bank send and a transfer of the contract are one list of moves', async () => {
  const { moves } = await client.listEvmTokenMoves({ token: twoFaces, ...first }).response
  const named = ['erc20.burn', 'erc20.bank-send', 'erc20.transfer', 'erc20.mint'].map((name) => hashOf(name))
  assert.deepEqual(
    moves.map(({ hash }) => hash),
    named,
  )
  const [burned, sent, , minted] = moves
  assert.deepEqual([burned?.to, minted?.from], ['', ''])
  assert.equal(sent?.ethereumHash, '')
  assert.notEqual(burned?.ethereumHash, '')
  assert.deepEqual((await client.listEvmTokenMoves({ token: ownDenom, ...first }).response).moves, moves)
  // The coins of the pair moved before there was a pair, under their denom alone.
  const { moves: ofSilver } = await client.listEvmTokenMoves({ token: silver, ...first }).response
  const { moves: ofDenom } = await client.listEvmTokenMoves({ token: silverDenom, ...first }).response
  assert.deepEqual(ofDenom.slice(0, ofSilver.length), ofSilver)
  assert.ok(ofDenom.length > ofSilver.length && ofSilver.length > 0)
})

test('[EVM-05] the moves of a token that keeps its balances itself are told by its logs, page by page', async () => {
  const all = []
  let cursor = ''
  do {
    const page = await client.listEvmTokenMoves({ token: coin, cursor, limit: 50 }).response
    all.push(...page.moves)
    cursor = page.next
  } while (cursor !== '')
  const held = new Map<string, bigint>()
  for (const { from, to, amount } of all) {
    held.set(from, (held.get(from) ?? 0n) - BigInt(amount))
    held.set(to, (held.get(to) ?? 0n) + BigInt(amount))
  }
  held.delete('')
  const { holders } = await client.listEvmTokenHolders({ token: coin, ...first }).response
  assert.deepEqual(
    Object.fromEntries(
      [...held].filter(([, amount]) => amount > 0n).map(([who, amount]) => [who, String(amount)]),
    ),
    Object.fromEntries(holders.map(({ account, amount }) => [account, amount])),
  )
})

test('[EVM-06] which face a token has is told as of any height', async () => {
  const { faces } = await client.getEvmToken({ token: silver, height: 0n }).response
  const [face] = faces
  assert.ok(face)
  const before = await client.getEvmToken({ token: silverDenom, height: face.from - 1n }).response
  const then = await client.getEvmToken({ token: silverDenom, height: face.from }).response
  assert.deepEqual([before.contract, then.contract], ['', silver])
})

test('[EVM-06] coins that an account mints under its own address have no contract', async () => {
  const [denom = ''] = Object.values(balances)
    .flatMap((coins) => Object.keys(coins))
    .filter((name) => name.startsWith('erc20:') && name !== ownDenom)
  assert.notEqual(denom, '')
  for (const name of [denom, denom.slice('erc20:'.length)]) {
    const told = await client.getEvmToken({ token: name, height: 0n }).response
    assert.deepEqual([told.contract, told.token, told.holders], ['', undefined, 1n])
    assert.equal(told.denom, denom)
  }
})

test('[EVM-05] what is asked wrongly is refused, and what nobody has is empty', async () => {
  const stranger = encodeAddress('inj', Buffer.alloc(20, 9))
  const { balances: none } = await client.listEvmBalances({ account: stranger, ...first }).response
  assert.deepEqual(none, [])
  for (const token of ['', '0x12', 'x'.repeat(300)])
    await assert.rejects(client.getEvmToken({ token, height: 0n }).response, { kind: 'invalid-input' })
  for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')])
    await assert.rejects(client.listEvmTokenHolders({ token: coin, cursor, limit: 0 }).response, {
      kind: 'invalid-input',
    })
})

type Approvals = Parameters<typeof client.listEvmApprovals>[0]

function askApprovals(asked: Partial<Approvals>) {
  return client.listEvmApprovals({ owner: '', spender: '', contract: '', ...first, ...asked }).response
}

function hashOf(name: string): string {
  return findNamedTx(newerRecording, name).hash.toUpperCase()
}
