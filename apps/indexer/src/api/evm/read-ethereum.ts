import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { decodeEthereumTransaction, type EthereumTransaction } from '@injsight/evm'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listMessages } from '#src/decode/list-messages.ts'
import { ethereumType, readRun, type RunLog } from '#src/handlers/evm/read-run.ts'
import type { StoredTransaction } from '#src/queries/blocks/stored-block.ts'

/** A transaction of the EVM and what came of it; addresses and bytes as `0x…`. */
export type ReadEthereum = {
  signed: EthereumTransaction
  from: string
  hasFailed: boolean
  gasUsed: bigint
  returned: string
  vmError: string
  created: string | undefined
  logs: RunLog[]
  /** Whether the chain's answer could be read. */
  isRead: boolean
}

/** Reads the first message of the EVM in a transaction; undefined when there is none that can be read. */
export function readEthereum({ raw, result }: StoredTransaction): ReadEthereum | undefined {
  const message = listMessages(raw, result.data).find(({ typeUrl }) => typeUrl === ethereumType)
  if (message === undefined) return undefined
  const sent = attempt(() => readSent(message.value))
  if (sent === undefined) return undefined
  const hasFailed = result.code !== 0
  const failure = hasFailed ? readFailure(result.log ?? '') : undefined
  const run = hasFailed ? undefined : attempt(() => readRun(message.value, message.response))
  return {
    ...sent,
    hasFailed: hasFailed || (run?.response.vmError ?? '') !== '',
    gasUsed: run?.response.gasUsed ?? failure?.gasUsed ?? BigInt(result.gas_used ?? 0),
    returned: run?.response.returned ?? failure?.returned ?? '0x',
    vmError: run?.response.vmError ?? failure?.vmError ?? '',
    created: run?.created && toPrefixedHex(run.created.address),
    logs: run?.logs ?? [],
    isRead: hasFailed || run !== undefined,
  }
}

function readSent(value: Uint8Array): Pick<ReadEthereum, 'signed' | 'from'> {
  const { from, raw } = MsgEthereumTx.fromBinary(value)
  return { signed: decodeEthereumTransaction(raw), from: toPrefixedHex(Buffer.from(from)) }
}

/** What the EVM said of a transaction that it took back: it stands as JSON in the words of the chain. */
function readFailure(log: string): Pick<ReadEthereum, 'gasUsed' | 'returned' | 'vmError'> | undefined {
  const [, json] = /^failed to execute message; message index: \d+: (\{.*\})/s.exec(log) ?? []
  const told = json === undefined ? undefined : attempt(() => JSON.parse(json) as Record<string, unknown>)
  if (told === undefined) return undefined
  const { gas_used, vm_error, ret } = told
  return {
    gasUsed: Number.isSafeInteger(gas_used) ? BigInt(gas_used as number) : 0n,
    returned: toPrefixedHex(Buffer.from(typeof ret === 'string' ? ret : '', 'base64')),
    vmError: typeof vm_error === 'string' ? vm_error : '',
  }
}

/** What a proposer put into a block may be anything. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
