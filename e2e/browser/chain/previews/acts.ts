import { GenericAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb.js'
import {
  MsgExec,
  MsgGrant,
  MsgRevoke,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { SendAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb.js'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { MsgWithdrawDelegatorReward } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import { BasicAllowance } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/feegrant_pb.js'
import {
  MsgGrantAllowance,
  MsgRevokeAllowance,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/tx_pb.js'
import { MsgDeposit, MsgVote } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import {
  MsgBeginRedelegate,
  MsgCancelUnbondingDelegation,
  MsgDelegate,
  MsgUndelegate,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import {
  MsgBatchUpdateOrders,
  MsgCancelBinaryOptionsOrder,
  MsgCancelDerivativeOrder,
  MsgCancelSpotOrder,
  MsgCreateBinaryOptionsLimitOrder,
  MsgCreateBinaryOptionsMarketOrder,
  MsgCreateDerivativeLimitOrder,
  MsgCreateDerivativeMarketOrder,
  MsgCreateSpotLimitOrder,
  MsgCreateSpotMarketOrder,
  MsgDeposit as MsgToSubaccount,
  MsgSubaccountTransfer,
  MsgWithdraw,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { toSubaccount } from '@injsight/chain'
import {
  contracts,
  decimal,
  localAccounts,
  pack,
  tokens,
  type LocalAccount,
  type Packed,
} from '@injsight/local-chain'

/** What there is on the chain for accounts to act on. */
export type Scene = {
  validators: [string, string]
  /** Ids of proposals: one that is voted on, one that needs its deposit. */
  proposals: { voting: bigint; waiting: bigint }
  /** Ids of markets. */
  markets: { spot: string; derivative: string; binary: string }
}

/** What is known of an account only once it has done what comes before. */
type More = {
  granter: LocalAccount
  /** The block in which it began to take stake back; 0 where it didn't. */
  unbondingHeight: bigint
}

export type Act = {
  name: string
  /** What somebody of the chain has done before who has tokens: alice. */
  given?: (own: LocalAccount) => Packed[]
  /** What the account has done before: each a transaction. */
  before?: (own: LocalAccount, scene: Scene) => Packed[][]
  messages: (own: LocalAccount, scene: Scene, more: More) => Packed[]
  /** It is done for another, who has granted this: whose balances are told, and who pays no fee. */
  granted?: { messages: string; upTo?: string }
  /** What the preview is to say, fee aside. */
  says: string[]
  /** What it is to say beside it, of what grows or comes with the block. */
  notes?: 'rewards' | 'orders'
}

const usdt = tokens.usdt.denom
const stranger = localAccounts.bob.address
const inj = (amount: string) => ({ denom: 'inj', amount })
const coin = (amount: string) => ({ denom: usdt, amount })
const send = '/cosmos.bank.v1beta1.MsgSend'
const inAnHour = () => ({ seconds: BigInt(Math.floor(Date.now() / 1000) + 3600), nanos: 0 })

const delegate = (own: LocalAccount, validatorAddress: string, amount: string) =>
  pack(MsgDelegate, { delegatorAddress: own.address, validatorAddress, amount: inj(amount) })
const staked = (own: LocalAccount, { validators: [validator] }: Scene) => [
  [delegate(own, validator, '2000000000000000000')],
]

const deposit = (own: LocalAccount, amount: string) =>
  pack(MsgToSubaccount, {
    sender: own.address,
    subaccountId: toSubaccount(own.address, 3),
    amount: coin(amount),
  })

export const grant = (
  { address }: LocalAccount,
  grantee: string,
  { messages, upTo }: NonNullable<Act['granted']> = { messages: send },
) =>
  pack(MsgGrant, {
    granter: address,
    grantee,
    grant: {
      authorization:
        upTo === undefined
          ? pack(GenericAuthorization, { msg: messages })
          : pack(SendAuthorization, { spendLimit: [inj(upTo)], allowList: [] }),
      expiration: inAnHour(),
    },
  })
const allow = ({ address }: LocalAccount, grantee = stranger) =>
  pack(MsgGrantAllowance, {
    granter: address,
    grantee,
    allowance: pack(BasicAllowance, { spendLimit: [inj('1000')], expiration: inAnHour() }),
  })

type Ordered = {
  price: string
  quantity: string
  orderType?: OrderType
  triggerPrice?: string
  /** Which of the account's subaccounts. */
  nonce?: number
  /** What it is taken back by. */
  cid?: string
}

const order = (own: LocalAccount, marketId: string, wanted: Ordered) => ({
  marketId,
  orderInfo: {
    subaccountId: toSubaccount(own.address, wanted.nonce ?? 0),
    feeRecipient: own.address,
    price: decimal(wanted.price),
    quantity: decimal(wanted.quantity),
    cid: wanted.cid ?? '',
  },
  orderType: wanted.orderType ?? OrderType.BUY,
  triggerPrice: wanted.triggerPrice === undefined ? '' : decimal(wanted.triggerPrice),
  expirationBlock: 0n,
})
const spotLimit = (own: LocalAccount, { markets: { spot } }: Scene, wanted: Ordered) =>
  pack(MsgCreateSpotLimitOrder, { sender: own.address, order: order(own, spot, wanted) })
const perpLimit = (own: LocalAccount, { markets: { derivative } }: Scene, wanted: Ordered, margin: string) =>
  pack(MsgCreateDerivativeLimitOrder, {
    sender: own.address,
    order: { ...order(own, derivative, wanted), margin: decimal(margin) },
  })
const binaryLimit = (own: LocalAccount, { markets: { binary } }: Scene, wanted: Ordered, margin: string) =>
  pack(MsgCreateBinaryOptionsLimitOrder, {
    sender: own.address,
    order: { ...order(own, binary, wanted), margin: decimal(margin) },
  })
const taken = (own: LocalAccount, marketId: string) => ({
  sender: own.address,
  marketId,
  subaccountId: toSubaccount(own.address, 0),
  orderHash: '',
  orderMask: 0,
  cid: kept.cid,
})
const execute = (
  own: Pick<LocalAccount, 'address'>,
  msg: object,
  funds = [] as { denom: string; amount: string }[],
) =>
  pack(MsgExecuteContract, {
    sender: own.address,
    contract: contracts.cw20.address,
    msg: Buffer.from(JSON.stringify(msg)),
    funds,
  })
const transferNone = { increase_allowance: { spender: stranger, amount: '5' } }

const away = { price: '10.001', quantity: '1.5' }
const kept = { ...away, cid: 'kept' }
const sell = { ...away, price: '40', orderType: OrderType.SELL }

const sendFor = ({ address }: LocalAccount, amount: string) =>
  pack(MsgSend, { fromAddress: address, toAddress: stranger, amount: [inj(amount)] })
const executeFor = ({ address }: LocalAccount, ...msgs: Packed[]) => pack(MsgExec, { grantee: address, msgs })
/** What a key of the browser may be granted. */
const keySigns = [send, '/injective.exchange.v2.MsgCreateSpotLimitOrder', '/cosmos.gov.v1.MsgVote']

/** What wallets do here, of each kind at least once. */
export const acts: Act[] = [
  {
    name: 'send',
    messages: ({ address }) => [
      pack(MsgSend, { fromAddress: address, toAddress: stranger, amount: [inj('1'), coin('12345678')] }),
    ],
    says: ['−1 inj', `−12345678 ${usdt}`],
  },
  {
    name: 'several, of three modules',
    messages: (own, { validators: [validator] }) => [
      pack(MsgSend, { fromAddress: own.address, toAddress: stranger, amount: [coin('7')] }),
      delegate(own, validator, '5'),
      deposit(own, '11'),
      pack(MsgSend, { fromAddress: own.address, toAddress: own.address, amount: [inj('3')] }),
    ],
    says: ['−5 inj', `−18 ${usdt}`, '+5 inj staked', `+11 ${usdt} in subaccount #3`],
  },
  {
    name: 'delegate',
    messages: (own, { validators: [validator] }) => [delegate(own, validator, '1234567890123456789')],
    says: ['−1234567890123456789 inj', '+1234567890123456789 inj staked'],
  },
  {
    name: 'undelegate',
    before: staked,
    messages: ({ address }, { validators: [validatorAddress] }) => [
      pack(MsgUndelegate, { delegatorAddress: address, validatorAddress, amount: inj('750000000000000001') }),
    ],
    says: ['−750000000000000001 inj staked'],
    notes: 'rewards',
  },
  {
    name: 'redelegate',
    before: staked,
    messages: ({ address }, { validators: [validatorSrcAddress, validatorDstAddress] }) => [
      pack(MsgBeginRedelegate, {
        delegatorAddress: address,
        validatorSrcAddress,
        validatorDstAddress,
        amount: inj('500000000000000003'),
      }),
    ],
    says: ['−500000000000000003 inj staked', '+500000000000000003 inj staked'],
    notes: 'rewards',
  },
  {
    name: 'claim',
    before: staked,
    messages: ({ address }, { validators: [validatorAddress] }) => [
      pack(MsgWithdrawDelegatorReward, { delegatorAddress: address, validatorAddress }),
    ],
    says: [],
    notes: 'rewards',
  },
  {
    name: 'claim all',
    before: (own, { validators: [one, other] }) => [
      [delegate(own, one, '2000000000000000000'), delegate(own, other, '1000000000000000000')],
    ],
    messages: ({ address }, { validators }) =>
      validators.map((validatorAddress) =>
        pack(MsgWithdrawDelegatorReward, { delegatorAddress: address, validatorAddress }),
      ),
    says: [],
    notes: 'rewards',
  },
  {
    name: 'cancel unbonding',
    before: (own, { validators: [validatorAddress] }) => [
      [delegate(own, validatorAddress, '2000000000000000000')],
      [
        pack(MsgUndelegate, {
          delegatorAddress: own.address,
          validatorAddress,
          amount: inj('900000000000000001'),
        }),
      ],
    ],
    messages: ({ address }, { validators: [validatorAddress] }, { unbondingHeight }) => [
      pack(MsgCancelUnbondingDelegation, {
        delegatorAddress: address,
        validatorAddress,
        amount: inj('400000000000000003'),
        creationHeight: unbondingHeight,
      }),
    ],
    says: ['+400000000000000003 inj staked'],
    notes: 'rewards',
  },
  {
    name: 'vote',
    messages: ({ address }, { proposals }) => [
      pack(MsgVote, { proposalId: proposals.voting, voter: address, option: 3, metadata: '' }),
    ],
    says: [],
  },
  {
    name: 'deposit for a proposal',
    messages: ({ address }, { proposals }) => [
      pack(MsgDeposit, {
        proposalId: proposals.waiting,
        depositor: address,
        amount: [inj('100000000000000123')],
      }),
    ],
    says: ['−100000000000000123 inj'],
  },
  {
    name: 'to a subaccount',
    messages: (own) => [deposit(own, '5000001')],
    says: [`−5000001 ${usdt}`, `+5000001 ${usdt} in subaccount #3`],
  },
  {
    name: 'from a subaccount',
    before: (own) => [[deposit(own, '5000001')]],
    messages: ({ address }) => [
      pack(MsgWithdraw, { sender: address, subaccountId: toSubaccount(address, 3), amount: coin('4') }),
    ],
    says: [`+4 ${usdt}`, `−4 ${usdt} in subaccount #3`],
  },
  {
    name: 'from one subaccount to another',
    before: (own) => [[deposit(own, '5000001')]],
    messages: ({ address }) => [
      pack(MsgSubaccountTransfer, {
        sender: address,
        sourceSubaccountId: toSubaccount(address, 3),
        destinationSubaccountId: toSubaccount(address, 4),
        amount: coin('6'),
      }),
    ],
    says: [`−6 ${usdt} in subaccount #3`, `+6 ${usdt} in subaccount #4`],
  },
  { name: 'grant', messages: (own) => [grant(own, stranger)], says: [] },
  {
    name: 'revoke a grant',
    before: (own) => [[grant(own, stranger)]],
    messages: ({ address }) => [pack(MsgRevoke, { granter: address, grantee: stranger, msgTypeUrl: send })],
    says: [],
  },
  {
    name: 'grant to send up to a limit',
    messages: (own) => [grant(own, stranger, { messages: send, upTo: '1000' })],
    says: [],
  },
  {
    name: 'let a key sign: a grant for each type, and an allowance',
    messages: (own) => [
      ...keySigns.map((messages) => grant(own, stranger, { messages })),
      allow(own, stranger),
    ],
    says: [],
  },
  {
    name: 'take all of that back',
    before: (own) => [[...keySigns.map((messages) => grant(own, stranger, { messages })), allow(own)]],
    messages: ({ address }) => [
      ...keySigns.map((msgTypeUrl) => pack(MsgRevoke, { granter: address, grantee: stranger, msgTypeUrl })),
      pack(MsgRevokeAllowance, { granter: address, grantee: stranger }),
    ],
    says: [],
  },
  { name: 'allow fees', messages: (own) => [allow(own)], says: [] },
  {
    name: 'revoke an allowance',
    before: (own) => [[allow(own)]],
    messages: ({ address }) => [pack(MsgRevokeAllowance, { granter: address, grantee: stranger })],
    says: [],
  },
  {
    name: 'execute for oneself by a grant',
    messages: ({ address }) => [
      pack(MsgExec, {
        grantee: address,
        msgs: [pack(MsgSend, { fromAddress: address, toAddress: stranger, amount: [inj('9')] })],
      }),
    ],
    says: ['−9 inj'],
  },
  {
    name: 'send for another by a grant',
    granted: { messages: send },
    messages: (own, _scene, { granter }) => [executeFor(own, sendFor(granter, '9'))],
    says: ['−9 inj'],
  },
  {
    name: 'send for another as far as the grant goes',
    granted: { messages: send, upTo: '9' },
    messages: (own, _scene, { granter }) => [executeFor(own, sendFor(granter, '4'), sendFor(granter, '5'))],
    says: ['−9 inj'],
  },
  {
    name: 'stake for another by a grant',
    granted: { messages: '/cosmos.staking.v1beta1.MsgDelegate' },
    messages: (own, { validators: [validator] }, { granter }) => [
      executeFor(own, delegate(granter, validator, '1000000000000000007')),
    ],
    says: ['−1000000000000000007 inj', '+1000000000000000007 inj staked'],
  },
  {
    name: 'an order for another by a grant',
    granted: { messages: '/injective.exchange.v2.MsgCreateSpotLimitOrder' },
    messages: (own, scene, { granter }) => [executeFor(own, spotLimit(granter, scene, away))],
    says: [`−15016502 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'execute a contract for another by a grant',
    granted: { messages: '/cosmwasm.wasm.v1.MsgExecuteContract' },
    messages: (own, _scene, { granter }) => [executeFor(own, execute(granter, transferNone, [inj('17')]))],
    says: ['−17 inj'],
  },
  { name: 'execute a contract', messages: (own) => [execute(own, transferNone)], says: [] },
  {
    name: 'execute a contract with funds',
    messages: (own) => [execute(own, transferNone, [inj('17')])],
    says: ['−17 inj'],
  },
  {
    name: 'a token by CW20',
    given: ({ address }) => [
      execute(localAccounts.alice, { transfer: { recipient: address, amount: '1000001' } }),
    ],
    messages: (own) => [execute(own, { transfer: { recipient: stranger, amount: '250001' } })],
    says: [`−250001 ${contracts.cw20.address} CW20`],
  },
  {
    name: 'spot limit, buy',
    messages: (own, scene) => [spotLimit(own, scene, away)],
    says: [`−15016502 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'spot limit, sell',
    messages: (own, scene) => [spotLimit(own, scene, sell)],
    says: ['−1500000000000000000 inj'],
    notes: 'orders',
  },
  {
    name: 'spot limit from a subaccount',
    before: (own) => [[deposit(own, '50000000')]],
    messages: (own, scene) => [spotLimit(own, scene, { ...away, nonce: 3 })],
    says: [],
    notes: 'orders',
  },
  {
    name: 'spot, cancelled',
    before: (own, scene) => [[spotLimit(own, scene, kept)]],
    messages: (own, { markets: { spot } }) => [pack(MsgCancelSpotOrder, taken(own, spot))],
    says: [`+15001500 ${usdt}`],
  },
  {
    name: 'spot market',
    before: (own, scene) => [[spotLimit(own, scene, { ...sell, price: '39' })]],
    messages: (own, { markets: { spot } }) => [
      pack(MsgCreateSpotMarketOrder, {
        sender: own.address,
        order: { ...order(own, spot, { price: '41', quantity: '0.5' }), expirationBlock: 0n },
      }),
    ],
    says: [`−20520500 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'perpetual limit',
    messages: (own, scene) => [perpLimit(own, scene, away, '7.5')],
    says: [`−7515002 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'perpetual, cancelled',
    before: (own, scene) => [[perpLimit(own, scene, kept, '7.5')]],
    messages: (own, { markets: { derivative } }) => [pack(MsgCancelDerivativeOrder, taken(own, derivative))],
    says: [`+7500000 ${usdt}`],
  },
  {
    name: 'perpetual with a trigger',
    messages: (own, scene) => [
      perpLimit(
        own,
        scene,
        { price: '30', quantity: '1', orderType: OrderType.STOP_BUY, triggerPrice: '29' },
        '20',
      ),
    ],
    says: [`−20030000 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'perpetual market',
    before: (own, scene) => [
      [perpLimit(own, scene, { price: '25.5', quantity: '1', orderType: OrderType.SELL }, '20')],
    ],
    messages: (own, { markets: { derivative } }) => [
      pack(MsgCreateDerivativeMarketOrder, {
        sender: own.address,
        order: { ...order(own, derivative, { price: '26', quantity: '1' }), margin: decimal('20') },
      }),
    ],
    says: [`−20026000 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'a position, closed by an order that only reduces it',
    // Long by what another subaccount of the same account sells.
    before: (own, scene) => [
      [deposit(own, '50000000')],
      [
        perpLimit(own, scene, { price: '24', quantity: '1', nonce: 3, orderType: OrderType.SELL }, '20'),
        perpLimit(own, scene, { price: '24', quantity: '1' }, '20'),
      ],
    ],
    messages: (own, scene) => [
      perpLimit(own, scene, { price: '40', quantity: '1', orderType: OrderType.SELL }, '0'),
    ],
    says: [],
    notes: 'orders',
  },
  {
    name: 'a position, closed at once',
    // Against what another subaccount of the same account has on the book.
    before: (own, scene) => [
      [deposit(own, '90000000')],
      [
        perpLimit(own, scene, { price: '24', quantity: '1', nonce: 3, orderType: OrderType.SELL }, '20'),
        perpLimit(own, scene, { price: '24', quantity: '1' }, '20'),
      ],
      [perpLimit(own, scene, { price: '23', quantity: '1', nonce: 3 }, '20')],
    ],
    messages: (own, { markets: { derivative } }) => [
      pack(MsgCreateDerivativeMarketOrder, {
        sender: own.address,
        order: {
          ...order(own, derivative, { price: '22', quantity: '1', orderType: OrderType.SELL }),
          margin: decimal('0'),
        },
      }),
    ],
    says: [],
    notes: 'orders',
  },
  {
    name: 'binary market',
    before: (own, scene) => [
      [binaryLimit(own, scene, { price: '0.7', quantity: '10', orderType: OrderType.SELL }, '3')],
    ],
    messages: (own, { markets: { binary } }) => [
      pack(MsgCreateBinaryOptionsMarketOrder, {
        sender: own.address,
        order: { ...order(own, binary, { price: '0.75', quantity: '10' }), margin: decimal('7.5') },
      }),
    ],
    says: [`−7507500 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'binary limit',
    messages: (own, scene) => [binaryLimit(own, scene, { price: '0.2', quantity: '10' }, '2')],
    says: [`−2002000 ${usdt}`],
    notes: 'orders',
  },
  {
    name: 'binary, cancelled',
    before: (own, scene) => [[binaryLimit(own, scene, { price: '0.2', quantity: '10', cid: kept.cid }, '2')]],
    messages: (own, { markets: { binary } }) => [pack(MsgCancelBinaryOptionsOrder, taken(own, binary))],
    says: [`+2001000 ${usdt}`],
  },
  {
    name: 'all orders, cancelled at once',
    before: (own, scene) => [[spotLimit(own, scene, away), perpLimit(own, scene, away, '7.5')]],
    messages: ({ address }, { markets: { spot, derivative } }) => [
      pack(
        MsgBatchUpdateOrders,
        MsgBatchUpdateOrders.create({
          sender: address,
          subaccountId: toSubaccount(address, 0),
          spotMarketIdsToCancelAll: [spot],
          derivativeMarketIdsToCancelAll: [derivative],
        }),
      ),
    ],
    says: [`+22501500 ${usdt}`],
  },
  {
    name: 'an order in place of another, at once',
    before: (own, scene) => [[spotLimit(own, scene, kept)]],
    messages: (own, { markets: { spot } }) => [
      pack(
        MsgBatchUpdateOrders,
        MsgBatchUpdateOrders.create({
          sender: own.address,
          subaccountId: toSubaccount(own.address, 0),
          spotMarketIdsToCancelAll: [spot],
          spotOrdersToCreate: [order(own, spot, { ...away, price: '9.001' })],
        }),
      ),
    ],
    // What was put aside, and what is: with the fee of who takes.
    says: [`+1486498 ${usdt}`],
    notes: 'orders',
  },
]
