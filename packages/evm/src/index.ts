export { createdAddress, keccak256 } from './hash.ts'
export { logsBloom, readBloom } from './bloom.ts'
export { recoverSender } from './sender.ts'
export { decodeEthereumTransaction, type EthereumTransaction } from './transaction.ts'
export {
  decodeEthereumResponse,
  decodeEthereumResponses,
  type EthereumLog,
  type EthereumResponse,
} from './response.ts'
export { createKnownAbis, type KnownAbis, type NamedAbi } from './known-abis.ts'
export { decodeCall } from './decode-call.ts'
export { decodeLog, type DecodedLog } from './decode-log.ts'
export { listReadMethods, listWriteMethods, type Method, type Methods } from './read-methods.ts'
export { rangeOf, readArgument, type Parameter, type Unfit, type Wanted } from './read-argument.ts'
export { matchCode, type CompiledCode } from './match-code.ts'
export { readAbi, readAbiList } from './read-abi-list.ts'
export { signatureOf } from './abi-index.ts'
export { decodeRevert } from './decode-revert.ts'
export { readRevert } from './read-revert.ts'
export { toChainMessages } from './to-chain-messages.ts'
export { exchange as exchangePrecompile } from './precompiles/exchange.ts'
export {
  findOpened,
  messageOfCall,
  openMessage,
  type OpenedFields,
  type UnsignedCall,
} from './open-message.ts'
export { wrapTransaction } from './wrap-transaction.ts'
export { endApproval, type Approved } from './end-approval.ts'
