import { invalidInput } from '@injsight/errors'
import type { ListEvmContractsRequest, ListEvmContractsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listEvmContracts as findContracts, type EvmContractFilter } from '#src/queries/evm/contracts.ts'
import { cutPage, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readNumbers } from './read-numbers.ts'
import { toContract } from './to-contract.ts'

const standards = ['erc20', 'erc721', 'erc1155', 'token'] as const

/** @throws Fault `invalid-input` */
export async function listEvmContracts(
  pool: Pool,
  request: ListEvmContractsRequest,
): Promise<ListEvmContractsResponse> {
  const limit = readLimit(request.limit)
  const [since, key] = readNumbers(readCursor(request.cursor, 2))
  const filter: EvmContractFilter = {
    creator: request.creator === '' ? undefined : readName(request.creator).bytes,
    standard: readStandard(request.standard),
  }
  const after = since === undefined || key === undefined ? undefined : { since, key }
  const [found, unknown] = await Promise.all([
    findContracts(pool, filter, { after, limit: limit + 1 }),
    listUnknown(pool, ['evm-tokens']),
  ])
  const { lines, next } = cutPage(found, limit, (row) => [row.since, row.key])
  return { contracts: lines.map(toContract), next, unknown }
}

function readStandard(text: string): EvmContractFilter['standard'] {
  const standard = standards.find((one) => one === text)
  if (text === '' || standard !== undefined) return standard
  throw invalidInput('token.standard', `"${text.slice(0, 40)}" is none of ${standards.join(', ')}`)
}
