import { Service } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import type { IServiceClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb.client'
import { TxResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/abci/v1beta1/abci_pb'
import { badChainData, Fault, invalidInput } from '@injsight/errors'
import { serve, type ServedService } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import { askNode, formatChainReply } from './forward.ts'

type Node = Pick<NodeClient, 'queryAbci' | 'fetchResult'>

/**
 * `cosmos.tx.v1beta1.Service`: the node answers it, and is given what is to be broadcast. Whatever the mode, the
 * answer comes once the node has checked the transaction, not when it is in a block.
 */
export function createTxService(node: Node): ServedService {
  return serve<IServiceClient>(
    Service,
    {
      async broadcastTx({ txBytes }) {
        if (txBytes.length === 0) throw invalidInput('tx.empty', 'There is no transaction to broadcast')
        return { txResponse: await broadcast(node, txBytes) }
      },
    },
    { otherwise: askNode(node), format: formatChainReply },
  )
}

/**
 * Gives a transaction to the node: the answer comes once it has been checked, and is a refusal where its code isn't 0.
 * Nodes of CometBFT 1 tell of one that they don't take as an error.
 */
export async function broadcast(
  node: Pick<NodeClient, 'fetchResult'>,
  txBytes: Uint8Array,
): Promise<TxResponse> {
  const tx = `0x${Buffer.from(txBytes).toString('hex')}`
  try {
    return readCheck((await node.fetchResult('broadcast_tx_sync', { tx })).value)
  } catch (error) {
    if (error instanceof Fault && error.code === 'tx.refused') return readCheck(error.values)
    throw error
  }
}

function readCheck(value: unknown): TxResponse {
  const { code, codespace, hash, log } = (value ?? {}) as {
    code?: unknown
    codespace?: string
    hash?: unknown
    log?: string
  }
  if (typeof hash !== 'string' || typeof code !== 'number') {
    throw badChainData(
      'node.unreadable',
      'The node answered a transaction with something else than its check',
    )
  }
  return TxResponse.create({
    txhash: hash,
    code,
    codespace: codespace ?? '',
    rawLog: log ?? '',
  })
}
