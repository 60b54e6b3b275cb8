import type {
  ListParameterChangesRequest,
  ListParameterChangesResponse,
  ListParametersResponse,
  ParameterChange,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { findNames } from '#src/queries/orders/names.ts'
import {
  listParameterChanges as listRows,
  listParameters as listAll,
  type ChangePlace,
  type ParameterChangeRow,
} from '#src/queries/parameters/parameters.ts'
import { listProposalMentions } from '#src/queries/search/mentions.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'

export async function listParameters(pool: Pool): Promise<ListParametersResponse> {
  const [rows, unknown] = await Promise.all([listAll(pool), listUnknown(pool, ['parameters'])])
  const heights = rows.map(({ since }) => BigInt(since))
  const names = await findNames(pool, { markets: [], accounts: [], heights })
  const parameters = rows.map(({ module, name, value, since }) => ({
    module,
    name,
    value: JSON.stringify(value),
    since: BigInt(since),
    sinceTime: names.timeMs(BigInt(since)),
  }))
  return { parameters, unknown }
}

/** @throws Fault `invalid-input` */
export async function listParameterChanges(
  pool: Pool,
  { module, name, cursor, limit: wanted }: ListParameterChangesRequest,
): Promise<ListParameterChangesResponse> {
  const limit = readLimit(wanted)
  const [rows, unknown] = await Promise.all([
    listRows(pool, { module, name, before: readPlace(cursor), limit: limit + 1 }),
    listUnknown(pool, ['parameters']),
  ])
  const { lines, next } = cutPage(rows, limit, (row) => [row.seq, row.module, row.name])
  return { changes: await toChanges(pool, lines), next, unknown }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): ChangePlace | undefined {
  const parts = readCursor(cursor, 3)
  if (parts === undefined) return undefined
  const [seq = '', module = '', name = ''] = parts
  if (!/^\d{1,18}$/.test(seq)) throw notOurs()
  return { seq: BigInt(seq), module, name }
}

/** With what is told of their places, asked once for all of them. */
async function toChanges(pool: Pool, rows: readonly ParameterChangeRow[]): Promise<ParameterChange[]> {
  const sequences = rows.map(({ seq }) => BigInt(seq))
  const ids = [...new Set(rows.map(({ proposal }) => BigInt(proposal)))].filter((id) => id > 0n)
  const [hashes, names, proposals] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
    listProposalMentions(pool, ids),
  ])
  const titles = new Map(proposals.map(({ id, title }) => [id, title ?? '']))
  return rows.map(({ seq, module, name, before, after, proposal }) => ({
    module,
    name,
    before: before === null ? '' : JSON.stringify(before),
    after: JSON.stringify(after),
    height: heightOf(BigInt(seq)),
    time: names.timeMs(heightOf(BigInt(seq))),
    proposal: BigInt(proposal),
    title: titles.get(proposal) ?? '',
    transactionHash: hashes.get(BigInt(seq)) ?? '',
  }))
}
