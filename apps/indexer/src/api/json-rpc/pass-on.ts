import type { Upstream } from './upstream.ts'
import { codes, RpcError } from './rpc-error.ts'

/** What a node answers from its state: an index keeps what happened. */
const answeredByNodes = new Set([
  'eth_blobBaseFee',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getCode',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionCount',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'net_listening',
  'net_peerCount',
])
const isPublic = /^(eth|net|web3)_[a-zA-Z0-9]{1,60}$/
/** With the keys of the node that is asked, which are not the visitor's. */
const usesKeys = /^eth_(sign|send(?!RawTransaction)|resend|fillTransaction|set)/i
/** Of a conversation; and what another node's filter tells, the index may not have yet. */
const isKept = /^eth_(new|get|uninstall)\w*Filter|^eth_getFilter|subscribe$/i

/** Whether it is one of those that nodes are known to answer. */
export function isNodeMethod(method: string): boolean {
  return answeredByNodes.has(method)
}

/** Answers by asking a node what the index doesn't know. @throws RpcError */
export function passOn(upstream: Upstream | undefined, method: string, params: unknown[]): Promise<unknown> {
  if (usesKeys.test(method)) throw unknownMethod(method, 'an index has no keys to sign with')
  if (isKept.test(method))
    throw unknownMethod(method, 'no filters are kept; poll eth_getLogs and eth_blockNumber')
  if (upstream !== undefined && isPublic.test(method)) return upstream.ask(method, params)
  if (upstream === undefined && isNodeMethod(method)) {
    throw unknownMethod(
      method,
      'a node answers it, and none’s Ethereum JSON-RPC is set (EVM_URL of the indexer, --evm of npm start)',
    )
  }
  throw unknownMethod(method)
}

/** In the words by which clients know that they must do without. */
function unknownMethod(method: string, reason?: string): RpcError {
  const words = `the method ${method.slice(0, 100)} does not exist/is not available`
  return new RpcError(codes.unknownMethod, reason === undefined ? words : `${words}: ${reason}`)
}
