import { count, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'

const someContract = such(
  '0x5df1bd39631a590b9814bb890391e4208a0f798d',
  text(1, '0x… or inj1… of the contract'),
)

export type EvmSource = Of<typeof EvmSource>
export const EvmSource = message(
  'EvmSource',
  'the source of a contract, which compiles to the code that the chain has',
  {
    contract: text(1, '0x…: for which it was given; another one of the same code has the same source'),
    match: text(2, 'exact: to the last byte; code: all but the hash of sources and settings'),
    name: text(3, 'of the contract in its source'),
    file: text(4, 'where that stands'),
    compiler: text(5, 'the version of Solidity that compiled it'),
    abi: text(6, 'what it declares, as the compiler writes it: JSON'),
    input: text(7, "sources and settings: Solidity's standard JSON input"),
    verifiedAt: whole(8, 'milliseconds since 1970'),
  },
)

export type GetEvmSourceRequest = Of<typeof GetEvmSourceRequest>
export const GetEvmSourceRequest = message('GetEvmSourceRequest', 'names a contract', {
  address: someContract,
})

export type GetEvmSourceResponse = Of<typeof GetEvmSourceResponse>
export const GetEvmSourceResponse = message(
  'GetEvmSourceResponse',
  'the source of a contract, and how one can be given',
  {
    source: optional(1, 'absent when nobody has given it', EvmSource),
    compilers: texts(2, 'versions of Solidity that sources can be compiled with here, the newest first'),
    longestInput: count(3, 'how many characters sources and settings may have together'),
  },
)

export type VerifyEvmSourceRequest = Of<typeof VerifyEvmSourceRequest>
export const VerifyEvmSourceRequest = message('VerifyEvmSourceRequest', 'says what a contract is made of', {
  address: someContract,
  compiler: text(2, 'one of the versions that are told beside a source'),
  contract: text(3, 'Coin, or Contracts.sol:Coin; empty to try each'),
  input: text(4, "Solidity's standard JSON input"),
})

export type VerifyEvmSourceResponse = Of<typeof VerifyEvmSourceResponse>
export const VerifyEvmSourceResponse = message('VerifyEvmSourceResponse', 'what came of compiling it', {
  outcome: text(
    1,
    'exact or code: it is kept. Of what is given: notJson, otherLanguage, noSources, sourceUrls, oddFiles, tooLarge. Of what is asked: noCode, noCompiler, noContract. Of the compiler: refused, slow, memory, broken, busy. differs: it compiles to other code',
  ),
  said: text(2, "what that is about: the compiler's own words, names, sizes"),
  source: optional(3, 'what is kept of the contract now', EvmSource),
})

export type EvmAbi = Of<typeof EvmAbi>
export const EvmAbi = message('EvmAbi', 'what a contract declares', {
  contract: text(1, '0x… of the contract'),
  name: text(2, 'of the contract in its source'),
  abi: text(3, 'as the compiler writes it: JSON'),
})

export type ListEvmAbisRequest = Of<typeof ListEvmAbisRequest>
export const ListEvmAbisRequest = message('ListEvmAbisRequest', 'names contracts', {
  contracts: such('0x5df1bd39631a590b9814bb890391e4208a0f798d', texts(1, '0x… or inj1…; 200 at most')),
})

export type ListEvmAbisResponse = Of<typeof ListEvmAbisResponse>
export const ListEvmAbisResponse = message(
  'ListEvmAbisResponse',
  'what those contracts declare whose source is known',
  { abis: list(1, 'in no order', EvmAbi) },
)
