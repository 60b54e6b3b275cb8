import { decodeAddress } from '@injsight/chain'
import type { ListRegisteredContractsRequest, ListRegisteredContractsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listRegisteredContracts as listRows } from '#src/queries/contracts/registered-contracts.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'

/** @throws Fault `invalid-input` */
export async function listRegisteredContracts(
  pool: Pool,
  { cursor, limit: wanted }: ListRegisteredContractsRequest,
): Promise<ListRegisteredContractsResponse> {
  const limit = readLimit(wanted)
  const [rows, unknown] = await Promise.all([
    listRows(pool, { after: readPlace(cursor), limit: limit + 1 }),
    listUnknown(pool, ['wasmx']),
  ])
  const { lines, next } = cutPage(rows, limit, ({ contract }) => [contract])
  const contracts = lines.map((row) => ({
    contract: row.contract,
    label: row.label ?? '',
    gasLimit: row.gas_limit ?? '',
    gasPrice: row.gas_price,
    isExecutable: row.is_executable,
    codeId: BigInt(row.code_id),
    admin: row.admin,
    granter: row.granter,
    fundMode: row.fund_mode,
    runs: BigInt(row.runs),
    failed: BigInt(row.failed ?? 0),
    lastHeight: BigInt(row.last_height),
    lastError: row.last_error,
  }))
  return { contracts, next, unknown }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): string {
  const [contract] = readCursor(cursor, 1) ?? []
  if (contract === undefined) return ''
  if (decodeAddress(contract).prefix !== 'inj') throw notOurs()
  return contract
}
