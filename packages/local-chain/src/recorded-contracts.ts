import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { MsgStoreCode } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { bug } from '@injsight/errors'
import { bytesToHex, parseTransaction, type Hex } from 'viem'

const blocks = join(import.meta.dirname, '../../../recordings/newer/blocks/000001-000100.jsonl.gz')

/** The bytes of a CW20, and those that make an ERC-20, its name, decimals and supply at their end. */
export type ContractBytes = { cw20: Uint8Array; erc20: Hex }

/**
 * The first contracts that the recorded chain was given, out of its transactions: a CW20 of CosmWasm's own, and
 * "Local Dollar", a million of 6 decimals for who makes it.
 */
export async function readRecordedContracts(): Promise<ContractBytes> {
  const lines = (await promisify(gunzip)(await readFile(blocks))).toString().trim().split('\n')
  let cw20: Uint8Array | undefined
  let erc20: Hex | undefined
  for (const { typeUrl, value } of lines.flatMap(messagesOf)) {
    if (typeUrl === `/${MsgStoreCode.typeName}`) cw20 ??= MsgStoreCode.fromBinary(value).wasmByteCode
    if (typeUrl === `/${MsgEthereumTx.typeName}`) erc20 ??= creationOf(MsgEthereumTx.fromBinary(value))
    if (cw20 !== undefined && erc20 !== undefined) return { cw20, erc20 }
  }
  throw bug('The recorded chain has no contracts', { blocks })
}

function messagesOf(line: string) {
  const { block } = JSON.parse(line) as { block: { block: { data: { txs: string[] | null } } } }
  return (block.block.data.txs ?? []).flatMap((tx) => {
    const { bodyBytes } = TxRaw.fromBinary(Buffer.from(tx, 'base64'))
    return TxBody.fromBinary(bodyBytes).messages
  })
}

/** What makes a contract goes to nobody. */
function creationOf({ raw }: MsgEthereumTx): Hex | undefined {
  const { to, data } = parseTransaction(bytesToHex(raw))
  return to === undefined || to === null ? data : undefined
}
