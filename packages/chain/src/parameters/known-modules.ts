import { Query as Auction } from '@injectivelabs/core-proto-ts-v2/generated/injective/auction/v1beta1/query_pb.js'
import { Query as Auth } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.js'
import { Query as Bank } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.js'
import { Query as Channel } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/query_pb.js'
import { Query as Client } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/query_pb.js'
import { Query as Connection } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/query_pb.js'
import { Query as Consensus } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/consensus/v1/query_pb.js'
import { Query as Controller } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/controller/v1/query_pb.js'
import { Query as Distribution } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.js'
import { Query as Erc20 } from '@injectivelabs/core-proto-ts-v2/generated/injective/erc20/v1beta1/query_pb.js'
import { Query as Evm } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb.js'
import { Query as ExchangeV1 } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb.js'
import { Query as Exchange } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.js'
import { Query as Gov } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb.js'
import { Query as Host } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/interchain_accounts/host/v1/query_pb.js'
import { Query as Insurance } from '@injectivelabs/core-proto-ts-v2/generated/injective/insurance/v1beta1/query_pb.js'
import { Query as Mint } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/mint/v1beta1/query_pb.js'
import { Query as Oracle } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/query_pb.js'
import { Query as Peggy } from '@injectivelabs/core-proto-ts-v2/generated/injective/peggy/v1/query_pb.js'
import { Query as Permissions } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/query_pb.js'
import { Query as Slashing } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/slashing/v1beta1/query_pb.js'
import { Query as Staking } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.js'
import { Query as TokenFactory } from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/query_pb.js'
import { Query as Transfer } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/query_pb.js'
import { Query as TxFees } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb.js'
import { Query as Wasm } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.js'
import { Query as Wasmx } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/query_pb.js'
import type { ServiceType } from '@protobuf-ts/runtime-rpc'

export type KnownModule = {
  module: string
  /** Messages that set all of its parameters. */
  updates: string[]
  /** Where its `params` stand in the chain's genesis. */
  genesis: string[]
  /** Who is asked for them; of several the first that answers. */
  services: ServiceType[]
}

/** The modules that have parameters. */
export const knownModules: KnownModule[] = [
  known('auction', 'injective.auction.v1beta1', Auction),
  known('auth', 'cosmos.auth.v1beta1', Auth),
  known('bank', 'cosmos.bank.v1beta1', Bank),
  known('consensus', 'cosmos.consensus.v1', Consensus),
  known('distribution', 'cosmos.distribution.v1beta1', Distribution),
  known('erc20', 'injective.erc20.v1beta1', Erc20),
  known('evm', 'injective.evm.v1', Evm),
  {
    module: 'exchange',
    updates: ['/injective.exchange.v1beta1.MsgUpdateParams', '/injective.exchange.v2.MsgUpdateParams'],
    genesis: ['exchange'],
    services: [Exchange, ExchangeV1],
  },
  known('gov', 'cosmos.gov.v1', Gov),
  known('ibc-channel', 'ibc.core.channel.v1', Channel, ['ibc', 'channel_genesis']),
  known('ibc-client', 'ibc.core.client.v1', Client, ['ibc', 'client_genesis']),
  known('ibc-connection', 'ibc.core.connection.v1', Connection, ['ibc', 'connection_genesis']),
  known('ica-controller', 'ibc.applications.interchain_accounts.controller.v1', Controller, [
    'interchainaccounts',
    'controller_genesis_state',
  ]),
  known('ica-host', 'ibc.applications.interchain_accounts.host.v1', Host, [
    'interchainaccounts',
    'host_genesis_state',
  ]),
  known('insurance', 'injective.insurance.v1beta1', Insurance),
  known('mint', 'cosmos.mint.v1beta1', Mint),
  {
    module: 'ocr',
    updates: ['/injective.ocr.v1beta1.MsgUpdateParams'],
    genesis: ['chainlink'],
    services: [],
  },
  known('oracle', 'injective.oracle.v1beta1', Oracle),
  known('peggy', 'injective.peggy.v1', Peggy),
  known('permissions', 'injective.permissions.v1beta1', Permissions),
  known('slashing', 'cosmos.slashing.v1beta1', Slashing),
  known('staking', 'cosmos.staking.v1beta1', Staking),
  known('tokenfactory', 'injective.tokenfactory.v1beta1', TokenFactory),
  known('transfer', 'ibc.applications.transfer.v1', Transfer),
  known('txfees', 'injective.txfees.v1beta1', TxFees),
  known('wasm', 'cosmwasm.wasm.v1', Wasm),
  // The module's name in the chain's state is xwasm.
  known('wasmx', 'injective.wasmx.v1', Wasmx, ['xwasm']),
]

function known(module: string, types: string, service: ServiceType, genesis = [module]): KnownModule {
  return { module, updates: [`/${types}.MsgUpdateParams`], genesis, services: [service] }
}
