import type { WasmContract } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { formatEthereumAddress, readAccount, shortenHash } from '@injsight/chain'
import type { Collection, EvmContract } from '@injsight/injsight-v1'
import { formatInteger } from '../../../language/format-integer.ts'
import { isolateName } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { part } from '../../../page.server.ts'
import { fetchCollectionsAmong } from '../../../sources/nfts.server.ts'
import {
  fetchCodes,
  fetchContracts,
  fetchEvmContracts,
  fetchRegistered,
  type ContractChoice,
} from '../../../sources/wasm/contracts.server.ts'
import { account, fileOnly, moment, nothing, number, words } from '../../../views/lists/cells.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'
import type { Cell, Row, Table } from '../../../views/lists/table.ts'
import { writeVerified } from '../evm/evm-facts.server.ts'
import type { ListName } from './read-choice.ts'
import { contractCell } from './contract-cell.server.ts'
import { tableOfRegistered } from './registered.server.ts'

export type ListRequest = { choice: ContractChoice; cursor: string; limit: number; naming: Naming }

/** A page of a list, and of how many lines in all; undefined where nobody counts them. */
export type CountedPage = ListPage & { total: bigint | undefined }

export const lists: Record<ListName, (request: ListRequest) => Promise<CountedPage>> = {
  contracts: listContracts,
  evm: listEvmContracts,
  code: listCodes,
  registered: listRegistered,
}

async function listContracts({ choice, cursor, limit, naming }: ListRequest): Promise<CountedPage> {
  const skip = Number(readNumber(cursor))
  const { data, paging } = await fetchContracts(choice, { skip, limit })
  const total = paging?.total ?? 0n
  const isMore = BigInt(skip + data.length) < total && data.length > 0
  return {
    table: tableOfContracts(data, await fetchNftContracts(data), naming),
    next: isMore ? String(skip + data.length) : '',
    total,
  }
}

/** Which of them are collections by CW721, as far as that is told. */
export async function fetchNftContracts(contracts: readonly WasmContract[]): Promise<Collection[]> {
  const others = contracts.filter(({ cw20Metadata }) => cw20Metadata === undefined)
  const { value = [] } = await part(fetchCollectionsAmong(others.map(({ address }) => address)))
  return value
}

/** Contracts of CosmWasm as their list and the page of their code show them. @param collections those that are NFTs */
export function tableOfContracts(
  contracts: readonly WasmContract[],
  collections: readonly Collection[],
  naming: Naming,
): Table {
  const nfts = new Map(collections.map(({ contract, symbol }) => [contract, symbol]))
  const t = translationsIn(naming.language, 'wasm')
  return {
    columns: [
      { name: t('columns.contract') },
      { name: t('columns.address'), isOnlyInFile: true },
      { name: t('columns.type') },
      { name: t('columns.code'), isNumber: true },
      { name: t('columns.creator') },
      { name: t('columns.admin'), isOnlyInFile: true },
      { name: t('columns.calls'), isNumber: true },
      { name: t('columns.lastCall'), isTime: true },
      { name: t('columns.created'), isTime: true },
      { name: t('columns.hash'), isOnlyInFile: true },
      { name: t('columns.init'), isOnlyInFile: true },
      { name: t('columns.funds'), isOnlyInFile: true },
      { name: t('columns.program'), isOnlyInFile: true },
      { name: t('columns.version'), isOnlyInFile: true },
    ],
    rows: contracts.map((contract) => rowOfContract(contract, nfts.get(contract.address), naming)),
  }
}

function rowOfContract(contract: WasmContract, nft: string | undefined, naming: Naming): Row {
  const { address, label, codeId, creator, admin, executes, txHash, initMessage, cw20Metadata } = contract
  return {
    key: address,
    cells: [
      contractCell(address, label),
      fileOnly(address),
      typeCell(cw20Metadata?.tokenInfo?.symbol, nft),
      codeCell(codeId),
      account(creator, naming),
      fileOnly(admin),
      number(executes.toString()),
      executes === 0n ? nothing : moment(contract.lastExecutedAt, naming),
      contract.instantiatedAt === 0n ? nothing : moment(contract.instantiatedAt, naming),
      fileOnly(hashOf(txHash)),
      fileOnly(initMessage),
      fileOnly(contract.funds.map(({ denom, amount }) => `${amount}${denom}`).join(',')),
      fileOnly(contract.type),
      fileOnly(contract.version),
    ],
  }
}

/** The explorer's services write a hash as Ethereum does. */
function hashOf(told: string): string {
  return told.replace(/^0x/, '').toUpperCase()
}

/** Its standard, with the symbol of what it keeps account of. */
function typeCell(cw20: string | undefined, nft: string | undefined): Cell {
  const symbol = cw20 ?? nft
  if (symbol === undefined) return nothing
  const standard = cw20 === undefined ? 'CW721' : 'CW20'
  if (symbol === '') return words([standard])
  return { shown: [isolateName(symbol)], below: [standard], file: `${standard} ${symbol}` }
}

function codeCell(codeId: bigint): Cell {
  const to = `/code/${codeId}/`
  return { shown: [{ text: formatInteger(codeId), to, look: 'number' }], file: codeId }
}

async function listCodes({ cursor, limit, naming }: ListRequest): Promise<CountedPage> {
  const { data, paging } = await fetchCodes(readNumber(cursor), limit)
  const t = translationsIn(naming.language, 'wasm')
  const last = data.at(-1)?.codeId ?? 1n
  const columns = [
    { name: t('columns.code'), isNumber: true },
    { name: t('columns.checksum') },
    { name: t('columns.creator') },
    { name: t('columns.instances'), isNumber: true },
    { name: t('columns.permission') },
    { name: t('columns.permitted'), isOnlyInFile: true },
    { name: t('columns.proposal'), isOnlyInFile: true },
    { name: t('columns.program'), isOnlyInFile: true },
    { name: t('columns.version'), isOnlyInFile: true },
    { name: t('columns.hash') },
    { name: t('columns.created'), isTime: true },
  ]
  const rows = data.map((code) => {
    const hash = hashOf(code.txHash)
    return {
      key: String(code.codeId),
      cells: [
        codeCell(code.codeId),
        identifier(code.checksum?.hash.replace(/^0x/, '') ?? ''),
        account(code.creator, naming),
        number(code.instantiates.toString()),
        words([t(`code.${permissions[code.permission?.accessType ?? 0] ?? 'nobody'}`)]),
        fileOnly(code.permission?.address ?? ''),
        fileOnly(code.proposalId === 0n ? '' : code.proposalId),
        fileOnly(code.contractType),
        fileOnly(code.version),
        hash === '' ? nothing : identifier(hash, `/transaction/${hash}/`),
        code.createdAt === 0n ? nothing : moment(code.createdAt, naming),
      ],
    }
  })
  return {
    table: { columns, rows },
    next: last > 1n && data.length === limit ? String(last - 1n) : '',
    total: paging?.total,
  }
}

/** By the chain's numbers of access types. */
const permissions: Record<number, 'everybody' | 'nobody' | 'listed'> = {
  2: 'listed',
  3: 'everybody',
  4: 'listed',
}

function identifier(text: string, to?: string): Cell {
  const piece = { text: shortenHash(text), title: text, look: 'identifier' as const, ...(to && { to }) }
  return { shown: [piece], copy: text, file: text }
}

async function listEvmContracts({ choice, cursor, limit, naming }: ListRequest): Promise<CountedPage> {
  const { contracts, next } = await fetchEvmContracts({ tokens: choice.tokens, cursor, limit })
  return { table: tableOfEvmContracts(contracts, naming), next, total: undefined }
}

export function tableOfEvmContracts(contracts: readonly EvmContract[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'wasm')
  const columns = [
    { name: t('columns.contract') },
    { name: t('columns.address'), isOnlyInFile: true },
    { name: t('columns.type') },
    { name: translationsIn(naming.language, 'contract')('parts.source') },
    { name: t('columns.creator') },
    { name: t('columns.hash') },
    { name: t('columns.created'), isTime: true },
    { name: translationsIn(naming.language, 'nfts')('columns.since'), isOnlyInFile: true },
  ]
  const rows = contracts.map(({ address, creator, hash, time, knownFrom, token, verifiedAs }) => {
    const shown = formatEthereumAddress(readAccount(address))
    const name = token === undefined ? '' : token.name || token.symbol
    return {
      key: address,
      cells: [
        contractCell(shown, name),
        fileOnly(shown),
        token === undefined ? nothing : words([token.standard.toUpperCase().replace('ERC', 'ERC-')]),
        verifiedAs === ''
          ? nothing
          : { shown: writeVerified(shown, verifiedAs, naming.language), file: verifiedAs },
        creator === '' ? nothing : account(readAccount(creator), naming),
        hash === '' ? nothing : identifier(hash, `/transaction/${hash}/`),
        time > 0n ? moment(time, naming) : knownSince(knownFrom, naming),
        fileOnly(time > 0n || knownFrom === 0n ? '' : knownFrom),
      ],
    }
  })
  return { columns, rows }
}

/** Of a contract that nobody tells the creation of: from when on it is known. */
function knownSince(height: bigint, { language }: Naming): Cell {
  const t = translationsIn(language, 'contract')
  if (height === 0n) return { shown: [t('beforeIndex')], file: '' }
  const text = t('since', { height: formatInteger(height) })
  return { shown: [{ text, to: `/block/${height}/`, look: 'name' }], file: '' }
}

async function listRegistered({ cursor, limit, naming }: ListRequest): Promise<CountedPage> {
  const { contracts, next } = await fetchRegistered({ cursor, limit })
  return { table: tableOfRegistered(contracts, naming), next, total: undefined }
}

/** A place in a list that is counted; 0 for its beginning. */
function readNumber(cursor: string): bigint {
  return /^\d{1,15}$/.test(cursor) ? BigInt(cursor) : 0n
}
