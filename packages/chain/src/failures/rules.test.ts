import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Part } from '../sentences/sentence.ts'
import { explainFailure } from './explain-failure.ts'
import { failures as en } from './patterns/en.ts'
import { rules } from './rules.ts'

// What the modules name, by codespace: the codes that a user of the chain can meet. The others are errors of a
// genesis, of a node, of what nobody sends, or no longer used: for those the chain's own words are quoted.
const met: Record<string, string> = {
  auction: '1-2',
  authz: '2-3 5-7 12',
  bank: '4-6 9',
  channel: '3 5 14 19-23 26 39-41',
  client: '5 7 16-20 29-31',
  distribution: '2-13',
  erc20: '2-3 6-7 9',
  evm: '3 10-12 15 18 20 22 24',
  exchange: '1-19 21-52 55 58-63 65 68-71 73-77 82-84 86-114',
  feegrant: '2-3 5 7',
  gov: '2-3 5-7 9-18 20-23',
  ibc: '2-3 5-8 16',
  insurance: '1-5 7-12',
  ocr: '1 6 8 16-17 19-20 23-24',
  oracle: '1 5 8 11-16 31 33-35 42 44',
  peggy: '2-3 5-6 8-14',
  permissions: '2-3 5-14',
  sdk: '2-21 24-25 28 30-32 34 37-38 41',
  slashing: '2-7 9-10',
  staking: '2-7 9-27 29-34 39-41',
  tokenfactory: '2-5 8-10 12-13',
  transfer: '2-3 5-8 11',
  txfees: '1-2',
  wasm: '2-6 8-9 11 14-15 20-22 28-29',
  wasmx: '1 3-7',
}

test('[TX-06] every refusal that a user can meet has a rule', () => {
  const listed = Object.entries(met).flatMap(([codespace, codes]) =>
    listCodes(codes).map((code) => `${codespace} ${code}`),
  )
  assert.deepEqual(
    listed.filter((pair) => rules[pair] === undefined),
    [],
  )
  assert.equal(listed.length, 359)
})

test('[TX-06] an order that the exchange refuses by a code alone is told in words', () => {
  const wordless = Object.keys(rules)
    .filter((pair) => pair.startsWith('exchange '))
    .map((pair) => explainFailure({ codespace: 'exchange', code: Number(pair.split(' ')[1]), log: '' }))
  assert.deepEqual(
    wordless.filter(({ key }) => key.startsWith('chain.refused')),
    [],
  )
})

const somebody = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const another = 'inj13l2j8jeerp93w72z3dlpnkjuckk2ss29unthwf'

/** Logs as the sources of the chain and of its libraries print them, and what is made of them. */
const told: readonly [codespace: string, code: number, log: string, words: string][] = [
  [
    'authz',
    2,
    `failed to get grant with given granter: ${somebody}, grantee: ${another} & msgType: /cosmos.bank.v1beta1.MsgSend : authorization not found`,
    `${another} had no authorisation from ${somebody} for this: /cosmos.bank.v1beta1.MsgSend`,
  ],
  [
    'authz',
    2,
    'failed to delete grant with key x: authorization not found',
    'There was no such authorisation to take back',
  ],
  [
    'undefined',
    1,
    'negative coin amount: -1000000000000000000inj',
    'The amount was more than the authorisation allowed',
  ],
  [
    'sdk',
    4,
    `cannot send to ${somebody} address: unauthorized`,
    `The authorisation doesn’t let anything be sent to ${somebody}`,
  ],
  [
    'sdk',
    4,
    'cannot delegate/undelegate to injvaloper183zvmhdk4yq0526cthffncpaztay9yauxehcfy validator: unauthorized',
    'The authorisation doesn’t cover the validator injvaloper183zvmhdk4yq0526cthffncpaztay9yauxehcfy',
  ],
  [
    'undefined',
    1,
    "collections: not found: key '9' of type github.com/cosmos/gogoproto/cosmos.gov.v1.Proposal",
    'There is no such proposal',
  ],
  [
    'wasm',
    15,
    'contract address already exists, try a different combination of creator, checksum and salt: duplicate',
    'This contract is there already',
  ],
  [
    'wasm',
    21,
    "dispatch: Attribute key starts with reserved prefix _: '_contract_address': invalid event",
    "The chain doesn’t take an event that the contract told: “Attribute key starts with reserved prefix _: '_contract_address'”",
  ],
  [
    'sdk',
    4,
    "dispatch: submessages: contract doesn't have permission: unauthorized",
    'The contract tried to act for an account that isn’t its own',
  ],
  [
    'erc20',
    7,
    'token pair for denom inj does not exist: unknown bank denom or zero supply',
    'The token has no counterpart on the EVM',
  ],
  [
    'exchange',
    100,
    'min notional for inj does not exist: invalid notional',
    'No “Min notional” is set for inj, and without it that of a market can’t be changed',
  ],
  [
    'exchange',
    100,
    'must be GTE 0.700000000000000000: invalid notional',
    'The “Min notional” of the market has to be 0.7 or more',
  ],
  [
    'exchange',
    82,
    'invalid access level to perform action',
    'Only certain contracts may place orders that trade within their own transaction',
  ],
  ['sdk', 7, 'cannot self-grant fee authorization: invalid address', 'Nobody can authorise themselves'],
  [
    'exchange',
    10,
    `failed to execute msg: Source subaccountID address ${somebody} must match contract address ${another}: subaccount id is not valid`,
    'The contract named a subaccount that is neither its own nor of who called it',
  ],
  [
    'exchange',
    17,
    'failed to execute msg: Source subaccountID position quantity: invalid quantity',
    'The position is smaller than that',
  ],
  [
    'gov',
    11,
    'either metadata or Msgs length must be non-nil: no messages proposed',
    'A proposal needs a message to carry out, or metadata',
  ],
  [
    'gov',
    7,
    'total weight overflow 1.00: invalid vote option',
    'The parts of a split vote have to add up to 100%',
  ],
  [
    'gov',
    12,
    ': failed to validate market: invalid proposal message',
    'A message in the proposal is not valid: “failed to validate market”',
  ],
  [
    'slashing',
    4,
    'validator still jailed; cannot be unjailed',
    'The time in jail was not over; who signed twice at one height never leaves it',
  ],
  [
    'sdk',
    7,
    'invalid Bech32 prefix; expected inj, got cosmos: invalid address',
    'An address in it is of another chain: it begins with cosmos, and here they begin with inj',
  ],
  [
    'sdk',
    3,
    'invalid nonce; got 7, expected 9: invalid sequence',
    'It came out of turn: the account’s number 9 was due, and this was number 7',
  ],
  [
    'sdk',
    32,
    'account sequence mismatch, expected 9, got 7: incorrect account sequence',
    'It came out of turn: the account’s number 9 was due, and this was number 7',
  ],
  [
    'sdk',
    13,
    'insufficient fees; got: 1inj required: 64000000000000.500000000000000000inj: insufficient fee',
    'The fee was too low: 1 inj offered, 64000000000000 inj needed',
  ],
  [
    'sdk',
    13,
    'insufficient fees; got:  required: 20inj: insufficient fee',
    'No fee was offered, and 20 inj was needed',
  ],
  [
    'sdk',
    38,
    `${somebody} does not allow to pay fees for ${another}: fee-grant not found: not found`,
    `${somebody} doesn’t pay the fees of ${another}`,
  ],
  [
    'sdk',
    18,
    'invalid coin denomination: got uatom, expected inj: invalid request',
    'Only inj can be staked here, and this was uatom',
  ],
  ['sdk', 4, 'can not migrate: unauthorized', 'Only the admin of the contract may change it'],
  [
    'gov',
    16,
    'received 1inj but need at least one of the following: 100inj: minimum deposit is too small',
    'The deposit was too small: 1 inj, but 100 inj was needed',
  ],
  [
    'exchange',
    6,
    'Deposits for subaccountID 0x01 asset inj not found: subaccount has insufficient deposits',
    'There was no inj in the trading subaccount',
  ],
  [
    'exchange',
    14,
    'type PriceFeed base DOGE quote USDT: invalid oracle',
    'No oracle of the kind PriceFeed gives a price for DOGE/USDT',
  ],
  [
    'exchange',
    96,
    'cannot create market orders in post only mode until height 1000: exchange is in post-only mode',
    'Only post-only orders are taken until block 1000',
  ],
  [
    'exchange',
    102,
    `grant from ${somebody} for ${another} does not exist: invalid stake grant`,
    `${somebody} has lent no weight of stake to ${another}`,
  ],
  [
    'exchange',
    102,
    `grant from ${somebody} to ${another} is invalid since granter staked amount 5 is smaller than granter total stake delegated amount 6: invalid stake grant`,
    `${somebody} lends more weight of stake than it has staked`,
  ],
  [
    'exchange',
    82,
    'admin does not have permission to update ticker: invalid access level',
    'The admin of this market may not change this rule: only governance may',
  ],
  ['exchange', 99, 'market cannot be settled in emergency mode', 'The market can’t be settled in this way'],
  [
    'erc20',
    3,
    `invalid sender: expected ${somebody}, got ${another}: unauthorized account`,
    'Only governance may do this',
  ],
  ['erc20', 3, 'unauthorized account', 'Only the admin of the token may do this'],
  [
    'tokenfactory',
    8,
    'subdenom too long, max length is 44 bytes',
    'The name of the token is too long: 44 characters are the most',
  ],
  [
    'tokenfactory',
    9,
    'subdenom too short, min length is 1 bytes',
    'The name of the token is too short: it needs 1 or more characters in each part',
  ],
  [
    'peggy',
    3,
    'txId 7 is not in unbatched pool! Must be in batch!: invalid',
    'The transfer is already on its way to Ethereum and can’t be taken back',
  ],
  ['peggy', 5, 'validator: unknown', 'The account speaks for no validator on the bridge'],
  ['peggy', 6, 'no eth address found: empty', 'The validator has named no Ethereum key for the bridge'],
  [
    'sdk',
    24,
    'validator not in active set: tx intended signer does not match the given signer',
    'Only validators who are active may do this',
  ],
  [
    'sdk',
    18,
    'new bid should be bigger than last bid + min increment percentage: invalid request',
    'The bid was not far enough above the highest one',
  ],
  [
    'sdk',
    11,
    'Too much gas wanted: 90, maximum is 50: out of gas',
    'The gas limit was too high: 90, and 50 is the most',
  ],
  [
    'sdk',
    11,
    'gas wanted 90 is greater than max gas 50',
    'The gas limit was too high: 90, and 50 is the most',
  ],
  [
    'sdk',
    4,
    'found disabled msg type: found disabled msg type: /ethermint.evm.v1.MsgEthereumTx: unauthorized',
    'The chain doesn’t let this be done by an authorisation: /ethermint.evm.v1.MsgEthereumTx',
  ],
  [
    'txfees',
    1,
    'fee denom is not a valid denom (inj): uatom: invalid fee token',
    'Fees are paid in inj here, and this was uatom',
  ],
  [
    'exchange',
    13,
    'denom peggy0x1 does not exist in supply: invalid quote denom',
    'Nothing of peggy0x1 is on the chain',
  ],
  ['exchange', 105, 'denom inj does not have 6 decimals: x', 'inj doesn’t have 6 decimals'],
  ['peggy', 3, 'denom is not a peggy one: invalid', 'The chain refused it: “denom is not a peggy one”'],
  [
    'evm',
    3,
    String.raw`{"tx_hash":"0x1","gas_used":21,"reason":"ERC20: \"too\" much","vm_error":"execution reverted","ret":"CMN5"}: execution reverted`,
    'The contract refused: “ERC20: "too" much”',
  ],
  [
    'undefined',
    1,
    '{"tx_hash":"0x1","gas_used":21,"vm_error":"execution reverted","ret":"CMN5"}',
    'The contract refused and gave no reason in words',
  ],
  ['evm', 15, '{"vm_error":"out of gas"}: evm transaction execution failed', 'It ran out of gas'],
  [
    'evm',
    15,
    '{"vm_error":"invalid opcode: INVALID"}: evm transaction execution failed',
    'The contract’s code came to an instruction that doesn’t exist: INVALID',
  ],
  ...(
    [
      [
        'invalid opcode: opcode 0xc not defined',
        'The contract’s code came to an instruction that doesn’t exist: 0xc',
      ],
      ['invalid jump destination', 'The contract’s code jumped to where it may not go'],
      [
        'stack underflow (0 <=> 1)',
        'The contract’s code took more from its stack than there was, or put more there than fits',
      ],
      [
        'stack limit reached 1024 (1023)',
        'The contract’s code took more from its stack than there was, or put more there than fits',
      ],
      ['max call depth exceeded', 'Contracts called one another too deeply'],
      ['insufficient balance for transfer', 'The contract sent on more than there was'],
      ['contract address collision', 'There is a contract at this address already'],
      ['max code size exceeded', 'The code of the contract is too large'],
      ['max initcode size exceeded', 'The code of the contract is too large'],
      [
        'invalid code: must not begin with 0xef',
        'The contract’s code begins with 0xef, which is not allowed',
      ],
      ['write protection', 'The contract tried to change something in a call that may only read'],
      ['contract creation code storage out of gas', 'It ran out of gas'],
      ['the moon is full', 'The contract’s own code failed: “the moon is full”'],
    ] as const
  ).map(([error, words]): [string, number, string, string] => ['evm', 15, `{"vm_error":"${error}"}`, words]),
  [
    'sdk',
    11,
    'gas limit too low: 20000 (gas limit) < 21000 (intrinsic gas): out of gas',
    'The gas limit of 20000 was too low to begin with: its bytes alone cost 21000',
  ],
  [
    'sdk',
    5,
    'sender balance < tx cost (100 < 200): insufficient funds',
    'There was not enough: it needed 200 inj, and 100 inj could be spent',
  ],
  [
    'sdk',
    13,
    'the tx gasfeecap is lower than the tx baseFee: 1 (gasfeecap), 160000000 (basefee) : insufficient fee',
    'The most that was offered for a unit of gas, 1 inj, is less than it cost in this block: 160000000 inj',
  ],
  [
    'channel',
    3,
    'port ID (transfer) channel ID (channel-99): channel not found',
    'There is no channel channel-99',
  ],
  [
    'transfer',
    7,
    'fungible token transfers from this chain are disabled',
    'The chain has switched this off for now',
  ],
  [
    'sdk',
    12,
    'maximum number of characters is 256 but received 300 characters: memo too large',
    'The memo is too long: 300 characters, and 256 are the most',
  ],
  [
    'sdk',
    30,
    'block height: 120, timeout height: 100: tx timeout height',
    'It came too late: block 100 was its last, and this was block 120',
  ],
  ['tokenfactory', 12, 'denom: factory/x/y: denom does not exist', 'Nothing of factory/x/y is on the chain'],
]

/** What contracts say by the libraries that most of them are made of. */
const toldByContracts: readonly [log: string, words: string][] = [
  ['Unauthorized', 'The contract doesn’t let this account do that'],
  ['Generic error: Unauthorized', 'The contract doesn’t let this account do that'],
  ['dispatch: submessages: Unauthorized', 'The contract doesn’t let this account do that'],
  ['Caller is not the contract’s current owner', 'The contract doesn’t let this account do that'],
  ['Insufficient funds', 'There were not enough funds'],
  ['Overflow: Cannot Sub with 1 and 2', 'The contract counts 1 there, and 2 was to be taken from it'],
  ['Overflow: Cannot Sub with `1` and `2`', 'The contract counts 1 there, and 2 was to be taken from it'],
  ['Cannot Sub with given operands', 'More was to be taken than the contract counts there'],
  ['Generic error: Max spread must be below 1', 'The contract refused: “Max spread must be below 1”'],
  ['Unauthorized denom', 'The contract refused: “Unauthorized denom”'],
  ['Generic error: The pool is dry', 'The contract refused: “The pool is dry”'],
  ['Operation exceeds max spread limit', 'The price had moved further than the swap allowed'],
  ['Max spread assertion', 'The price had moved further than the swap allowed'],
  ['Operation exceeds max splippage tolerance', 'The price had moved further than the swap allowed'],
  [
    'Assertion failed; minimum receive amount: 10, swap amount: 9',
    'The price had moved further than the swap allowed',
  ],
  ["Must send reserve token 'inj'", 'The contract wants to be paid in inj'],
  ["Received unsupported denom 'uatom'", 'The contract doesn’t take the token that was sent along'],
  ['No funds sent', 'The contract wants money to be sent along, and there was none'],
  ['This message does no accept funds', 'The contract takes no money for this'],
  ['Invalid zero amount', 'The amount was zero, and the contract needs more'],
  ['No allowance for this account', 'The owner of the tokens hasn’t allowed this'],
  ['Allowance is expired', 'The owner of the tokens hasn’t allowed this'],
  ['Minting cannot exceed the cap', 'More would be minted than the token allows'],
  ['token_id already claimed', 'The collection has an NFT of this number already'],
  ['type: cw721_base::state::TokenInfo; key: [00, 01] not found', 'The contract knows nothing of the kind'],
  ['cosmwasm_std::math::Uint128 not found', 'The contract knows nothing of the kind'],
  [
    'Generic error: addr_validate errored: decoding bech32 failed: invalid checksum',
    'An address in it is not valid',
  ],
  [
    "Error calling the VM: Error executing Wasm: Wasmer runtime error: RuntimeError: Aborted: panicked at 'it went wrong', src/contract.rs:10:5",
    'The contract’s own code failed: “it went wrong”',
  ],
  [
    'Error calling the VM: Error executing Wasm: Wasmer runtime error: RuntimeError: Aborted: panicked at src/contract.rs:10:5:\nit went wrong',
    'The contract’s own code failed: “it went wrong”',
  ],
  ['Error calling the VM: Ran out of gas during contract execution', 'It ran out of gas'],
]

test('[TX-06] refusals of every module are told with the values of their logs', () => {
  for (const [codespace, code, log, words] of told) {
    assert.equal(say(codespace, code, `failed to execute message; message index: 0: ${log}`), words)
  }
})

test('[TX-06] what contracts say by their libraries is told in words', () => {
  for (const [log, words] of toldByContracts) {
    assert.equal(say('wasm', 5, `${log}: execute wasm contract failed`), words)
  }
})

/** In English, with its places as plain as can be. */
function say(codespace: string, code: number, log: string): string {
  const { key, parts } = explainFailure({ codespace, code, log })
  const words = en[key].replaceAll(/\{(\w+)[^}]*\}/g, (_, name: string) => plain(parts[name]))
  assert.equal(Object.keys(parts).length, [...en[key].matchAll(/\{\w/g)].length, key)
  return words
}

function plain(part: Part | undefined): string {
  switch (part?.kind) {
    case 'account':
      return part.address
    case 'amount':
      return `${part.amount} ${part.denom}`
    case 'block':
      return part.height
    case 'count':
      return String(part.n)
    case 'denom':
      return part.denom
    case 'identifier':
    case 'text':
      return part.text
    case 'messageType':
      return part.type
    case 'validator':
      return part.operator
    default:
      throw new Error(`nothing to say: ${JSON.stringify(part)}`)
  }
}

function listCodes(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}
