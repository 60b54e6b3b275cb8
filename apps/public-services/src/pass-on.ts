import { Query as auth } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import { Query as authz } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/query_pb'
import { Query as bank } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { Query as distribution } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb'
import { Query as feegrant } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/query_pb'
import { Query as gov } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/gov/v1/query_pb'
import { Query as staking } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb'
import { Service as tx } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/service_pb'
import { Query as wasm } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb'
import { Query as evm } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/query_pb'
import { Query as txfees } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/query_pb'
import { InjectiveAccountsRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { InjectiveArchiverRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { InjectiveAuctionRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import { InjectiveDerivativeExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveExplorerRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveInsuranceRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { InjectiveMetaRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_meta_rpc_pb'
import { InjectiveOracleRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import { InjectivePortfolioRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import { InjectiveSpotExchangeRPC } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { forward, type ServedService } from '@injsight/grpc-web'
import type { ServiceType } from '@protobuf-ts/runtime-rpc'
import type { EthereumContracts } from './ethereum/contracts.ts'
import type { Hosts } from './hosts.ts'
import { rewriterOf } from './shapes/bridge-transfers.ts'
import { findInList } from './shapes/market-of-list.ts'
import { olderShapeOf } from './shapes/older-explorer.ts'
import type { Host } from './upstream/host.ts'

/** What the host of the indexer answers. Charts, the explorer and the gateway have hosts of their own. */
export const exchangeServices: readonly ServiceType[] = [
  InjectiveSpotExchangeRPC,
  InjectiveDerivativeExchangeRPC,
  InjectiveAccountsRPC,
  InjectivePortfolioRPC,
  InjectiveOracleRPC,
  InjectiveInsuranceRPC,
  InjectiveAuctionRPC,
  InjectiveArchiverRPC,
  InjectiveMetaRPC,
]

/** Queries of the chain that the site asks, and whoever acts: what an account is, has, staked and may do. */
const ofChain: readonly ServiceType[] = [
  auth,
  authz,
  bank,
  distribution,
  evm,
  feegrant,
  gov,
  staking,
  tx,
  txfees,
  wasm,
]

/** What is asked of a public service as it is: those of Injective, and the chain's that the site asks. */
export function passOn({ explorer, exchange, chain }: Hosts, contracts: EthereumContracts): ServedService[] {
  const to = (host: Host, service: ServiceType) => passOnTo(host, service, contracts)
  return [
    to(explorer, InjectiveExplorerRPC),
    ...exchangeServices.map((service) => to(exchange, service)),
    ...ofChain.map((service) => to(chain, service)),
  ]
}

/** One who leaves must not take the answer from others who wait for it: their signals aren't passed on. */
function passOnTo(
  { transport, newerFirst }: Host,
  service: ServiceType,
  contracts: EthereumContracts,
): ServedService {
  const { typeName, methods } = forward(service, async ({ path, request }) => {
    const listed = await findInList(path, transport)?.(request).catch(() => undefined)
    if (listed !== undefined) return listed
    const newer = () => transport.callRaw(path, request)
    const older = olderShapeOf(path, transport)
    if (older !== undefined) return newerFirst<Uint8Array>(path, newer, () => older(request))
    const rewrite = rewriterOf(path, contracts)
    return rewrite === undefined ? newer() : rewrite(await newer())
  })
  return { typeName, methods: methods.filter(({ method }) => !method.serverStreaming) }
}
