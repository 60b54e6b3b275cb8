import {
  GetPeggyDepositTxsResponse,
  type PeggyDepositTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { denomOfBridged, formatEthereumAddress } from '@injsight/chain'
import type { EthereumContracts } from '../ethereum/contracts.ts'

/** The public explorer names what came over the bridge by its contract on Ethereum, an index by its denom on the chain. */
export function toKnownDeposit(told: PeggyDepositTx, { inj }: EthereumContracts): PeggyDepositTx {
  return { ...told, denom: denomOf(told.denom, inj) }
}

function denomOf(told: string, inj: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(told)) return told
  return told.toLowerCase() === inj.toLowerCase() ? 'inj' : denomOfBridged(formatEthereumAddress(told))
}

/** How an answer about the bridge is told as an index of our own would; undefined for other questions. */
export function rewriterOf(
  path: string,
  contracts: EthereumContracts,
): ((answer: Uint8Array) => Uint8Array) | undefined {
  if (!path.endsWith('/GetPeggyDepositTxs')) return undefined
  return (answer) => {
    const { field } = GetPeggyDepositTxsResponse.fromBinary(answer)
    return GetPeggyDepositTxsResponse.toBinary({ field: field.map((one) => toKnownDeposit(one, contracts)) })
  }
}
