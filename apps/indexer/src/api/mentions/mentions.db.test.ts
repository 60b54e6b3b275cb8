import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GetMentionsResponse } from '@injsight/injsight-v1'
import { newerRecording, forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { findNamedTx, readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { getMentions } from './get-mentions.ts'
import { listNames } from './list-names.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const txs = readNamedTxs(recording)

  test('[TX-03] markets that are no longer open, contracts and proposals have their names', async () => {
    const { markets } = await mentionsOf('exchange.binary-cancel')
    assert.deepEqual(
      markets.map(({ ticker, kind, quoteDecimals }) => ({ ticker, kind, quoteDecimals })),
      [{ ticker: 'MATCH', kind: 'binary', quoteDecimals: 6 }],
    )
    const { contracts } = await mentionsOf('wasm.burn')
    assert.deepEqual(
      contracts.map(({ symbol, decimals, isToken }) => ({ symbol, decimals, isToken })),
      [{ symbol: 'LOCAL', decimals: 6, isToken: true }],
    )
    assert.equal((await mentionsOf('gov.deposit')).proposals[0]?.title, 'Deposit in two parts')
  })

  test('[TX-04] a packet is told from both of its ends, to its end', async () => {
    const {
      packets: [sent],
      channels,
    } = await mentionsOf('ibc.transfer-2')
    assert.equal(sent?.isOutgoing, true)
    assert.deepEqual(
      sent.steps.map(({ deed, hasFailed }) => [deed, hasFailed]),
      [
        ['send', false],
        ['acknowledge', false],
      ],
    )
    assert.ok(channels.some(({ channel, chain }) => channel === sent.channel && chain === sent.chain))
    const back = await mentionsOf('ibc.timeout')
    assert.equal(back.packets[0]?.steps.at(-1)?.deed, 'timeout')
  })

  test('every named transaction can be asked for what it names, and one that is not there is said to be missing', async () => {
    for (const { hash } of txs.slice(0, 200)) {
      const mentions = await getMentions(pool, hash)
      GetMentionsResponse.fromBinary(GetMentionsResponse.toBinary(mentions))
    }
    await assert.rejects(getMentions(pool, 'ff'.repeat(32)), { kind: 'not-found' })
  })

  async function mentionsOf(name: string): Promise<GetMentionsResponse> {
    return getMentions(pool, findNamedTx(recording, name).hash)
  }

  test('[TX-03] a proposal that the chain dropped keeps its title', async () => {
    const submitted = listRecordedEvents(recording, 'submit_proposal').flatMap(
      ({ values }) => values['proposal_id'] ?? [],
    )
    const { rows } = await pool.query<{ id: string }>('select id from proposals')
    const kept = new Set(rows.map(({ id }) => id))
    const dropped = [...new Set(submitted)].filter((id) => !kept.has(id)).map(BigInt)
    assert.ok(dropped.length > 0)
    const asked = { markets: [], contracts: [], proposals: dropped, channels: [] }
    const { proposals } = await listNames(pool, asked)
    assert.deepEqual(new Set(proposals.map(({ id }) => id)), new Set(dropped))
    for (const { title } of proposals) assert.notEqual(title, '')
  })

  test('[TX-03] names are told of many things at once, and too many are refused', async () => {
    const { contracts } = await mentionsOf('wasm.burn')
    const [proposal] = readExpected(recording, 'gov')['proposals'] as { id: string; title: string }[]
    const asked = {
      markets: [],
      contracts: [contracts[0]?.address ?? ''],
      proposals: [BigInt(proposal?.id ?? 0), 999n],
      channels: [],
    }
    assert.deepEqual(await listNames(pool, asked), {
      markets: [],
      contracts,
      proposals: [{ id: BigInt(proposal?.id ?? 0), title: proposal?.title }],
      channels: [],
    })
    const tooMany = { ...asked, proposals: Array.from({ length: 201 }, () => 5n) }
    await assert.rejects(listNames(pool, tooMany), { kind: 'invalid-input' })
  })

  test('names are asked for of anything that may be an address', async () => {
    const odd = ['inj1qqqq', `inj1${'q'.repeat(38)}`, '', 'inj1notanaddress']
    const none = { markets: [], contracts: [], proposals: [], channels: [] }
    assert.deepEqual(await listNames(pool, { ...none, contracts: odd }), none)
  })
})

test('[EVM-07] contracts of the EVM are named with the standard that they keep to and the denom that they move', async () => {
  const newer = await indexedRecording(newerRecording)
  const tokenOf = async (name: string) => {
    const { contracts } = await getMentions(newer.pool, findNamedTx(newerRecording, name).hash)
    return contracts.map(({ isToken, standard, denom }) => ({ isToken, standard, denom }))
  }
  const erc20 = { isToken: true, standard: 'erc20' }
  assert.deepEqual(await tokenOf('evm.coin.transfer'), [{ ...erc20, denom: '' }])
  assert.deepEqual(await tokenOf('evm.coin.transfer.fail'), [{ ...erc20, denom: '' }])
  assert.deepEqual(await tokenOf('evm.deploy.cards'), [{ isToken: true, standard: 'erc721', denom: '' }])
  assert.deepEqual(await tokenOf('evm.probe.receive'), [{ isToken: false, standard: '', denom: '' }])
  assert.deepEqual(await tokenOf('evm.transfer'), [])
  assert.deepEqual(await tokenOf('erc20.transfer'), [
    { ...erc20, denom: 'erc20:0xf3303b595360EBA7d439C091F7559ccFaEBd13f7' },
  ])
  assert.deepEqual(await tokenOf('erc20.usdt-transfer'), [
    { ...erc20, denom: 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7' },
  ])
})

test('[TX-03] a contract that pays the fee of somebody has its name, though no message or event is of it', async () => {
  const address = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
  const contract = {
    contract_address: address,
    contract_info: { code_id: '1', creator: address, label: 'Vault', created: null },
    contract_code_history: [],
  }
  const { pool } = await indexMade([{ txs: [{ granter: address }] }], { wasm: { contracts: [contract] } })
  const { rows } = await pool.query<{ hash: Buffer }>('select hash from txs')
  const { contracts } = await getMentions(pool, rows[0]?.hash.toString('hex') ?? '')
  assert.deepEqual(
    contracts.map(({ label }) => label),
    ['Vault'],
  )
})
