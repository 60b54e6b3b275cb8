export { createdAddress, keccak256 } from './hash.ts'
export { logsBloom, readBloom } from './bloom.ts'
export { recoverSender } from './transactions/sender.ts'
export { decodeEthereumTransaction, type EthereumTransaction } from './transactions/transaction.ts'
export {
  decodeEthereumResponse,
  decodeEthereumResponses,
  type EthereumLog,
  type EthereumResponse,
} from './transactions/response.ts'
export { createKnownAbis, type KnownAbis, type NamedAbi } from './abis/known-abis.ts'
export { decodeCall } from './decoding/decode-call.ts'
export { decodeLog, type DecodedLog } from './decoding/decode-log.ts'
export { listReadMethods, listWriteMethods, type Method, type Methods } from './contracts/read-methods.ts'
export {
  nameAt,
  rangeOf,
  readArgument,
  type Parameter,
  type Unfit,
  type Wanted,
} from './contracts/read-argument.ts'
export { matchCode, type CompiledCode } from './contracts/match-code.ts'
export { readAbi, readAbiList } from './abis/read-abi-list.ts'
export { signatureOf } from './decoding/abi-index.ts'
export { decodeRevert } from './decoding/decode-revert.ts'
export { readRevert } from './decoding/read-revert.ts'
export { toChainMessages } from './transactions/to-chain-messages.ts'
export { precompiles } from './precompiles/all.ts'
export { exchange as exchangePrecompile } from './precompiles/exchange.ts'
export { readOrderAnswers } from './precompiles/exchange-answers.ts'
export {
  findOpened,
  messageOfCall,
  openMessage,
  type OpenedFields,
  type UnsignedCall,
} from './transactions/open-message.ts'
export { wrapTransaction } from './transactions/wrap-transaction.ts'
export { endApproval, type Approved } from './contracts/end-approval.ts'
