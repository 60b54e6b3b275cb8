import { count, flag, list, message, such, text, texts, whole, type Of } from '../../define.ts'

const wei = 'in wei of inj (10^-18), decimal text'
const address = '0x… in lower case'

export type EthereumLog = Of<typeof EthereumLog>
export const EthereumLog = message('EthereumLog', 'what a contract wrote while it ran', {
  contract: text(1, `${address}: who wrote it`),
  topics: texts(
    2,
    'at most four, 0x… of 32 bytes each; the first is mostly the hash of what kind of event it is',
  ),
  data: text(3, '0x… of any length'),
  place: count(4, 'among the logs of its block, from 0'),
  height: whole(5, 'of the block'),
  time: whole(6, 'of the block, milliseconds since 1970'),
  hash: text(7, 'of the transaction, as the chain knows it: upper-case hex'),
  ethereumHash: text(8, 'of the transaction in the EVM, 0x…'),
})

export type AccessedAddress = Of<typeof AccessedAddress>
export const AccessedAddress = message('AccessedAddress', 'what a transaction said that it would use', {
  address: text(1, address),
  storageKeys: texts(2, 'places in its store, 0x… of 32 bytes each'),
})

export type GetEthereumTransactionRequest = Of<typeof GetEthereumTransactionRequest>
export const GetEthereumTransactionRequest = message(
  'GetEthereumTransactionRequest',
  'names a transaction of the EVM',
  {
    hash: such(
      '0xd1f9130f09b8b0931d0bb2ad2864f7c2cd3b8ca29bbf8e896f72f843be7e6a2a',
      text(1, 'either of its hashes, 64 hex digits, with or without 0x'),
    ),
  },
)

export type GetEthereumTransactionResponse = Of<typeof GetEthereumTransactionResponse>
export const GetEthereumTransactionResponse = message(
  'GetEthereumTransactionResponse',
  'a transaction of the EVM: what was signed, and what came of it',
  {
    hash: text(1, 'as the chain knows it: upper-case hex'),
    ethereumHash: text(2, 'keccak256 of what was signed, 0x…'),
    height: whole(3, 'of the block'),
    time: whole(4, 'of the block, milliseconds since 1970'),
    rank: count(5, 'among the transactions of the EVM in its block, from 0: what Ethereum calls its index'),
    type: text(6, 'legacy, eip2930, eip1559, eip4844 or eip7702'),
    chainId: whole(7, 'the chain of the EVM that it is bound to; 0 when it is bound to none'),
    nonce: whole(8, 'how many transactions its sender had sent before it'),
    from: text(9, `${address}: who signed it`),
    to: text(10, `${address}: whom it calls; empty when it creates a contract`),
    value: text(11, `what it sends along, ${wei}`),
    gasLimit: text(12, 'units of gas that it may use, decimal text'),
    gasPrice: text(13, `what it offers for a unit of gas, ${wei}; empty when it names a maximum instead`),
    maxFeePerGas: text(14, `what it pays at most for a unit of gas, ${wei}; empty when it names a price`),
    maxPriorityFeePerGas: text(15, `how much of that is a tip, ${wei}; empty when it names a price`),
    input: text(16, '0x… what the called contract is told, or the program that creates one'),
    accessList: list(17, 'what it said that it would use', AccessedAddress),
    v: text(18, 'of the signature, decimal text'),
    r: text(19, 'of the signature, 0x… of 32 bytes'),
    s: text(20, 'of the signature, 0x… of 32 bytes'),
    hasFailed: flag(21, 'true when it was taken back, but for its fee'),
    gasUsed: text(22, 'units of gas that it used, decimal text'),
    fee: text(23, `what was taken for it, ${wei}; the collector of fees gets it at the end of the block`),
    returned: text(24, '0x… what the call returned, or the code of the contract, or what it failed with'),
    vmError: text(25, 'why the EVM took it back, in its words; empty when it did not'),
    refusal: text(26, 'the words of the chain when it failed; empty when it did not'),
    created: text(27, `${address}: the contract that it created; empty when it created none itself`),
    logs: list(28, 'what contracts wrote while it ran, in their order', EthereumLog),
    isRead: flag(
      29,
      'false when what the chain answered could not be read: logs and what it returned are missing',
    ),
    baseFee: text(
      30,
      `what a unit of gas cost at least in its block, ${wei}; empty where the chain doesn’t tell`,
    ),
  },
)

export type ListEthereumLogsRequest = Of<typeof ListEthereumLogsRequest>
export const ListEthereumLogsRequest = message(
  'ListEthereumLogsRequest',
  'which logs, and which page of them',
  {
    contracts: such(
      '0x5df1bd39631a590b9814bb890391e4208a0f798d',
      texts(1, '0x… or inj1… of contracts, one of which wrote it, at most 100; empty for any'),
    ),
    topics: texts(
      2,
      'by place, 0x… of 32 bytes each, several with commas between of which one stands there; empty for any',
    ),
    from: whole(3, 'the lowest height; 0 for the first'),
    to: whole(4, 'the highest height; 0 for the newest'),
    oldestFirst: flag(5, 'true to begin with the oldest; else the newest come first'),
    cursor: text(6, 'what the reply before gave as next; empty for the first page'),
    limit: count(7, 'how many at most, up to 200; 0 means 50'),
  },
)

export type ListEthereumLogsResponse = Of<typeof ListEthereumLogsResponse>
export const ListEthereumLogsResponse = message('ListEthereumLogsResponse', 'logs in the order asked for', {
  logs: list(1, 'of this page', EthereumLog),
  next: text(2, 'ask with this as cursor for those that follow; empty when there are none'),
})
