import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol, gem, perpetualMarket, usdt } from '../testing/world.ts'

const factory = '/injective.tokenfactory.v1beta1'
const permissions = '/injective.permissions.v1beta1'

export const tokenExamples: Example[] = [
  example(
    'alice created the token factory/inj1u…hzx6/gold',
    '/injective.tokenfactory.v1beta1.MsgCreateDenom',
    { sender: alice, subdenom: 'gold' },
  ),
  example(
    'alice opened the insurance fund of INJ/USDT PERP with 1,000 USDT',
    '/injective.insurance.v1beta1.MsgCreateInsuranceFund',
    { sender: alice, ticker: 'INJ/USDT PERP', initial_deposit: { denom: usdt, amount: '1000000000' } },
  ),
  example('alice minted 1,000 GEM', '/injective.tokenfactory.v1beta1.MsgMint', {
    sender: alice,
    amount: { denom: gem, amount: '1000000000' },
    receiver: alice,
  }),
  example('alice minted 0.005 GEM for bob', '/injective.tokenfactory.v1beta1.MsgMint', {
    sender: alice,
    amount: { denom: gem, amount: '5000' },
    receiver: bob,
  }),
  example('alice burned 0.001234 GEM', '/injective.tokenfactory.v1beta1.MsgBurn', {
    sender: alice,
    amount: { denom: gem, amount: '1234' },
    burnFromAddress: '',
  }),
  example(
    'alice described GEM with a name, a symbol and decimals',
    '/injective.tokenfactory.v1beta1.MsgSetDenomMetadata',
    { metadata: { base: gem }, sender: alice },
  ),
  example('alice burned 0.000011 GEM that belonged to bob', '/injective.tokenfactory.v1beta1.MsgBurn', {
    sender: alice,
    amount: { denom: gem, amount: '11' },
    burnFromAddress: bob,
  }),
  example('alice made bob the admin of GEM', '/injective.tokenfactory.v1beta1.MsgChangeAdmin', {
    sender: alice,
    denom: gem,
    new_admin: bob,
  }),
  example(
    'alice made rules for who may do what with GEM',
    '/injective.permissions.v1beta1.MsgCreateNamespace',
    { sender: alice, namespace: { denom: gem } },
  ),
  example(
    'alice put 333 USDT into the insurance fund of BTC/USDT PERP',
    '/injective.insurance.v1beta1.MsgUnderwrite',
    { sender: alice, deposit: { denom: usdt, amount: '333000000' }, market_id: perpetualMarket.id },
  ),
  example('alice changed 2 roles for GEM', '/injective.permissions.v1beta1.MsgUpdateActorRoles', {
    sender: alice,
    denom: gem,
    role_actors_to_add: [{ role: 'blocked', actors: [bob] }],
    role_actors_to_revoke: [{ role: 'blocked', actors: [carol] }],
  }),
  example('alice changed the rules of GEM', '/injective.permissions.v1beta1.MsgUpdateNamespace', {
    sender: alice,
    denom: gem,
  }),
  example(
    'alice asked to redeem 100000000 share1 from the insurance fund of BTC/USDT PERP',
    '/injective.insurance.v1beta1.MsgRequestRedemption',
    { sender: alice, amount: { denom: 'share1', amount: '100000000' }, market_id: perpetualMarket.id },
  ),
  example(
    'alice tried to claim the GEM that was held back for them',
    '/injective.permissions.v1beta1.MsgClaimVoucher',
    { sender: alice, denom: gem },
    { failed: true },
  ),
  example('alice bid 1 INJ in auction 2', '/injective.auction.v1beta1.MsgBid', {
    sender: alice,
    bid_amount: { denom: 'inj', amount: '1000000000000000000' },
    round: '2',
  }),
  example('alice left GEM without an admin, for good', `${factory}.MsgChangeAdmin`, {
    sender: alice,
    denom: gem,
    new_admin: '',
  }),
  example('alice gave bob the role member for GEM', `${permissions}.MsgUpdateActorRoles`, {
    sender: alice,
    denom: gem,
    role_actors_to_add: [{ role: 'member', actors: [bob] }],
    role_actors_to_revoke: [],
  }),
  example('alice took the role member for GEM from bob', `${permissions}.MsgUpdateActorRoles`, {
    sender: alice,
    denom: gem,
    role_actors_to_add: [],
    role_actors_to_revoke: [{ role: 'member', actors: [bob] }],
  }),
  example('alice paired GEM with 0x2222…22222', '/injective.erc20.v1beta1.MsgCreateTokenPair', {
    sender: alice,
    token_pair: { bank_denom: gem, erc20_address: `0x${'2'.repeat(40)}` },
  }),
  example('alice had an ERC-20 contract made for GEM', '/injective.erc20.v1beta1.MsgCreateTokenPair', {
    sender: alice,
    token_pair: { bank_denom: gem, erc20_address: '' },
  }),
  example(
    'alice had the ERC-20 contract 0x2222…22222 made for GEM',
    '/injective.erc20.v1beta1.MsgCreateTokenPair',
    { sender: alice, token_pair: { bank_denom: gem, erc20_address: '' } },
    {
      events: [
        {
          type: 'injective.erc20.v1beta1.EventCreateTokenPair',
          attributes: [{ key: 'erc20_address', value: `"0x${'2'.repeat(40)}"` }],
        },
      ],
    },
  ),
  example('alice removed the ERC-20 twin of GEM', '/injective.erc20.v1beta1.MsgDeleteTokenPair', {
    sender: alice,
    bank_denom: gem,
  }),
]
