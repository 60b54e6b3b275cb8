import type {
  Cw20Metadata,
  WasmCode,
  WasmContract,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { readCoins } from '#src/handlers/bank/read-events.ts'
import type { CodeRow } from '#src/queries/contracts/codes.ts'
import type { ContractRow, TokenRow } from '#src/queries/contracts/contracts.ts'
import { formatHash } from './format.ts'

// Numbers of the chain's own AccessType.
const accessTypes: Record<string, number> = { Nobody: 1, OnlyAddress: 2, Everybody: 3, AnyOfAddresses: 4 }

export function toCode(row: CodeRow): WasmCode {
  return {
    codeId: BigInt(row.codeId),
    txHash: row.txHash === null ? '' : formatHash(row.txHash),
    checksum: { algorithm: 'sha256', hash: formatHash(row.checksum) },
    createdAt: BigInt(row.time?.getTime() ?? 0),
    contractType: '',
    version: '',
    permission: { accessType: accessTypes[row.permission] ?? 0, address: row.permitted.join(',') },
    codeSchema: '',
    codeView: '',
    instantiates: BigInt(row.contracts),
    creator: row.creator,
    codeNumber: BigInt(row.codeId),
    proposalId: BigInt(row.proposal ?? 0),
  }
}

export function toContract(
  row: ContractRow,
  { calls, last, number }: { calls: bigint; last: Date | null; number: bigint },
): WasmContract {
  const begun = BigInt(row.time?.getTime() ?? 0)
  return {
    label: row.label,
    address: row.address,
    txHash: row.txHash === null ? '' : formatHash(row.txHash),
    creator: row.creator,
    executes: calls,
    instantiatedAt: begun,
    initMessage: row.initMsg?.toString('utf8') ?? '',
    lastExecutedAt: last === null ? begun : BigInt(last.getTime()),
    funds: readCoins(row.funds ?? '').map(({ denom, amount }) => ({ denom, amount: String(amount) })),
    codeId: BigInt(row.codeId),
    admin: row.admin,
    currentMigrateMessage: row.lastMigration?.toString('utf8') ?? '',
    contractNumber: number,
    version: '',
    type: '',
    ...(row.token !== null && { cw20Metadata: toMetadata(row.token) }),
    proposalId: 0n,
  }
}

export function toMetadata({ name, symbol, decimals, totalSupply, ...marketing }: TokenRow): Cw20Metadata {
  return {
    tokenInfo: { name, symbol, decimals: BigInt(decimals), totalSupply },
    marketingInfo: {
      project: marketing.project ?? '',
      description: marketing.description ?? '',
      logo: marketing.logo === '' ? 'embedded' : (marketing.logo ?? ''),
      // JSON in bytes, as the public service has it.
      marketing: Buffer.from(JSON.stringify(marketing.marketing)),
    },
  }
}
