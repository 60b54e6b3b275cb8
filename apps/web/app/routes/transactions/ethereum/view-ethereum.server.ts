import type { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { decodeAddress, encodeAddress, formatEthereumAddress, inj } from '@injsight/chain'
import type { GetEthereumTransactionResponse } from '@injsight/injsight-v1'
import { createdAddress, decodeCall, type EthereumLog } from '@injsight/evm'
import { formatInteger } from '../../../language/format-integer.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import type { Later } from '../../../views/balances/changes.server.ts'
import { knownAbis } from '../../../sources/evm/abis.server.ts'
import { viewBytes } from '../../../views/ethereum/bytes.server.ts'
import { gwei, viewCall, type CallView } from '../../../views/ethereum/call.server.ts'
import { viewLog, type LogView } from '../../../views/ethereum/logs.server.ts'
import { tokenOf } from '../../../views/ethereum/token.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import type { EthereumRun } from './read-ethereum.server.ts'

/** What is Ethereum's own of a transaction. */
export type EthereumView = {
  call: CallView
  /** undefined where no contract wrote any. */
  logs: { title: string; lines: LogView[]; asWritten: string; note: string } | undefined
  /** What gas cost, and the hash that wallets show. */
  facts: ToldFact[]
  /** Its fee leaves the sender at once, and reaches who collects it at the end of the block. */
  creditedLater: Later
}

/** No page is longer than this makes it. */
const mostLogs = 100

type Paid = Pick<TxDetailData, 'gasFee' | 'gasWanted'>

/** What only the index knows: the base fee of the block, and with what a failed one was given back. */
type Told = { told?: Pick<GetEthereumTransactionResponse, 'baseFee' | 'returned' | 'hasFailed'> | undefined }

export function viewEthereum(run: EthereumRun, { told, ...paid }: Paid & Told, naming: Naming): EthereumView {
  const t = translationsIn(naming.language, 'ethereum')
  const { transaction, sender, response } = run
  const { to, input, hash } = transaction
  const token = to && tokenOf(to, naming.names)
  const call = to && decodeCall(to, input, knownAbis)
  const shown = viewCall({ transaction, sender, call, created: createdBy(run) }, { naming, token })
  const returned = to && response ? viewBytes(t('returned'), response.returned, naming) : []
  const refused = told?.hasFailed ? viewBytes(t('refused'), told.returned, naming) : []
  const logs = response?.logs ?? []
  return {
    call: { ...shown, bytes: [...shown.bytes, ...returned, ...refused] },
    logs: logs.length === 0 ? undefined : viewLogs(logs, naming),
    facts: [
      { name: t('price'), shown: writePrices(run, { ...paid, baseFee: told?.baseFee }, naming) },
      { name: t('hash'), shown: [{ text: hash, look: 'identifier' }], copy: hash },
    ],
    creditedLater: { coins: paid.gasFee?.amount ?? [], note: t('feeCollector') },
  }
}

function viewLogs(logs: readonly EthereumLog[], naming: Naming): EthereumView['logs'] {
  const t = translationsIn(naming.language, 'ethereum')
  return {
    title: t('logs', { count: logs.length }),
    lines: logs.slice(0, mostLogs).map((log) => viewLog(log, naming)),
    asWritten: t('asWritten'),
    note:
      logs.length > mostLogs ? t('firstLogs', { shown: mostLogs, count: formatInteger(logs.length) }) : '',
  }
}

/** The contract that a transaction created; undefined of one that called somebody, or failed. */
function createdBy({ transaction, sender, response }: EthereumRun): string | undefined {
  if (transaction.to !== undefined || sender === '' || response === undefined) return undefined
  const created = createdAddress(decodeAddress(sender).bytes, transaction.nonce)
  return formatEthereumAddress(encodeAddress('inj', created))
}

/** What was paid for gas, of which the chain counts all that was asked for, and what was offered. */
function writePrices(
  { transaction }: EthereumRun,
  { gasFee, gasWanted, baseFee = '' }: Paid & { baseFee: string | undefined },
  naming: Naming,
): Written {
  const t = translationsIn(naming.language, 'ethereum')
  const paid = BigInt(gasFee?.amount.find(({ denom }) => denom === inj.denom)?.amount ?? '0')
  const { maxFeePerGas, maxPriorityFeePerGas: tip } = transaction
  const lines: string[] = []
  if (gasWanted > 0n)
    lines.push(t('paid', { price: gwei(paid / gasWanted), limit: formatInteger(gasWanted) }))
  if (maxFeePerGas !== undefined) {
    const price = gwei(maxFeePerGas)
    lines.push(tip ? t('mostWithTip', { price, tip: gwei(tip) }) : t('most', { price }))
  }
  if (baseFee !== '') lines.push(t('base', { price: gwei(BigInt(baseFee)) }))
  return [lines.join(' · ')]
}
