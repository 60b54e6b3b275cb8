import type { Subjects } from './subjects.ts'

/** One question to the chain's state, its request as JSON of protobuf. */
export type Question = { path: string; request: Record<string, unknown> }

/** What replies lead to further questions. */
export type Named = {
  validators: string[]
  proposals: string[]
  denoms: string[]
  spotMarkets: string[]
  derivativeMarkets: string[]
  codes: string[]
}

// The whole list of what a recording asks. A list is asked for whole, as far as a thousand entries are the whole:
// whoever serves the recording cuts its pages.
const pagination = { limit: '1000' }

/** Asked once, whatever the blocks hold. The first ones name validators, proposals, denoms, markets and codes. */
export const generalQuestions: Question[] = [
  ask('cosmos.staking.v1beta1', 'Validators', { pagination }),
  ask('cosmos.gov.v1', 'Proposals', { pagination }),
  ask('cosmos.bank.v1beta1', 'TotalSupply', { pagination }),
  ask('cosmwasm.wasm.v1', 'Codes', { pagination }),
  ...['v1beta1', 'v2'].flatMap((version) =>
    [
      'SpotMarkets',
      'FullSpotMarkets',
      'DerivativeMarkets',
      'BinaryOptionsMarkets',
      'Positions',
      'QueryExchangeParams',
      'FeeDiscountSchedule',
      'TradeRewardCampaign',
      'OptedOutOfRewardsAccounts',
      'ExchangeBalances',
      'ExchangeModuleState',
    ].map((method) => ask(`injective.exchange.${version}`, method)),
  ),
  ask('cosmos.auth.v1beta1', 'Accounts', { pagination }),
  ask('cosmos.auth.v1beta1', 'ModuleAccounts'),
  ask('cosmos.bank.v1beta1', 'Params'),
  ask('cosmos.bank.v1beta1', 'DenomsMetadata', { pagination }),
  ask('cosmos.bank.v1beta1', 'SendEnabled', { pagination }),
  ask('cosmos.staking.v1beta1', 'Pool'),
  ask('cosmos.staking.v1beta1', 'Params'),
  ask('cosmos.distribution.v1beta1', 'Params'),
  ask('cosmos.distribution.v1beta1', 'CommunityPool'),
  ask('cosmos.slashing.v1beta1', 'Params'),
  ask('cosmos.slashing.v1beta1', 'SigningInfos', { pagination }),
  ask('cosmos.mint.v1beta1', 'Params'),
  ask('cosmos.mint.v1beta1', 'Inflation'),
  ask('cosmos.mint.v1beta1', 'AnnualProvisions'),
  ask('cosmos.consensus.v1', 'Params'),
  ask('cosmos.upgrade.v1beta1', 'CurrentPlan'),
  ...['voting', 'deposit', 'tallying'].map((params_type) => ask('cosmos.gov.v1', 'Params', { params_type })),
  ask('cosmwasm.wasm.v1', 'Params'),
  ask('cosmwasm.wasm.v1', 'PinnedCodes', { pagination }),
  ask('ibc.applications.transfer.v1', 'Params'),
  ask('ibc.applications.transfer.v1', 'DenomTraces', { pagination }),
  ask('ibc.core.channel.v1', 'Channels', { pagination }),
  ask('ibc.core.connection.v1', 'Connections', { pagination }),
  ask('ibc.core.client.v1', 'ClientStates', { pagination }),
  ask('injective.auction.v1beta1', 'AuctionParams'),
  ask('injective.auction.v1beta1', 'CurrentAuctionBasket'),
  ask('injective.auction.v1beta1', 'LastAuctionResult'),
  ask('injective.auction.v1beta1', 'AuctionModuleState'),
  ask('injective.erc20.v1beta1', 'Params'),
  ask('injective.erc20.v1beta1', 'AllTokenPairs', { pagination }),
  ask('injective.insurance.v1beta1', 'InsuranceParams'),
  ask('injective.insurance.v1beta1', 'InsuranceFunds'),
  ask('injective.insurance.v1beta1', 'InsuranceModuleState'),
  ask('injective.oracle.v1beta1', 'Params'),
  ask('injective.oracle.v1beta1', 'OracleProvidersInfo'),
  ask('injective.oracle.v1beta1', 'PriceFeedPriceStates'),
  ask('injective.oracle.v1beta1', 'OracleModuleState'),
  ask('injective.peggy.v1', 'Params'),
  ask('injective.peggy.v1', 'PeggyModuleState'),
  ask('injective.permissions.v1beta1', 'Namespaces'),
  ask('injective.permissions.v1beta1', 'PermissionsModuleState'),
  ask('injective.tokenfactory.v1beta1', 'Params'),
  ask('injective.tokenfactory.v1beta1', 'TokenfactoryModuleState'),
  ask('injective.txfees.v1beta1', 'Params'),
  ask('injective.wasmx.v1', 'WasmxModuleState'),
  ask('injective.txfees.v1beta1', 'GetEipBaseFee'),
]

/** Asked about each validator, proposal, denom, market and code that the replies named. */
export function questionsAboutNamed(named: Named): Question[] {
  return [
    ...named.validators.flatMap(askValidator),
    ...named.proposals.flatMap((proposal_id) => [
      ask('cosmos.gov.v1', 'Proposal', { proposal_id }),
      ask('cosmos.gov.v1', 'TallyResult', { proposal_id }),
      ask('cosmos.gov.v1', 'Votes', { proposal_id, pagination }),
      ask('cosmos.gov.v1', 'Deposits', { proposal_id, pagination }),
    ]),
    ...named.denoms.flatMap((denom) => [
      ask('cosmos.bank.v1beta1', 'SupplyOf', { denom }),
      ask('cosmos.bank.v1beta1', 'DenomOwners', { denom, pagination }),
      ask('cosmos.bank.v1beta1', 'DenomMetadata', { denom }),
    ]),
    ...named.spotMarkets.flatMap((market_id) => [
      ask('injective.exchange.v1beta1', 'SpotMarket', { market_id }),
      ask('injective.exchange.v1beta1', 'SpotMidPriceAndTOB', { market_id }),
    ]),
    ...named.derivativeMarkets.flatMap((market_id) => [
      ask('injective.exchange.v1beta1', 'DerivativeMarket', { market_id }),
      ask('injective.exchange.v1beta1', 'DerivativeMidPriceAndTOB', { market_id }),
      ask('injective.exchange.v1beta1', 'PerpetualMarketInfo', { market_id }),
      ask('injective.exchange.v1beta1', 'PerpetualMarketFunding', { market_id }),
    ]),
    ...named.codes.map((code_id) => ask('cosmwasm.wasm.v1', 'ContractsByCode', { code_id, pagination })),
  ]
}

/** Asked about each contract that a code has. */
export function questionsAboutContracts(contracts: string[]): Question[] {
  const words = ['token_info', 'contract_info', 'minter', 'num_tokens']
  return contracts.flatMap((address) => [
    ask('cosmwasm.wasm.v1', 'ContractInfo', { address }),
    ask('cosmwasm.wasm.v1', 'ContractHistory', { address, pagination }),
    ask('cosmwasm.wasm.v1', 'AllContractState', { address, pagination }),
    ...words.map((word) =>
      ask('cosmwasm.wasm.v1', 'SmartContractState', {
        address,
        query_data: Buffer.from(JSON.stringify({ [word]: {} })).toString('base64'),
      }),
    ),
  ])
}

/** Asked about each account, subaccount, and pair of subaccount and market that the blocks name. */
export function questionsAboutSubjects({ accounts, subaccounts, pairs }: Subjects): Question[] {
  return [
    ...accounts.flatMap(askAccount),
    ...subaccounts.flatMap((subaccount_id) => [
      ask('injective.exchange.v1beta1', 'SubaccountDeposits', { subaccount_id }),
      ask('injective.exchange.v1beta1', 'SubaccountPositions', { subaccount_id }),
    ]),
    ...pairs.flatMap(({ subaccount: subaccount_id, market: market_id }) => [
      ask('injective.exchange.v1beta1', 'TraderSpotOrders', { market_id, subaccount_id }),
      ask('injective.exchange.v1beta1', 'TraderDerivativeOrders', { market_id, subaccount_id }),
    ]),
  ]
}

function askValidator(validator_addr: string): Question[] {
  const validator_address = validator_addr
  return [
    ask('cosmos.staking.v1beta1', 'Validator', { validator_addr }),
    ask('cosmos.staking.v1beta1', 'ValidatorDelegations', { validator_addr, pagination }),
    ask('cosmos.staking.v1beta1', 'ValidatorUnbondingDelegations', { validator_addr, pagination }),
    ask('cosmos.staking.v1beta1', 'Redelegations', { src_validator_addr: validator_addr, pagination }),
    ask('cosmos.distribution.v1beta1', 'ValidatorCommission', { validator_address }),
    ask('cosmos.distribution.v1beta1', 'ValidatorOutstandingRewards', { validator_address }),
  ]
}

function askAccount(address: string): Question[] {
  const delegator_addr = address
  const delegator_address = address
  return [
    ask('cosmos.auth.v1beta1', 'Account', { address }),
    ask('cosmos.auth.v1beta1', 'AccountInfo', { address }),
    ask('cosmos.bank.v1beta1', 'AllBalances', { address, pagination }),
    ask('cosmos.bank.v1beta1', 'SpendableBalances', { address, pagination }),
    ask('cosmos.staking.v1beta1', 'DelegatorDelegations', { delegator_addr, pagination }),
    ask('cosmos.staking.v1beta1', 'DelegatorUnbondingDelegations', { delegator_addr, pagination }),
    ask('cosmos.staking.v1beta1', 'Redelegations', { delegator_addr, pagination }),
    ask('cosmos.distribution.v1beta1', 'DelegationTotalRewards', { delegator_address }),
    ask('cosmos.distribution.v1beta1', 'DelegatorWithdrawAddress', { delegator_address }),
    ask('cosmos.authz.v1beta1', 'GranterGrants', { granter: address, pagination }),
    ask('cosmos.authz.v1beta1', 'GranteeGrants', { grantee: address, pagination }),
    ask('cosmos.feegrant.v1beta1', 'Allowances', { grantee: address, pagination }),
    ask('cosmos.feegrant.v1beta1', 'AllowancesByGranter', { granter: address, pagination }),
    ask('injective.tokenfactory.v1beta1', 'DenomsFromCreator', { creator: address }),
  ]
}

function ask(service: string, method: string, request: Record<string, unknown> = {}): Question {
  return { path: `/${service}.Query/${method}`, request }
}
