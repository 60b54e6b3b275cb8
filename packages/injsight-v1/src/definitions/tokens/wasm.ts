import { count, flag, list, message, such, text, texts, whole, type Of } from '../../define.ts'
import { EvmMove } from './evm.ts'

const someContract = such(
  'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz',
  text(1, 'inj1… or 0x… of the contract'),
)
const cursor = text(2, 'what the reply before gave as next; empty for the first page')
const limit = count(3, 'how many at most, up to 200; 0 means 50')
const next = text(2, 'ask with this as cursor for those that follow; empty when there are none')
const hash = 'of the transaction: upper-case hex; empty when there was none, or the index does not know it'
const height = 'of the block'
const time = 'of the block, milliseconds since 1970; 0 when the index does not have it'

export type WasmDeed = Of<typeof WasmDeed>
export const WasmDeed = message('WasmDeed', 'something that was done to a code or a contract', {
  deed: text(
    1,
    'of a contract: instantiate, migrate, admin, label; of a code: store, pin, unpin, permission',
  ),
  value: text(2, 'code id, new admin (empty for none any more), new label, checksum or permission'),
  height: whole(3, height),
  time: whole(4, time),
  hash: text(5, hash),
})

export type GetWasmCodeRequest = Of<typeof GetWasmCodeRequest>
export const GetWasmCodeRequest = message('GetWasmCodeRequest', 'names a code', {
  codeId: such('1', whole(1, 'its number')),
})

export type GetWasmCodeResponse = Of<typeof GetWasmCodeResponse>
export const GetWasmCodeResponse = message('GetWasmCodeResponse', 'a code of CosmWasm', {
  codeId: whole(1, 'its number'),
  creator: text(2, 'inj1… of who stored it'),
  checksum: text(3, 'SHA-256 of the WebAssembly: lower-case hex'),
  permission: text(4, 'who may make contracts of it: Everybody, Nobody or AnyOfAddresses'),
  permitted: texts(5, 'inj1… of those who may, for AnyOfAddresses'),
  isPinned: flag(6, 'whether nodes keep it in memory'),
  contracts: whole(7, 'how many contracts run it now'),
  height: whole(8, 'of the block that stored it; 0 when that was before the index begins'),
  time: whole(9, time),
  hash: text(10, hash),
  proposal: whole(11, 'number of the proposal that stored it; 0 for none'),
  proposalHash: text(12, 'of the transaction that submitted the proposal: upper-case hex; empty for none'),
  deeds: list(13, 'what was done to it, the newest first, at most 100; ListWasmDeeds has all', WasmDeed),
})

export type GetWasmCodeBytesRequest = Of<typeof GetWasmCodeBytesRequest>
export const GetWasmCodeBytesRequest = message('GetWasmCodeBytesRequest', 'names a code', {
  codeId: such('1', whole(1, 'its number')),
})

export type GetWasmCodeBytesResponse = Of<typeof GetWasmCodeBytesResponse>
export const GetWasmCodeBytesResponse = message('GetWasmCodeBytesResponse', 'the bytes of a code', {
  bytes: text(1, 'as they were stored: WebAssembly, or that in gzip; base64'),
  form: text(2, 'wasm or gzip'),
  from: text(
    3,
    'where they come from: transaction, proposal, or node (asked now). Their checksum is that of the code.',
  ),
})

export type WasmEntry = Of<typeof WasmEntry>
export const WasmEntry = message('WasmEntry', 'a line of the history that the chain keeps of a contract', {
  operation: text(1, 'init, migrate or genesis'),
  codeId: whole(2, 'which code it ran from then on'),
  height: whole(3, height),
  time: whole(4, time),
  message: text(5, 'what the contract was told: JSON, as it was sent'),
  isMessageKnown: flag(6, 'false when only another contract knows what it told this one'),
})

export type GetWasmContractRequest = Of<typeof GetWasmContractRequest>
export const GetWasmContractRequest = message('GetWasmContractRequest', 'names a contract', {
  contract: someContract,
})

export type GetWasmContractResponse = Of<typeof GetWasmContractResponse>
export const GetWasmContractResponse = message('GetWasmContractResponse', 'a contract of CosmWasm', {
  address: text(1, 'inj1…'),
  label: text(2, 'what it was called by who made it'),
  codeId: whole(3, 'which code it runs'),
  creator: text(4, 'inj1… of who made it'),
  admin: text(5, 'inj1… of who may let it run other code; empty for nobody'),
  ibcPort: text(6, 'empty for none, or when it is not known'),
  height: whole(7, 'of the block that began it'),
  time: whole(8, time),
  hash: text(9, hash),
  calls: whole(10, 'how often it was called with success, since the index begins'),
  lastCall: whole(11, 'when last, milliseconds since 1970; 0 for never'),
  standard: text(12, 'cw20 or cw721 where the index follows it as such; empty for others'),
  history: list(
    13,
    'which code it ran since when: the oldest first, at most 200; ListWasmHistory has all',
    WasmEntry,
  ),
  deeds: list(14, 'what was done to it: the newest first, at most 100; ListWasmDeeds has all', WasmDeed),
  actions: texts(15, 'what it was asked to do in its newest 1,000 calls, the most frequent first'),
  funds: text(16, 'coins that it was begun with: 5inj,7peggy0x…; empty for none'),
  areFundsKnown: flag(17, 'false when nobody told with which coins it was begun'),
})

export type ListWasmHistoryRequest = Of<typeof ListWasmHistoryRequest>
export const ListWasmHistoryRequest = message('ListWasmHistoryRequest', 'names a contract and a page', {
  contract: someContract,
  cursor,
  limit,
})

export type ListWasmHistoryResponse = Of<typeof ListWasmHistoryResponse>
export const ListWasmHistoryResponse = message(
  'ListWasmHistoryResponse',
  'which code a contract ran since when',
  { entries: list(1, 'the newest first', WasmEntry), next },
)

export type ListWasmDeedsRequest = Of<typeof ListWasmDeedsRequest>
export const ListWasmDeedsRequest = message(
  'ListWasmDeedsRequest',
  'names a contract or a code, just one of them, and a page',
  {
    contract: such(
      'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz',
      text(1, 'inj1… or 0x… of the contract; empty for a code'),
    ),
    cursor,
    limit,
    codeId: whole(4, 'number of the code; 0 for a contract'),
    ofRulers: flag(5, 'of a contract only its admins and its labels'),
  },
)

export type ListWasmDeedsResponse = Of<typeof ListWasmDeedsResponse>
export const ListWasmDeedsResponse = message(
  'ListWasmDeedsResponse',
  'what was done to a contract or to a code, since the index begins',
  { deeds: list(1, 'the newest first', WasmDeed), next },
)

export type WasmEvent = Of<typeof WasmEvent>
export const WasmEvent = message('WasmEvent', 'something that a contract told while it ran', {
  type: text(1, 'wasm, or a name of its own that begins with wasm-'),
  keys: texts(2, 'names of what it told, at most 50'),
  values: texts(3, 'what it told of each'),
})

export type WasmCall = Of<typeof WasmCall>
export const WasmCall = message('WasmCall', 'a call of a contract that succeeded', {
  height: whole(1, height),
  time: whole(2, time),
  hash: text(3, hash),
  sender: text(4, 'inj1… of who called; empty when that was another contract, or the chain'),
  action: text(5, 'what it was asked to do; empty as above'),
  funds: text(6, 'coins that came with it: 5inj,7peggy0x…'),
  events: list(7, 'what it told, at most 20', WasmEvent),
})

export type ListWasmCallsRequest = Of<typeof ListWasmCallsRequest>
export const ListWasmCallsRequest = message('ListWasmCallsRequest', 'names a contract, and which page', {
  contract: someContract,
  cursor,
  limit,
})

export type ListWasmCallsResponse = Of<typeof ListWasmCallsResponse>
export const ListWasmCallsResponse = message('ListWasmCallsResponse', 'calls of a contract', {
  calls: list(1, 'the newest first', WasmCall),
  next,
})

export type ListWasmMovesRequest = Of<typeof ListWasmMovesRequest>
export const ListWasmMovesRequest = message('ListWasmMovesRequest', 'names a contract, and which page', {
  contract: someContract,
  cursor,
  limit,
})

export type ListWasmMovesResponse = Of<typeof ListWasmMovesResponse>
export const ListWasmMovesResponse = message(
  'ListWasmMovesResponse',
  'what a contract says that it moved of its own coins or tokens, by the standards CW20 and CW721',
  { moves: list(1, 'the newest first', EvmMove), next },
)

export type Cw20Holder = Of<typeof Cw20Holder>
export const Cw20Holder = message('Cw20Holder', 'who has something of a token by CW20', {
  account: text(1, 'inj1…'),
  amount: text(2, "whole number in the token's smallest unit, decimal text"),
})

export type ListCw20HoldersRequest = Of<typeof ListCw20HoldersRequest>
export const ListCw20HoldersRequest = message('ListCw20HoldersRequest', 'names a token, and which page', {
  contract: someContract,
  cursor,
  limit,
})

export type ListCw20HoldersResponse = Of<typeof ListCw20HoldersResponse>
export const ListCw20HoldersResponse = message('ListCw20HoldersResponse', 'who holds a token by CW20', {
  holders: list(1, 'the largest first', Cw20Holder),
  next,
  isFollowed: flag(
    3,
    'false for a contract that is no token by CW20, or whose numbers contradict themselves',
  ),
})

export type RegisteredContract = Of<typeof RegisteredContract>
export const RegisteredContract = message(
  'RegisteredContract',
  'a contract that the chain runs in each block',
  {
    contract: text(1, 'inj1… of the contract'),
    label: text(2, 'what it was called by who made it; empty where not known'),
    gasLimit: text(3, 'units of gas that a run may use; empty where only the chain knows'),
    gasPrice: text(4, 'what it pays for a unit of gas, in the smallest unit of INJ'),
    isExecutable: flag(5, 'false once it was stopped, could not pay or took too much gas'),
    codeId: whole(6, 'the code that it is bound to; 0 where it may run any'),
    admin: text(7, 'inj1… of who may change or stop it; empty for nobody'),
    granter: text(8, 'inj1… whose fee grant pays; empty for none'),
    fundMode: text(9, 'who pays: SelfFunded, GrantOnly, Dual'),
    runs: whole(10, 'how often the chain ran it since the index began'),
    failed: whole(11, 'how many of those failed'),
    lastHeight: whole(12, 'height of the block that ran it last; 0 for never'),
    lastError: text(13, 'how that run failed, in the words of the chain; empty where it did not'),
  },
)

export type ListRegisteredContractsRequest = Of<typeof ListRegisteredContractsRequest>
export const ListRegisteredContractsRequest = message('ListRegisteredContractsRequest', 'names a page', {
  cursor,
  limit,
})

export type ListRegisteredContractsResponse = Of<typeof ListRegisteredContractsResponse>
export const ListRegisteredContractsResponse = message(
  'ListRegisteredContractsResponse',
  'contracts that the chain runs by itself',
  {
    contracts: list(1, 'by their addresses', RegisteredContract),
    next,
    unknown: texts(3, 'modules of the chain whose state the index does not know'),
  },
)
