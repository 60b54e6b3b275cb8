import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { after } from 'node:test'
import {
  GetIBCTransferTxsRequest,
  GetWasmCodesRequest,
  GetWasmContractsRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { decodeAddress } from '@injsight/chain'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { listCalls } from '#src/queries/contracts/contract-calls.ts'
import { listContractHistory } from '#src/queries/contracts/contracts.ts'
import { listCw20Holders } from '#src/queries/tokens/cw20.ts'
import { findNamedTx } from '../../../test/recorded/named-txs.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

type Expected = {
  codes: {
    code_id: string
    creator: string
    data_hash: string
    instantiate_permission: { permission: string; addresses: string[] }
  }[]
  contracts: {
    address: string
    code_id: string
    label: string
    created: { block_height: string; tx_index: string }
    history: { operation: string; code_id: string; updated: { block_height: string } }[]
  }[]
  cw20: Record<string, { token_info: { total_supply: string }; balances: Record<string, string> }>
}

type Paged<Line> = { lines: Line[]; next: string }

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const explorer = new InjectiveExplorerRPCClient(transport)
  const injsight = new ExplorerClient(transport)
  const { codes, contracts, cw20 } = readExpected(recording, 'wasm') as Expected
  const { alice = '', bob = '' } = readNames(recording)
  const token = addressOf('new label')

  function addressOf(label: string): string {
    return contracts.find((one) => one.label === label)?.address ?? ''
  }

  function checksumOf(codeId: bigint): string {
    const code = codes.find(({ code_id }) => BigInt(code_id) === codeId)
    return Buffer.from(code?.data_hash ?? '', 'base64').toString('hex')
  }

  test('codes are listed newest first, with who stored them in which transaction', async () => {
    const { response } = await explorer.getWasmCodes(GetWasmCodesRequest.create({ limit: 2, toNumber: 5n }))
    const total = BigInt(codes.length)
    assert.deepEqual(response.paging, { total, from: 4, to: 5, countBySubaccount: 0n, next: [] })
    const [code] = response.data
    const creator = codes.find(({ code_id }) => code_id === '5')?.creator ?? ''
    assert.partialDeepStrictEqual(code, {
      codeId: 5n,
      creator,
      permission: { accessType: 4, address: creator },
    })
    assert.equal(code?.txHash, `0x${findNamedTx(recording, 'wasm2.store-cw721').hash.toLowerCase()}`)
    const one = await explorer.getWasmCodeByID({ codeId: 1n })
    assert.equal(one.response.instantiates, BigInt(contracts.filter(({ code_id }) => code_id === '1').length))
    assert.equal(one.response.checksum?.hash, `0x${checksumOf(1n)}`)
    await assert.rejects(explorer.getWasmCodeByID({ codeId: 99n }).response, { code: 'grpc.not_found' })
  })

  test('contracts are listed newest first, of a code, by name, or tokens alone', async () => {
    const list = async (request: Partial<GetWasmContractsRequest>) => {
      const { response } = await explorer.getWasmContracts(GetWasmContractsRequest.create(request))
      assert.equal(response.paging?.total, BigInt(response.data.length))
      return response.data.map(({ contractNumber }) => contractNumber)
    }
    const placeOf = ({ created: { block_height, tx_index } }: Expected['contracts'][number]) =>
      (BigInt(block_height) << 32n) | BigInt(tx_index)
    const newest = contracts
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
      .map((one, at) => ({ ...one, number: BigInt(at + 1) }))
      .toReversed()
    const numbers = (some: (one: (typeof newest)[number]) => boolean) =>
      newest.filter(some).map(({ number }) => number)
    assert.deepEqual(
      await list({}),
      numbers(() => true),
    )
    assert.deepEqual(
      await list({ codeId: 1n }),
      numbers(({ code_id }) => code_id === '1'),
    )
    assert.deepEqual(
      await list({ label: 'BY SALT' }),
      numbers(({ label }) => label.includes('by salt')),
    )
    assert.deepEqual(
      await list({ lookup: token }),
      numbers(({ address }) => address === token),
    )
    assert.deepEqual(
      await list({ lookup: 'adapter' }),
      numbers(({ label }) => label.includes('adapter')),
    )
    assert.deepEqual(
      await list({ assetsOnly: true }),
      numbers(({ address }) => address in cw20),
    )
  })

  test('a contract tells how it began, how often it was called and what its token is', async () => {
    const { response } = await explorer.getWasmContractByAddress({ contractAddress: token.toUpperCase() })
    assert.partialDeepStrictEqual(response, {
      label: 'new label',
      codeId: 1n,
      admin: '',
      currentMigrateMessage: '',
      cw20Metadata: {
        tokenInfo: {
          name: 'Local Token',
          symbol: 'LOCAL',
          decimals: 6n,
          totalSupply: cw20[token]?.token_info.total_supply,
        },
        marketingInfo: { description: 'changed', logo: 'https://example.org/logo.png' },
      },
    })
    assert.match(response.initMessage, /^{"name":"Local Token"/)
    const calls = await pool.query(
      'select from contract_calls as c join addresses as a on a.account = c.contract where a.address = $1',
      [Buffer.from(decodeAddress(token).bytes)],
    )
    assert.equal(response.executes, BigInt(calls.rowCount ?? 0))
    await assert.rejects(explorer.getWasmContractByAddress({ contractAddress: 'inj1' }).response, {
      kind: 'invalid-input',
    })
  })

  test('[WASM-01] what contracts were begun with is what their events tell', async () => {
    const begun = listRecordedEvents(recording, 'cosmwasm.wasm.v1.EventContractInstantiated')
    assert.ok(begun.length > 3)
    for (const { values } of begun) {
      const address = JSON.parse(values['contract_address'] ?? '') as string
      const funds = JSON.parse(values['funds'] ?? '') as { denom: string; amount: string }[]
      const told = await injsight.getWasmContract({ contract: address }).response
      const listed = await explorer.getWasmContractByAddress({ contractAddress: address }).response
      assert.deepEqual(
        [told.areFundsKnown, told.funds, listed.funds],
        [true, funds.map(({ denom, amount }) => amount + denom).join(','), funds],
      )
    }
  })

  test('an account has its tokens by CW20, over REST too', async () => {
    const address = bob
    const { response } = await explorer.getCw20Balance({ address, limit: 0 })
    const wanted = Object.entries(cw20).map(
      ([contract, { balances }]) => [contract, balances[address]] as const,
    )
    assert.deepEqual(
      new Map(response.field.map(({ contractAddress, balance }) => [contractAddress, balance])),
      new Map(wanted),
    )
    const rest = await fetch(`${url}/api/explorer/v1/wasm/${address}/cw20-balance`)
    assert.equal(rest.status, 200)
    assert.ok((await rest.text()).replaceAll(/\s/g, '').includes(`"balance":"${cw20[token]?.balances[bob]}"`))
    const contract = await fetch(`${url}/api/explorer/v1/wasm/contracts/${token}`)
    assert.equal(((await contract.json()) as { code_id: number }).code_id, 1)
    const code = await fetch(`${url}/api/explorer/v1/wasm/codes/3`)
    assert.equal(((await code.json()) as { code_id: number }).code_id, 3)
  })

  test('holders of a token are listed from the largest on, page by page', async () => {
    const wanted = Object.entries(cw20[token]?.balances ?? {})
      .map(([holder, amount]) => ({ holder, amount }))
      .toSorted((a, b) => Number(BigInt(b.amount) - BigInt(a.amount)))
    const first = await listCw20Holders(pool, token, { below: undefined, limit: 2 })
    const rest = await listCw20Holders(pool, token, { below: first?.at(-1), limit: 100 })
    assert.deepEqual([...(first ?? []), ...(rest ?? [])], wanted)
    assert.equal(await listCw20Holders(pool, 'inj1', { below: undefined, limit: 2 }), undefined)
  })

  test('calls of a contract are listed newest first, page by page', async () => {
    const { bytes } = decodeAddress(token)
    const first = await listCalls(pool, bytes, { before: undefined, limit: 5 })
    const last = first.at(-1)
    assert.ok(last)
    const before = { sequence: BigInt(last.sequence), place: last.place }
    const rest = await listCalls(pool, bytes, { before, limit: 100 })
    const numbers = [...first, ...rest].map(
      ({ sequence, place }) => (BigInt(sequence) << 16n) | BigInt(place),
    )
    const told = listRecordedEvents(recording, 'execute')
    assert.equal(numbers.length, told.filter(({ values }) => values['_contract_address'] === token).length)
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => (a < b ? 1 : -1)),
    )
    for (const { address, history } of contracts) {
      assert.deepEqual(
        (await listContractHistory(pool, address, 200)).map((one) => [one.operation, one.codeId, one.height]),
        history.map(({ operation, code_id, updated }) => [
          operation.replace('CONTRACT_CODE_HISTORY_OPERATION_TYPE_', '').toLowerCase(),
          code_id,
          updated.block_height,
        ]),
      )
    }
  })

  test('[WASM-02] what contracts and codes became is told page by page, the newest first', async () => {
    const readAll = async <Line>(ask: (page: { cursor: string; limit: number }) => Promise<Paged<Line>>) => {
      const all: Line[] = []
      for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
        const { lines, next } = await ask({ cursor, limit: 1 })
        assert.ok(lines.length <= 1)
        all.push(...lines)
        cursor = next
      }
      return all
    }
    const readDeeds = (of: { contract: string; codeId: bigint; ofRulers: boolean }) =>
      readAll(async (page) => {
        const { deeds, next } = await injsight.listWasmDeeds({ ...of, ...page }).response
        return { lines: deeds, next }
      })
    for (const { address: contract } of contracts) {
      const { history, deeds } = await injsight.getWasmContract({ contract }).response
      const entries = await readAll(async (page) => {
        const told = await injsight.listWasmHistory({ contract, ...page }).response
        return { lines: told.entries, next: told.next }
      })
      assert.deepEqual(entries, history.toReversed())
      assert.deepEqual(await readDeeds({ contract, codeId: 0n, ofRulers: false }), deeds)
      assert.deepEqual(
        await readDeeds({ contract, codeId: 0n, ofRulers: true }),
        deeds.filter(({ deed }) => deed === 'admin' || deed === 'label'),
      )
    }
    for (const codeId of codes.map(({ code_id }) => BigInt(code_id))) {
      const { deeds } = await injsight.getWasmCode({ codeId }).response
      assert.deepEqual(await readDeeds({ contract: '', codeId, ofRulers: false }), deeds)
    }
    const page = { cursor: '', limit: 0 }
    const nobody = { contract: '', codeId: 0n, ofRulers: false }
    for (const refused of [
      injsight.listWasmDeeds({ ...nobody, ...page }),
      injsight.listWasmDeeds({ ...nobody, ...page, contract: token, codeId: 1n }),
      injsight.listWasmDeeds({ ...nobody, ...page, contract: token, cursor: 'x' }),
      injsight.listWasmHistory({ ...page, contract: token, cursor: 'x' }),
    ])
      await assert.rejects(refused.response, { kind: 'invalid-input' })
  })

  test('[WASM-04] a code tells who stored it, who may use it, and its bytes are those of its checksum', async () => {
    const { response } = await injsight.getWasmCode({ codeId: 5n })
    const creator = codes.find(({ code_id }) => code_id === '5')?.creator ?? ''
    assert.partialDeepStrictEqual(response, {
      creator,
      permission: 'AnyOfAddresses',
      permitted: [creator],
      height: BigInt(findNamedTx(recording, 'wasm2.store-cw721').height),
      proposal: 0n,
    })
    assert.equal(response.deeds.at(-1)?.deed, 'store')
    for (const codeId of codes.map(({ code_id }) => BigInt(code_id))) {
      const [code, stored] = await Promise.all([
        injsight.getWasmCode({ codeId }).response,
        injsight.getWasmCodeBytes({ codeId }).response,
      ])
      const bytes = Buffer.from(stored.bytes, 'base64')
      const wasm = stored.form === 'gzip' ? gunzipSync(bytes) : bytes
      assert.deepEqual(
        [code.checksum, createHash('sha256').update(wasm).digest('hex')],
        [checksumOf(codeId), code.checksum],
      )
      assert.equal(stored.from, 'transaction')
    }
    await assert.rejects(injsight.getWasmCode({ codeId: 99n }).response, { kind: 'not-found' })
    await assert.rejects(injsight.getWasmCodeBytes({ codeId: -1n }).response, { kind: 'not-found' })
  })

  test('[WASM-02] a contract tells what it ran, who could change it, and what it told at each call', async () => {
    const { response } = await injsight.getWasmContract({ contract: token })
    assert.partialDeepStrictEqual(response, { address: token, standard: 'cw20', admin: '', codeId: 1n })
    assert.match(response.history[0]?.message ?? '', /^{"name":"Local Token"/)
    assert.deepEqual(response.deeds.map(({ deed }) => deed).toSorted(), [
      'admin',
      'admin',
      'instantiate',
      'label',
    ])
    assert.ok(response.deeds.every(({ hash, time }) => hash.length === 64 && time > 0n))
    assert.ok(response.actions.includes('transfer'))

    const first = (await injsight.listWasmCalls({ contract: token, cursor: '', limit: 4 })).response
    const rest = (await injsight.listWasmCalls({ contract: token, cursor: first.next, limit: 0 })).response
    const calls = [...first.calls, ...rest.calls]
    assert.equal(BigInt(calls.length), response.calls)
    assert.equal(rest.next, '')
    const burn = calls.find(({ action }) => action === 'burn')
    const [event] = burn?.events ?? []
    assert.deepEqual(
      [event?.type, event?.keys.slice(0, 1), event?.values.slice(0, 1)],
      ['wasm', ['action'], ['burn']],
    )
  })

  test('[WASM-02] holders of a token by CW20 are those of the chain, and of what is none there are none', async () => {
    const ask = async (contract: string, cursor: string) =>
      (await injsight.listCw20Holders({ contract, cursor, limit: 2 })).response
    const found: { account: string; amount: string }[] = []
    for (let cursor = ''; ;) {
      const { holders, next } = await ask(token, cursor)
      found.push(...holders)
      if (next === '') break
      cursor = next
    }
    const balances = Object.entries(cw20[token]?.balances ?? {}).filter(([, amount]) => amount !== '0')
    assert.deepEqual(new Map(found.map(({ account, amount }) => [account, amount])), new Map(balances))
    assert.equal((await ask(bob, '')).isFollowed, false)
  })

  test('transfers to other chains tell what became of them', async () => {
    const list = async (request: Partial<GetIBCTransferTxsRequest>) =>
      (await explorer.getIBCTransferTxs(GetIBCTransferTxsRequest.create(request))).response.field
    const sender = alice
    const sent = (await list({ sender, srcChannel: 'channel-0', limit: 100 })).filter(
      ({ txHashes }) => txHashes.length > 0,
    )
    const [one] = sent
    const { receiver = '', destinationPort = '', destinationChannel = '' } = one ?? {}
    const ends = { sender, receiver, srcPort: 'transfer', srcChannel: 'channel-0', limit: 100 }
    const [some, all, none] = [
      await list(ends),
      await list({ ...ends, destPort: destinationPort, destChannel: destinationChannel }),
      await list({ ...ends, destPort: 'other' }),
    ]
    assert.deepEqual([all, none], [some, []])
    const states = new Map(sent.map(({ packetSequence, state }) => [packetSequence, state]))
    assert.deepEqual(
      [1n, 2n, 3n, 4n, 5n].map((sequence) => states.get(sequence)),
      // Each packet that arrived stands on this chain twice, as both ends are here.
      ['Completed', 'Completed', 'Failed', 'Timeout', 'Pending'],
    )
    const [newest] = await list({ receiver: 'notanaddress' })
    assert.partialDeepStrictEqual(newest, {
      sender,
      denom: 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7',
      amount: '1000000',
      state: 'Failed',
    })
    assert.equal(
      Buffer.from(Buffer.from(newest?.dataHex ?? []).toString(), 'hex')
        .toString()
        .includes('notanaddress'),
      true,
    )
    assert.deepEqual(await list({ sender: 'inj1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqe2hm49' }), [])
  })
})
