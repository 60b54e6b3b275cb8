export { createdAddress, keccak256 } from './hash.ts'
export { decodeEthereumTransaction, type EthereumTransaction } from './transaction.ts'
export {
  decodeEthereumResponse,
  decodeEthereumResponses,
  type EthereumLog,
  type EthereumResponse,
} from './response.ts'
