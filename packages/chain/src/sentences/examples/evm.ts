import { encodeAddress, formatEthereumAddress, readAccount } from '../../addresses/addresses.ts'
import { moduleAccountOf } from '../../addresses/module-accounts.ts'
import type { EvmArgument } from '../../evm.ts'
import type { Event, KnownContract, KnownToken, SentenceContext, TokenMove } from '../sentence.ts'
import { example, type Example } from '../testing/example.ts'
import {
  alice,
  bob,
  carol,
  northwind,
  perpetualMarket,
  rainbow,
  spotMarket,
  unknownMarket,
  usdt,
  world,
} from '../testing/world.ts'

const type = '/injective.evm.v1.MsgEthereumTx'
const to = formatEthereumAddress(rainbow).toLowerCase()
const inj = '1000000000000000000'
const dollars = `0x${'d'.repeat(40)}`
const evmModule = encodeAddress('inj', moduleAccountOf('evm'))

const tokens = {
  dollar: { symbol: 'LUSD', decimals: 6, standard: 'erc20' },
  twoFaced: { symbol: 'USDT', decimals: 6, standard: 'erc20', denom: usdt },
  odd: { symbol: 'ODD', decimals: 255, standard: 'erc20' },
  unnamed: { symbol: '', decimals: 0, standard: 'erc20' },
  card: { symbol: 'CARD', decimals: 0, standard: 'erc721' },
  item: { symbol: 'ITEM', decimals: 0, standard: 'erc1155' },
} satisfies Record<string, KnownToken>

/** Ethereum transactions, as they are when somebody has read their bytes. */
export const evmExamples: Example[] = [
  example('alice made an Ethereum transaction', type, { raw: '0xf86b01' }),
  ethereum('alice sent 1 INJ to bob', { to: bytesOf(bob), value: inj }),
  ethereum('bob sent 1 INJ to alice', {
    from: '+z7loO535pALRj1hGhesHDf1sBQ=',
    to: bytesOf(alice),
    value: inj,
  }),
  ethereum('alice sent 1 INJ to Rainbow', { to, value: inj }, { contracts: keeps({ label: 'Rainbow' }) }),
  ethereum('alice sent 3 bytes of data to bob by EVM', { to: bytesOf(bob), input: '0x010203' }),
  ethereum('alice sent 1 INJ with 1 byte of data to bob by EVM', {
    to: bytesOf(bob),
    input: '0x01',
    value: inj,
  }),
  ethereum('alice tried to create an EVM contract', { creates: to }, { failed: true }),
  ethereum('alice created the EVM contract 0xaDE4…7b2fC', { creates: to }),
  ethereum(
    'alice created the EVM contract Rainbow and gave it 1 INJ',
    { creates: to, value: inj },
    { contracts: keeps({ label: 'Rainbow' }) },
  ),
  // A selector that nobody knows says nothing, not even that there is a contract.
  asks('alice sent 4 bytes of data to Rainbow by EVM', { selector: '0xdeadbeef' }),
  asks(
    'alice called 0xdeadbeef of the EVM contract Vault',
    { selector: '0xdeadbeef' },
    { contracts: keeps({ label: 'Vault' }) },
  ),
  // Where nothing ran there is no contract, however much the bytes look like a call.
  asks(
    'alice sent 1 INJ with 4 bytes of data to Rainbow by EVM',
    { selector: '0xd0e30db0', method: 'deposit', known: 'selector', arguments: [], value: inj },
    { events: [tookGas('21064')] },
  ),
  asks(
    'alice called the EVM contract 0xaDE4…7b2fC with 1 INJ; it looks like deposit()',
    { selector: '0xd0e30db0', method: 'deposit', known: 'selector', arguments: [], value: inj },
    { events: [tookGas('21065')] },
  ),
  asks('alice called open(bob, “now”, [1, 2], true, +1) of the EVM contract Vault with 1 INJ', {
    selector: '0x00000001',
    method: 'open',
    known: 'contract',
    contract: 'Vault',
    value: inj,
    arguments: [
      { name: 'who', type: 'address', value: bytesOf(bob) },
      { name: 'when', type: 'string', value: 'now' },
      { name: 'which', type: 'uint256[]', value: ['1', '2'] },
      { name: 'really', type: 'bool', value: true },
      { name: 'more', type: 'uint256', value: '7' },
    ],
  }),
  // What it was given couldn't be read.
  asks(
    'alice tried to call open of the EVM contract Vault',
    { selector: '0x00000001', method: 'open', known: 'contract', contract: 'Vault' },
    { failed: true },
  ),
  asks('alice called the EVM contract 0xaDE4…7b2fC; it looks like pause()', {
    selector: '0x00000002',
    method: 'pause',
    known: 'selector',
    arguments: [],
  }),
  asks('alice called the EVM contract 0xaDE4…7b2fC with 1 INJ; it looks like pause()', {
    selector: '0x00000002',
    method: 'pause',
    known: 'selector',
    arguments: [],
    value: inj,
  }),
  // What came of a call that says nothing: the fee is no part of it, nor what was sent along.
  asks(
    'alice called 0xdeadbeef of the EVM contract Vault with 1 INJ; Vault sent 2 INJ to carol',
    { selector: '0xdeadbeef', value: inj },
    {
      contracts: keeps({ label: 'Vault' }),
      events: [
        {
          ...transferred(alice, bob, '7inj'),
          attributes: transferred(alice, bob, '7inj').attributes.slice(0, 3),
        },
        transferred(alice, rainbow, `${inj}inj`),
        transferred(rainbow, carol, '2000000000000000000inj'),
      ],
    },
  ),
  asks(
    'alice called the EVM contract Vault; it looks like pause(); alice sent 1.5 LUSD (ERC-20) to Vault, and more',
    { selector: '0x00000002', method: 'pause', known: 'selector', arguments: [] },
    {
      contracts: { find: (address) => findKept(address) },
      tokenMoves: [
        moved('', carol, '5'),
        moved(alice, rainbow, '1500000'),
        moved(rainbow, bob, '1', '7'),
        moved(carol, '', '1', '8'),
      ],
    },
  ),
  asks(
    'alice sent 4 bytes of data to Rainbow by EVM; 0x0000…00001 minted 5 smallest units of 0x0000…00001 for carol',
    { selector: '0xdeadbeef' },
    { tokenMoves: [{ ...moved('', carol, '5'), contract: `0x${'1'.padStart(40, '0')}` }] },
  ),
  asks(
    'alice called 0xdeadbeef of the EVM contract ITEM; ITEM minted 100 of the NFT 7 of ITEM for carol',
    { selector: '0xdeadbeef' },
    { contracts: keeps({ label: 'ITEM' }), tokenMoves: [moved('', carol, '100', '7')] },
  ),
  asks(
    'alice called 0xdeadbeef of the EVM contract ITEM; carol burned 50 of the NFT 7 of ITEM',
    { selector: '0xdeadbeef' },
    { contracts: keeps({ label: 'ITEM' }), tokenMoves: [moved(carol, '', '50', '7')] },
  ),
  // Coins are made and ended in an account of the EVM's own, which is no party to it.
  asks(
    'alice sent 4 bytes of data to Rainbow by EVM; 0xDDdD…DDDDd minted 5 erc20:0xdddd…dddd for carol',
    { selector: '0xdeadbeef' },
    { events: [transferred(evmModule, carol, `5erc20:${dollars}`)] },
  ),
  asks(
    'alice sent 4 bytes of data to Rainbow by EVM; 0xDDdD…DDDDd burned 5 erc20:0xdddd…dddd that belonged to carol',
    { selector: '0xdeadbeef' },
    { events: [transferred(carol, evmModule, `5erc20:${dollars}`)] },
  ),
  asks(
    'alice called 0xdeadbeef of the EVM contract Vault; Vault sent 2 INJ to carol',
    { selector: '0xdeadbeef' },
    {
      contracts: keeps({ label: 'Vault' }),
      events: [
        transferred(rainbow, evmModule, '2000000000000000000inj'),
        transferred(evmModule, carol, '2000000000000000000inj'),
      ],
    },
  ),
  asks(
    'alice called 0xdeadbeef of the EVM contract Vault',
    { selector: '0xdeadbeef' },
    {
      contracts: keeps({ label: 'Vault' }),
      events: [transferred(rainbow, evmModule, '77inj'), transferred(evmModule, rainbow, '77inj')],
    },
  ),
  // The bank tells of it as well.
  asks(
    'alice called 0xdeadbeef of the EVM contract Vault; alice sent 1.5 USDT to Vault',
    { selector: '0xdeadbeef' },
    {
      contracts: keeps({ label: 'Vault', token: tokens.twoFaced }),
      events: [transferred(alice, rainbow, `1500000${usdt}`)],
      tokenMoves: [{ ...moved(alice, rainbow, '1500000'), contract: to }],
    },
  ),
  asks(
    'alice tried to call 0xdeadbeef of the EVM contract Vault',
    { selector: '0xdeadbeef' },
    { contracts: keeps({ label: 'Vault' }), tokenMoves: [moved(alice, bob, '5')], failed: true },
  ),
  asks('alice staked 1 INJ with Northwind', {
    selector: '0x03f24de1',
    method: 'delegate',
    known: 'contract',
    contract: 'staking',
    messages: [
      {
        '@type': '/cosmos.staking.v1beta1.MsgDelegate',
        delegator_address: alice,
        validator_address: northwind,
        amount: { denom: 'inj', amount: inj },
      },
    ],
  }),
  // The precompile of the exchange counts prices for a whole unit of the base.
  order('alice placed an order to buy 2 INJ at 25 USDT on INJ/USDT', 'Spot', spotMarket, {
    price: '25000000',
    quantity: '2000000000000000000',
  }),
  order(
    'alice placed an order to go long 3 BTC at 20 USDT on BTC/USDT PERP, at 3× leverage',
    'Derivative',
    perpetualMarket,
    { price: '20000000', quantity: '3', margin: '20000000' },
  ),
  order(
    'alice placed a buy order on 0x8888…88888',
    'Spot',
    { id: unknownMarket },
    { price: '5', quantity: '1' },
  ),
  token('alice sent 1.5 LUSD (ERC-20) to bob', 'dollar', 'transfer(address,uint256)', [bob, '1500000']),
  token('alice sent 1.5 LUSD (ERC-20) to their own account', 'dollar', 'transfer(address,uint256)', [
    alice,
    '1500000',
  ]),
  token('alice sent 1.5 USDT to bob', 'twoFaced', 'transfer(address,uint256)', [bob, '1500000']),
  token('alice sent 15 smallest units of 0xaDE4…7b2fC to bob', 'odd', 'transfer(address,uint256)', [
    bob,
    '15',
  ]),
  token('alice sent 15 smallest units of 0xaDE4…7b2fC to bob', 'unnamed', 'transfer(address,uint256)', [
    bob,
    '15',
  ]),
  token('alice sent 1.5 LUSD (ERC-20) of carol to bob', 'dollar', 'transferFrom(address,address,uint256)', [
    carol,
    bob,
    '1500000',
  ]),
  token('alice let bob spend 1.5 LUSD (ERC-20) for them', 'dollar', 'approve(address,uint256)', [
    bob,
    '1500000',
  ]),
  token('alice let bob spend LUSD for them without limit', 'dollar', 'approve(address,uint256)', [
    bob,
    (2n ** 256n - 1n).toString(),
  ]),
  token('alice let bob spend no more LUSD for them', 'dollar', 'approve(address,uint256)', [bob, '0']),
  token(
    'alice let bob spend 1.5 LUSD (ERC-20) more for them',
    'dollar',
    'increaseAllowance(address,uint256)',
    [bob, '1500000'],
  ),
  token(
    'alice let bob spend 1.5 LUSD (ERC-20) less for them',
    'dollar',
    'decreaseAllowance(address,uint256)',
    [bob, '1500000'],
  ),
  token('alice minted 1.5 LUSD (ERC-20)', 'dollar', 'mint(address,uint256)', [alice, '1500000']),
  token('alice minted 1.5 USDT for bob', 'twoFaced', 'mint(address,uint256)', [bob, '1500000']),
  token('alice burned 1.5 LUSD (ERC-20)', 'dollar', 'burn(uint256)', ['1500000']),
  token('alice burned 1.5 LUSD (ERC-20) that belonged to bob', 'dollar', 'burnFrom(address,uint256)', [
    bob,
    '1500000',
  ]),
  token('alice wrapped 1 INJ as LUSD', 'dollar', 'deposit()', [], inj),
  token('alice unwrapped 1.5 LUSD (ERC-20)', 'dollar', 'withdraw(uint256)', ['1500000']),
  token('alice sent the NFT 7 of Rainbow to bob', 'card', 'safeTransferFrom(address,address,uint256)', [
    alice,
    bob,
    '7',
  ]),
  token(
    'alice sent the NFT 7 of Rainbow from carol to bob',
    'card',
    'transferFrom(address,address,uint256)',
    [carol, bob, '7'],
  ),
  token('alice minted the NFT 7 of Rainbow for bob', 'card', 'mint(address,uint256)', [bob, '7']),
  token('alice burned the NFT 7 of Rainbow', 'card', 'burn(uint256)', ['7']),
  token('alice let bob move the NFT 7 of Rainbow', 'card', 'approve(address,uint256)', [bob, '7']),
  token('alice let nobody else move the NFT 7 of Rainbow', 'card', 'approve(address,uint256)', [
    `0x${'0'.repeat(40)}`,
    '7',
  ]),
  token('alice let bob move all their NFTs of Rainbow', 'card', 'setApprovalForAll(address,bool)', [
    bob,
    true,
  ]),
  token(
    'alice let bob move none of their NFTs of Rainbow any more',
    'item',
    'setApprovalForAll(address,bool)',
    [bob, false],
  ),
  token(
    'alice sent 3 of the NFT 7 of Rainbow to bob',
    'item',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    [alice, bob, '7', '3', '0x'],
  ),
  // What its standard doesn't have stays a guess.
  token(
    'alice called the EVM contract LUSD; it looks like tokenURI(7)',
    'dollar',
    'tokenURI(uint256)',
    ['7'],
    '0',
    '',
  ),
]

function ethereum(
  says: string,
  { from = '', ...transaction }: Record<string, string>,
  given?: Partial<SentenceContext>,
): Example {
  return example(says, type, { from, transaction }, given)
}

function asks(
  says: string,
  { value = '0', ...call }: Record<string, unknown>,
  given?: Partial<SentenceContext>,
): Example {
  return example(says, type, { transaction: { to, value, input: '0xdeadbeef' }, call }, given)
}

function order(
  says: string,
  kind: string,
  { id }: { id: string },
  { margin, ...terms }: Record<string, string>,
): Example {
  const message = {
    '@type': `/injective.exchange.v1beta1.MsgCreate${kind}LimitOrder`,
    sender: alice,
    order: { market_id: id, order_info: terms, order_type: 'BUY', ...(margin && { margin }) },
  }
  const method = `create${kind}LimitOrder`
  return asks(says, { selector: '0x00000004', method, known: 'contract', messages: [message] })
}

function token(
  says: string,
  kept: keyof typeof tokens,
  signature: string,
  given: readonly (string | boolean)[],
  value = '0',
  label = 'Rainbow',
): Example {
  const [method = ''] = signature.split('(')
  const types = signature.slice(method.length + 1, -1).split(',')
  const values = given.map((one, at): EvmArgument => ({
    name: '',
    type: types[at] ?? '',
    value: isAccount(one) ? bytesOf(one) : one,
  }))
  const call = { selector: '0x00000003', method, signature, known: 'selector', arguments: values, value }
  return asks(says, call, { tokens: world.tokens, contracts: keeps({ label, token: tokens[kept] }) })
}

function isAccount(value: string | boolean): value is string {
  return typeof value === 'string' && value.startsWith('inj1')
}

function bytesOf(account: string): string {
  return formatEthereumAddress(account).toLowerCase()
}

function transferred(sender: string, recipient: string, coins: string): Event {
  const attributes = Object.entries({ recipient, sender, amount: coins, msg_index: '0' })
  return { type: 'transfer', attributes: attributes.map(([key, value]) => ({ key, value })) }
}

function tookGas(used: string): Event {
  return { type: 'ethereum_tx', attributes: [{ key: 'txGasUsed', value: used }] }
}

function moved(from: string, to: string, value: string, token = ''): TokenMove {
  return { contract: token === '' ? dollars : bytesOf(rainbow), from, to, amount: value, token }
}

function findKept(address: string): KnownContract | undefined {
  if (address === rainbow) return { label: 'Vault' }
  return address === readAccount(dollars) ? { label: '', token: tokens.dollar } : undefined
}

function keeps(contract: { label: string; token?: KnownToken }) {
  return { find: (address: string) => (address === rainbow ? contract : undefined) }
}
