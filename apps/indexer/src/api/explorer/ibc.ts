import type {
  GetIBCTransferTxsRequest,
  GetIBCTransferTxsResponse,
  IBCTransferTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { decodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { listIbcTransfers, type FateRow, type IbcTransferRow } from '#src/queries/bridges/ibc.ts'
import { accountKey } from '#src/decode/values/keys.ts'
import { formatHash, formatTime } from './format.ts'
import { deepestSkip, readLimit, readSkip } from './read-request.ts'

/** The method about transfers to and from other chains. */
export function createIbcMethods({ pool }: { pool: Pool }) {
  async function getIBCTransferTxs(request: GetIBCTransferTxsRequest): Promise<GetIBCTransferTxsResponse> {
    const [senderAccount, receiverAccount] = [keyOf(request.sender), keyOf(request.receiver)]
    const filter = {
      senderAccount,
      receiverAccount,
      sender: senderAccount === undefined ? request.sender || undefined : undefined,
      receiver: receiverAccount === undefined ? request.receiver || undefined : undefined,
      sourcePort: request.srcPort || undefined,
      sourceChannel: request.srcChannel || undefined,
      targetPort: request.destPort || undefined,
      targetChannel: request.destChannel || undefined,
    }
    const page = { limit: readLimit(request.limit), skip: readSkip(request.skip, deepestSkip, older) }
    return { field: (await listIbcTransfers(pool, filter, page)).map(toTransfer) }
  }

  return { getIBCTransferTxs }
}

const older = 'page through /injsight/v1/ibc/channels/{port}/{channel}/packets by cursor'

function toTransfer(row: IbcTransferRow): IBCTransferTx {
  const times = row.fate.flatMap(({ time }) => (time === null ? [] : [new Date(time).getTime()]))
  const created = row.time?.getTime() ?? 0
  const hashes = row.fate.flatMap(({ txHash }) => (txHash === null ? [] : [formatHash(txHash)]))
  return {
    sender: row.sender,
    receiver: row.receiver,
    sourcePort: row.sourcePort,
    sourceChannel: row.sourceChannel,
    destinationPort: row.targetPort,
    destinationChannel: row.targetChannel,
    amount: row.amount,
    denom: row.denom,
    timeoutHeight: row.timeoutHeight,
    timeoutTimestamp: BigInt(row.timeoutTime),
    packetSequence: BigInt(row.packetSequence),
    // The public service writes the bytes in hex, and that in bytes.
    dataHex: Buffer.from(row.content?.toString('hex') ?? ''),
    state: stateOf(row.fate),
    txHashes: [...new Set(hashes)],
    createdAt: formatTime(BigInt(created)),
    updatedAt: formatTime(BigInt(Math.max(created, ...times))),
  }
}

function stateOf(fate: FateRow[]): 'Pending' | 'Completed' | 'Failed' | 'Timeout' {
  const last = fate.at(-1)
  if (last?.deed === 'timeout') return 'Timeout'
  if (last === undefined || last.isSuccess === null) return 'Pending'
  return last.isSuccess ? 'Completed' : 'Failed'
}

/** undefined for an address of another chain. */
function keyOf(address: string): bigint | undefined {
  try {
    const { prefix, bytes } = decodeAddress(address.trim())
    return prefix === 'inj' ? accountKey(bytes) : undefined
  } catch {
    return undefined
  }
}
