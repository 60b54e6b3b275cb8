import { AuthInfo, TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { MsgEthereumTx } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { Any } from '@injectivelabs/core-proto-ts-v2/generated/google/protobuf/any_pb.js'
import { hexToBytes } from 'viem/utils'
import { recoverSender } from './sender.ts'
import { decodeEthereumTransaction, type EthereumTransaction } from './transaction.ts'

const messageType = '/injective.evm.v1.MsgEthereumTx'
const optionType = '/injective.evm.v1.ExtensionOptionsEthereumTx'

/**
 * The transaction of the chain that carries a signed Ethereum transaction, byte for byte as a node makes it of what is
 * sent to its Ethereum JSON-RPC: nothing else is signed.
 *
 * @throws invalid-input `ethereum.transaction`, `ethereum.signature`
 */
export async function wrapTransaction(rlp: Uint8Array): Promise<Uint8Array> {
  const transaction = decodeEthereumTransaction(rlp)
  const message = { ...MsgEthereumTx.create(), from: hexToBytes(await recoverSender(rlp)), raw: rlp }
  const body = TxBody.create({
    messages: [Any.create({ typeUrl: messageType, value: MsgEthereumTx.toBinary(message) })],
    extensionOptions: [Any.create({ typeUrl: optionType })],
  })
  const fee = { amount: feeOf(transaction), gasLimit: transaction.gasLimit, payer: '', granter: '' }
  return TxRaw.toBinary({
    bodyBytes: TxBody.toBinary(body),
    authInfoBytes: AuthInfo.toBinary(AuthInfo.create({ fee })),
    signatures: [],
  })
}

/** All the gas that is asked for, at the most that is offered. */
function feeOf({ gasLimit, gasPrice, maxFeePerGas }: EthereumTransaction) {
  const amount = gasLimit * (maxFeePerGas ?? gasPrice ?? 0n)
  return amount === 0n ? [] : [{ denom: 'inj', amount: String(amount) }]
}
