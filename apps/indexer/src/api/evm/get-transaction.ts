import { messageTypesOf } from '@injsight/chain/decode'
import { notFound } from '@injsight/errors'
import type { EthereumTransaction } from '@injsight/evm'
import type { GetEthereumTransactionResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { indexOf, heightOf } from '#src/decode/values/keys.ts'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import type { StoredTransaction } from '#src/queries/blocks/stored-block.ts'
import { listEthereumPlaces } from '#src/queries/evm/transactions.ts'
import { findSequenceOfHash } from '#src/queries/transactions/transactions.ts'
import { readHash } from '../read-place.ts'
import { readEthereum } from './read-ethereum.ts'
import { toLog } from './to-log.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function getEthereumTransaction(
  { pool, cache }: { pool: Pool; cache: BlockCache },
  text: string,
): Promise<GetEthereumTransactionResponse> {
  const sequence = await findSequenceOfHash(pool, readHash(text))
  if (sequence === undefined) throw notFound('transaction', `There is no transaction ${text} in the index`)
  const [places, block] = await Promise.all([
    listEthereumPlaces(pool, [sequence]),
    cache.find(heightOf(sequence)),
  ])
  const place = places.get(sequence)
  const stored = block?.txs[indexOf(sequence)]
  const read = stored && readEthereum(stored)
  if (place === undefined || stored === undefined || read === undefined)
    throw notFound('transaction.evm', `The transaction ${text} is none of the EVM`)
  const { signed, from, hasFailed, gasUsed, returned, vmError, created, logs, isRead } = read
  return {
    hash: toNodeHex(place.hash),
    ethereumHash: toPrefixedHex(place.ethereumHash),
    height: heightOf(sequence),
    time: BigInt(place.time.getTime()),
    rank: place.rank,
    ...toSigned(signed),
    from,
    hasFailed,
    gasUsed: String(gasUsed),
    fee: feeOf(stored),
    baseFee: textOf(block?.baseFee),
    returned,
    vmError,
    refusal: hasFailed ? (stored.result.log ?? '') : '',
    created: created ?? '',
    logs: logs.map((log) => toLog({ ...log, sequence }, place)),
    isRead,
  }
}

type Signed = Pick<
  GetEthereumTransactionResponse,
  | 'type'
  | 'chainId'
  | 'nonce'
  | 'to'
  | 'value'
  | 'gasLimit'
  | 'gasPrice'
  | 'maxFeePerGas'
  | 'maxPriorityFeePerGas'
  | 'input'
  | 'accessList'
  | 'v'
  | 'r'
  | 's'
>

function toSigned({ signature, ...signed }: EthereumTransaction): Signed {
  return {
    type: signed.type,
    chainId: BigInt(signed.chainId ?? 0),
    nonce: signed.nonce,
    to: signed.to ?? '',
    value: String(signed.value),
    gasLimit: String(signed.gasLimit),
    gasPrice: textOf(signed.gasPrice),
    maxFeePerGas: textOf(signed.maxFeePerGas),
    maxPriorityFeePerGas: textOf(signed.maxPriorityFeePerGas),
    input: signed.input,
    accessList: signed.accessList,
    // Only the oldest kind has the chain in it.
    v: String(signed.type === 'legacy' ? signature.v : signature.yParity),
    r: wordOf(signature.r),
    s: wordOf(signature.s),
  }
}

function textOf(amount: bigint | undefined): string {
  return amount === undefined ? '' : String(amount)
}

function wordOf(number: bigint): string {
  return `0x${number.toString(16).padStart(64, '0')}`
}

/** What the chain took before it ran: all that it may use is paid for. */
function feeOf({ raw }: StoredTransaction): string {
  return messageTypesOf(raw).fee.find(({ denom }) => denom === 'inj')?.amount ?? '0'
}
