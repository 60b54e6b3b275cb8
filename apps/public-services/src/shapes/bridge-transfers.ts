import {
  GetPeggyDepositTxsResponse,
  GetPeggyWithdrawalTxsResponse,
  type PeggyDepositTx,
  type PeggyWithdrawalTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { denomOfBridged, formatEthereumAddress } from '@injsight/chain'
import type { EthereumContracts } from '../ethereum/contracts.ts'

/** What the public explorer calls how far a transfer is, and what an index of our own calls the same. */
const states: Readonly<Record<string, string>> = {
  InjectiveConfirming: 'Submitted',
  EthereumConfirming: 'InBatch',
  Completed: 'Confirmed',
}

/** The public explorer names what came over the bridge by its contract on Ethereum. */
export function toKnownDeposit(told: PeggyDepositTx, { inj }: EthereumContracts): PeggyDepositTx {
  return { ...told, denom: denomOf(told.denom, inj), state: states[told.state] ?? told.state }
}

function denomOf(told: string, inj: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(told)) return told
  return told.toLowerCase() === inj.toLowerCase() ? 'inj' : denomOfBridged(formatEthereumAddress(told))
}

export function toKnownWithdrawal(told: PeggyWithdrawalTx): PeggyWithdrawalTx {
  return { ...told, state: states[told.state] ?? told.state }
}

/** How an answer about the bridge is told as an index of our own would; undefined for other questions. */
export function rewriterOf(
  path: string,
  contracts: EthereumContracts,
): ((answer: Uint8Array) => Uint8Array) | undefined {
  if (path.endsWith('/GetPeggyDepositTxs'))
    return (answer) => {
      const { field } = GetPeggyDepositTxsResponse.fromBinary(answer)
      return GetPeggyDepositTxsResponse.toBinary({
        field: field.map((one) => toKnownDeposit(one, contracts)),
      })
    }
  if (path.endsWith('/GetPeggyWithdrawalTxs'))
    return (answer) => {
      const { field } = GetPeggyWithdrawalTxsResponse.fromBinary(answer)
      return GetPeggyWithdrawalTxsResponse.toBinary({ field: field.map(toKnownWithdrawal) })
    }
  return undefined
}
