import { Coin } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/v1beta1/coin_pb.js'
import { MessageType, RepeatType, ScalarType, type PartialFieldInfo } from '@protobuf-ts/runtime'

// Chainlink's off-chain reporting was taken out of the chain, and of the generated definitions with it. Blocks from
// before still hold its messages.

const { BYTES, INT64, STRING, UINT32, UINT64 } = ScalarType
const alwaysSet = { 'gogoproto.nullable': false }
const decimal = { 'gogoproto.customtype': 'cosmossdk.io/math.LegacyDec', ...alwaysSet }
const maybeInteger = { 'gogoproto.customtype': 'cosmossdk.io/math.Int' }
const integer = { ...maybeInteger, ...alwaysSet }

const ModuleParams = define('ModuleParams', [
  scalar(1, 'feed_id', STRING),
  scalar(2, 'min_answer', STRING, decimal),
  scalar(3, 'max_answer', STRING, decimal),
  scalar(4, 'link_per_observation', STRING, integer),
  scalar(5, 'link_per_transmission', STRING, integer),
  scalar(6, 'link_denom', STRING),
  scalar(7, 'unique_reports', ScalarType.BOOL),
  scalar(8, 'description', STRING),
  scalar(9, 'feed_admin', STRING),
  scalar(10, 'billing_admin', STRING),
])

const FeedConfig = define('FeedConfig', [
  list(1, 'signers', STRING),
  list(2, 'transmitters', STRING),
  scalar(3, 'f', UINT32),
  scalar(4, 'onchain_config', BYTES),
  scalar(5, 'offchain_config_version', UINT64),
  scalar(6, 'offchain_config', BYTES),
  message(7, 'module_params', () => ModuleParams),
])

const Report = define('Report', [
  scalar(1, 'observations_timestamp', INT64),
  scalar(2, 'observers', BYTES),
  list(3, 'observations', STRING, decimal),
])

const Params = define('Params', [
  scalar(1, 'link_denom', STRING),
  scalar(2, 'payout_block_interval', UINT64),
  scalar(3, 'module_admin', STRING),
])

export const MsgCreateFeed = define(
  'MsgCreateFeed',
  [sender(), message(2, 'config', () => FeedConfig)],
  'sender',
)

export const MsgUpdateFeed = define(
  'MsgUpdateFeed',
  [
    sender(),
    feedId(2),
    list(3, 'signers', STRING),
    list(4, 'transmitters', STRING),
    scalar(5, 'link_per_observation', STRING, maybeInteger),
    scalar(6, 'link_per_transmission', STRING, maybeInteger),
    scalar(7, 'link_denom', STRING),
    scalar(8, 'feed_admin', STRING),
    scalar(9, 'billing_admin', STRING),
  ],
  'sender',
)

export const MsgTransmit = define(
  'MsgTransmit',
  [
    scalar(1, 'transmitter', STRING),
    scalar(2, 'config_digest', BYTES),
    feedId(3),
    scalar(4, 'epoch', UINT64),
    scalar(5, 'round', UINT64),
    scalar(6, 'extra_hash', BYTES),
    message(7, 'report', () => Report),
    list(8, 'signatures', BYTES),
  ],
  'transmitter',
)

const reward = [sender(), feedId(2), message(3, 'amount', () => Coin, alwaysSet)]
export const MsgFundFeedRewardPool = define('MsgFundFeedRewardPool', reward, 'sender')
export const MsgWithdrawFeedRewardPool = define('MsgWithdrawFeedRewardPool', reward, 'sender')

export const MsgSetPayees = define(
  'MsgSetPayees',
  [sender(), feedId(2), list(3, 'transmitters', STRING), list(4, 'payees', STRING)],
  'sender',
)

export const MsgTransferPayeeship = define(
  'MsgTransferPayeeship',
  [sender(), scalar(2, 'transmitter', STRING), feedId(3), scalar(4, 'proposed', STRING)],
  'sender',
)

export const MsgAcceptPayeeship = define(
  'MsgAcceptPayeeship',
  [scalar(1, 'payee', STRING), scalar(2, 'transmitter', STRING), feedId(3)],
  'transmitter',
)

export const MsgUpdateParams = define(
  'MsgUpdateParams',
  [scalar(1, 'authority', STRING), message(2, 'params', () => Params, alwaysSet)],
  'authority',
)

export const MsgCreateFeedResponse = define('MsgCreateFeedResponse', [])
export const MsgUpdateFeedResponse = define('MsgUpdateFeedResponse', [])
export const MsgTransmitResponse = define('MsgTransmitResponse', [])
export const MsgFundFeedRewardPoolResponse = define('MsgFundFeedRewardPoolResponse', [])
export const MsgWithdrawFeedRewardPoolResponse = define('MsgWithdrawFeedRewardPoolResponse', [])
export const MsgSetPayeesResponse = define('MsgSetPayeesResponse', [])
export const MsgTransferPayeeshipResponse = define('MsgTransferPayeeshipResponse', [])
export const MsgAcceptPayeeshipResponse = define('MsgAcceptPayeeshipResponse', [])
export const MsgUpdateParamsResponse = define('MsgUpdateParamsResponse', [])

function define(name: string, fields: PartialFieldInfo[], signer?: string): MessageType<object> {
  return new MessageType<object>(
    `injective.ocr.v1beta1.${name}`,
    fields.map((field) => ({ ...field })),
    signer === undefined ? {} : { 'cosmos.msg.v1.signer': [signer] },
  )
}

function sender(): PartialFieldInfo {
  return scalar(1, 'sender', STRING)
}

function feedId(no: number): PartialFieldInfo {
  return scalar(no, 'feed_id', STRING)
}

function scalar(no: number, name: string, T: ScalarType, options = {}): PartialFieldInfo {
  return { no, name, kind: 'scalar', T, options }
}

function list(no: number, name: string, T: ScalarType, options = {}): PartialFieldInfo {
  return { no, name, kind: 'scalar', T, repeat: RepeatType.UNPACKED, options }
}

function message(no: number, name: string, T: () => MessageType<object>, options = {}): PartialFieldInfo {
  return { no, name, kind: 'message', T, options }
}
