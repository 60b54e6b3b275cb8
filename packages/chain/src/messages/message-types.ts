import type { IMessageType } from '@protobuf-ts/runtime'
import * as cosmosAuthV1beta1Auth from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb.js'
import * as cosmosAuthV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/tx_pb.js'
import * as cosmosAuthzV1beta1Authz from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb.js'
import * as cosmosAuthzV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import * as cosmosBankV1beta1Authz from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb.js'
import * as cosmosBankV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import * as cosmosCircuitV1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/circuit/v1/tx_pb.js'
import * as cosmosConsensusV1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/consensus/v1/tx_pb.js'
import * as cosmosCrisisV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crisis/v1beta1/tx_pb.js'
import * as cosmosEd25519Keys from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import * as cosmosMultisigKeys from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/multisig/keys_pb.js'
import * as cosmosSecp256k1Keys from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/secp256k1/keys_pb.js'
import * as cosmosSecp256r1Keys from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/secp256r1/keys_pb.js'
import * as cosmosDistributionV1beta1Distribution from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/distribution_pb.js'
import * as cosmosDistributionV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import * as cosmosEvidenceV1beta1Evidence from '@injectivelabs/core-proto-ts-v2/generated/cosmos/evidence/v1beta1/evidence_pb.js'
import * as cosmosEvidenceV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/evidence/v1beta1/tx_pb.js'
import * as cosmosFeegrantV1beta1Feegrant from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/feegrant_pb.js'
import * as cosmosFeegrantV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/tx_pb.js'
import * as cosmosGovV1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/tx_pb.js'
import * as cosmosGovV1beta1Gov from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/gov_pb.js'
import * as cosmosGovV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1beta1/tx_pb.js'
import * as cosmosGroupV1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/group/v1/tx_pb.js'
import * as cosmosGroupV1Types from '@injectivelabs/core-proto-ts-v2/generated/cosmos/group/v1/types_pb.js'
import * as cosmosMintV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/tx_pb.js'
import * as cosmosNftV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/nft/v1beta1/tx_pb.js'
import * as cosmosParamsV1beta1Params from '@injectivelabs/core-proto-ts-v2/generated/cosmos/params/v1beta1/params_pb.js'
import * as cosmosSlashingV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/tx_pb.js'
import * as cosmosStakingV1beta1Authz from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/authz_pb.js'
import * as cosmosStakingV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import * as cosmosUpgradeV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/tx_pb.js'
import * as cosmosUpgradeV1beta1Upgrade from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/upgrade_pb.js'
import * as cosmosVestingV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmos/vesting/v1beta1/tx_pb.js'
import * as cosmosVestingV1beta1Vesting from '@injectivelabs/core-proto-ts-v2/generated/cosmos/vesting/v1beta1/vesting_pb.js'
import * as cosmwasmWasmV1Authz from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/authz_pb.js'
import * as cosmwasmWasmV1ProposalLegacy from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/proposal_legacy_pb.js'
import * as cosmwasmWasmV1Tx from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import * as ibcFeeV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/fee/v1/tx_pb.js'
import * as ibcInterchainAccountsControllerV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/controller/v1/tx_pb.js'
import * as ibcInterchainAccountsHostV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/host/v1/tx_pb.js'
import * as ibcInterchainAccountsV1Account from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/v1/account_pb.js'
import * as ibcTransferV1Authz from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/authz_pb.js'
import * as ibcTransferV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/tx_pb.js'
import * as ibcChannelV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/tx_pb.js'
import * as ibcClientV1Client from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/client_pb.js'
import * as ibcClientV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/tx_pb.js'
import * as ibcConnectionV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/tx_pb.js'
import * as ibcLocalhostV2Localhost from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/localhost/v2/localhost_pb.js'
import * as ibcSolomachineV2Solomachine from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/solomachine/v2/solomachine_pb.js'
import * as ibcSolomachineV3Solomachine from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/solomachine/v3/solomachine_pb.js'
import * as ibcTendermintV1Tendermint from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb.js'
import * as ibcWasmV1Tx from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/wasm/v1/tx_pb.js'
import * as ibcWasmV1Wasm from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/wasm/v1/wasm_pb.js'
import * as injectiveAuctionV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/auction/v1beta1/tx_pb.js'
import * as injectiveV1beta1Ethsecp256k1Keys from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb.js'
import * as injectiveErc20V1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/tx_pb.js'
import * as injectiveEvmV1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import * as injectiveExchangeV1beta1Authz from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/authz_pb.js'
import * as injectiveExchangeV1beta1Proposal from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/proposal_pb.js'
import * as injectiveExchangeV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import * as injectiveExchangeV2Authz from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/authz_pb.js'
import * as injectiveExchangeV2Proposal from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/proposal_pb.js'
import * as injectiveExchangeV2Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import * as injectiveInsuranceV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/tx_pb.js'
import * as injectiveOracleV1beta1Proposal from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/proposal_pb.js'
import * as injectiveOracleV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/tx_pb.js'
import * as injectivePeggyV1Msgs from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/msgs_pb.js'
import * as injectivePermissionsV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/tx_pb.js'
import * as injectiveTokenfactoryV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/tx_pb.js'
import * as injectiveTxfeesV1beta1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/tx_pb.js'
import * as injectiveTypesV1beta1Account from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/account_pb.js'
import * as injectiveTypesV1beta1TxExt from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/tx_ext_pb.js'
import * as injectiveWasmxV1Authz from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/authz_pb.js'
import * as injectiveWasmxV1Proposal from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/proposal_pb.js'
import * as injectiveWasmxV1Tx from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import * as ocr from './ocr.ts'

export type MessageType = IMessageType<object>

// Every file that defines something which a transaction can carry in an Any: messages, and what stands inside them
// (proposals, grants, allowances, keys, headers of light clients).
const files: readonly object[] = [
  cosmosAuthV1beta1Auth,
  cosmosAuthV1beta1Tx,
  cosmosAuthzV1beta1Authz,
  cosmosAuthzV1beta1Tx,
  cosmosBankV1beta1Authz,
  cosmosBankV1beta1Tx,
  cosmosCircuitV1Tx,
  cosmosConsensusV1Tx,
  cosmosCrisisV1beta1Tx,
  cosmosEd25519Keys,
  cosmosMultisigKeys,
  cosmosSecp256k1Keys,
  cosmosSecp256r1Keys,
  cosmosDistributionV1beta1Distribution,
  cosmosDistributionV1beta1Tx,
  cosmosEvidenceV1beta1Evidence,
  cosmosEvidenceV1beta1Tx,
  cosmosFeegrantV1beta1Feegrant,
  cosmosFeegrantV1beta1Tx,
  cosmosGovV1Tx,
  cosmosGovV1beta1Gov,
  cosmosGovV1beta1Tx,
  cosmosGroupV1Tx,
  cosmosGroupV1Types,
  cosmosMintV1beta1Tx,
  cosmosNftV1beta1Tx,
  cosmosParamsV1beta1Params,
  cosmosSlashingV1beta1Tx,
  cosmosStakingV1beta1Authz,
  cosmosStakingV1beta1Tx,
  cosmosUpgradeV1beta1Tx,
  cosmosUpgradeV1beta1Upgrade,
  cosmosVestingV1beta1Tx,
  cosmosVestingV1beta1Vesting,
  cosmwasmWasmV1Authz,
  cosmwasmWasmV1ProposalLegacy,
  cosmwasmWasmV1Tx,
  ibcFeeV1Tx,
  ibcInterchainAccountsControllerV1Tx,
  ibcInterchainAccountsHostV1Tx,
  ibcInterchainAccountsV1Account,
  ibcTransferV1Authz,
  ibcTransferV1Tx,
  ibcChannelV1Tx,
  ibcClientV1Client,
  ibcClientV1Tx,
  ibcConnectionV1Tx,
  ibcLocalhostV2Localhost,
  ibcSolomachineV2Solomachine,
  ibcSolomachineV3Solomachine,
  ibcTendermintV1Tendermint,
  ibcWasmV1Tx,
  ibcWasmV1Wasm,
  injectiveAuctionV1beta1Tx,
  injectiveV1beta1Ethsecp256k1Keys,
  injectiveErc20V1beta1Tx,
  injectiveEvmV1Tx,
  injectiveExchangeV1beta1Authz,
  injectiveExchangeV1beta1Proposal,
  injectiveExchangeV1beta1Tx,
  injectiveExchangeV2Authz,
  injectiveExchangeV2Proposal,
  injectiveExchangeV2Tx,
  injectiveInsuranceV1beta1Tx,
  injectiveOracleV1beta1Proposal,
  injectiveOracleV1beta1Tx,
  injectivePeggyV1Msgs,
  injectivePermissionsV1beta1Tx,
  injectiveTokenfactoryV1beta1Tx,
  injectiveTxfeesV1beta1Tx,
  injectiveTypesV1beta1Account,
  injectiveTypesV1beta1TxExt,
  injectiveWasmxV1Authz,
  injectiveWasmxV1Proposal,
  injectiveWasmxV1Tx,
  ocr,
]

let byTypeUrl: Map<string, MessageType> | undefined

/**
 * The definition of a message by its type; undefined for a type that this version doesn't know.
 *
 * @example findMessageType('/cosmos.bank.v1beta1.MsgSend')?.fields
 */
export function findMessageType(typeUrl: string): MessageType | undefined {
  byTypeUrl ??= new Map(listMessageTypes().map((type) => [`/${type.typeName}`, type]))
  return byTypeUrl.get(typeUrl)
}

/** Every definition that is known. */
export function listMessageTypes(): MessageType[] {
  return files.flatMap((file) => Object.values(file).filter(isMessageType))
}

function isMessageType(exported: unknown): exported is MessageType {
  return typeof exported === 'object' && exported !== null && 'typeName' in exported && 'fields' in exported
}
