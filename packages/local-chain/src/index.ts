export { localAccounts, makeAccount, mnemonic, type LocalAccount, type LocalName } from './accounts.ts'
export { startFaucet } from './faucet.ts'
export { findProgram } from './find-program.ts'
export { keepMarketBusy } from './keep-market-busy.ts'
export { decimal } from './launch-markets.ts'
export { createSigner, pack, type Packed, type Signer } from './signer.ts'
export {
  publicKeyOf,
  sendTransaction,
  signBytes,
  signDirect,
  signTypedData,
  type HandedTransaction,
} from './sign-as-wallet.ts'
export { startLocalChain, type LocalChain } from './start-local-chain.ts'
export { contracts, tokens } from './known.ts'
export { waitForTransaction, type Included } from './wait-for-transaction.ts'
