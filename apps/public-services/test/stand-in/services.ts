import { Query as auth } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import { Query as authz } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/query_pb'
import { Query as bank } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { Service as tendermint } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/tendermint/v1beta1/query_pb'
import { Query as distribution } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb'
import { Query as feegrant } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/query_pb'
import { Query as gov } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb'
import { Query as mint } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/query_pb'
import { Query as slashing } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/query_pb'
import { Query as staking } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb'
import { Service as tx } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import { Query as upgrade } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/upgrade/v1beta1/query_pb'
import { Query as wasm } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import { Query as transfer } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/query_pb'
import { Query as channel } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/query_pb'
import { Query as client } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/query_pb'
import { Query as connection } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/query_pb'
import { Query as erc20 } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb'
import { Query as evm } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb'
import { Query as exchangeModule } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb'
import { Query as insurance } from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/query_pb'
import { Query as peggy } from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/query_pb'
import { Query as permissions } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/query_pb'
import { Query as tokenfactory } from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/query_pb'
import { Query as txfees } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb'
import { Query as consensus } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/consensus/v1/query_pb'
import { Query as controller } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/controller/v1/query_pb'
import { Query as host } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/host/v1/query_pb'
import { Query as auction } from '@injectivelabs/core-proto-ts-v2/generated/injective/auction/v1beta1/query_pb'
import { Query as oracle } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/query_pb'
import { Query as wasmx } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/query_pb'
import { Query as exchangeModuleV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb'
import type { ServiceType } from '@protobuf-ts/runtime-rpc'

// As the public hosts are documented, whatever the program under test asks of them.

/** What a node's gRPC answers: the modules that Injective's chain has. */
export const chainServices: readonly ServiceType[] = [
  auth,
  authz,
  bank,
  tendermint,
  distribution,
  feegrant,
  gov,
  mint,
  slashing,
  staking,
  tx,
  upgrade,
  wasm,
  transfer,
  channel,
  client,
  connection,
  erc20,
  evm,
  exchangeModule,
  insurance,
  peggy,
  permissions,
  tokenfactory,
  txfees,
  consensus,
  controller,
  host,
  auction,
  oracle,
  wasmx,
  exchangeModuleV1,
]

export { exchangeServices } from '../../src/pass-on.ts'
