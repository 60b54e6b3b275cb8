import { bug } from '@injsight/errors'
import { auction } from './auction/index.ts'
import { auth } from './auth/index.ts'
import { bank } from './bank/index.ts'
import { depositsOverTime } from './deposit-history/index.ts'
import { insurance } from './insurance/index.ts'
import { gov } from './gov/index.ts'
import { authz } from './authz/index.ts'
import { exchange } from './exchange/index.ts'
import { formerNamesModule } from './former-names.ts'
import { feegrant } from './feegrant/index.ts'
import { distribution } from './distribution/index.ts'
import { rewards } from './distribution/rewards.ts'
import { withdrawAddresses } from './distribution/withdraw-addresses.ts'
import { mint } from './mint.ts'
import { tokenfactory } from './tokenfactory/index.ts'
import { denoms } from './denoms/index.ts'
import { parametersModule } from './parameters/index.ts'
import { permissions } from './permissions/index.ts'
import type { Module } from './module.ts'
import { slashing } from './slashing/index.ts'
import { staking } from './staking/index.ts'
import { orders } from './orders/index.ts'
import { ocr } from './ocr/index.ts'
import { oracle } from './oracle/index.ts'
import { peggy } from './peggy/index.ts'
import { statistics } from './statistics/index.ts'
import { txfees } from './txfees/index.ts'
import { validatorNames } from './validators.ts'
import { cw20 } from './cw20/index.ts'
import { cw721 } from './cw721/index.ts'
import { ibc } from './ibc/index.ts'
import { erc20 } from './evm/erc20.ts'
import { evm, evmRuns } from './evm/evm.ts'
import { evmTokensModule } from './evm/tokens.ts'
import { wasmMovesModule } from './wasm-moves/index.ts'
import { coinMovesModule } from './coin-moves/index.ts'
import { wasm } from './wasm/index.ts'
import { wasmx } from './wasmx/index.ts'

/** Every module that the indexer understands, in the order in which their handlers hear of the same event. */
export const modules: Module[] = [
  auth,
  bank,
  coinMovesModule,
  depositsOverTime,
  validatorNames,
  staking,
  slashing,
  distribution,
  rewards,
  withdrawAddresses,
  mint,
  wasm,
  cw20,
  cw721,
  wasmMovesModule,
  wasmx,
  ibc,
  erc20,
  evm,
  evmRuns,
  evmTokensModule,
  insurance,
  auction,
  peggy,
  oracle,
  ocr,
  txfees,
  gov,
  exchange,
  orders,
  statistics,
  authz,
  feegrant,
  tokenfactory,
  denoms,
  formerNamesModule,
  permissions,
  parametersModule,
]

export const stateModules = modules.flatMap(({ name, state }) =>
  state === undefined ? [] : [{ name, ...state }],
)
export const historyModules = modules.flatMap(({ name, history }) =>
  history === undefined ? [] : [{ name, ...history }],
)
export const historyTables = historyModules.flatMap(({ tables }) => tables)

type Owned<Handler> = { module: string; handler: Handler }

export const stateEvents = group(
  stateModules,
  ({ events = [] }) => events,
  ({ type }) => type,
)
export const stateMessages = group(
  stateModules,
  ({ messages = [] }) => messages,
  ({ typeUrl }) => typeUrl,
)
export const historyEvents = group(
  historyModules,
  ({ events = [] }) => events,
  ({ type }) => type,
)
export const historyMessages = group(
  historyModules,
  ({ messages = [] }) => messages,
  ({ typeUrl }) => typeUrl,
)
/** Of messages that were refused. */
export const refusedMessages = group(
  historyModules,
  ({ refused = [] }) => refused,
  ({ typeUrl }) => typeUrl,
)

function group<M extends { name: string }, Handler>(
  all: M[],
  handlersOf: (module: M) => Handler[],
  nameOf: (handler: Handler) => string,
): Map<string, Owned<Handler>[]> {
  const groups = new Map<string, Owned<Handler>[]>()
  for (const module of all) {
    const seen = new Set<string>()
    for (const handler of handlersOf(module)) {
      const name = nameOf(handler)
      if (seen.has(name)) throw bug(`The module ${module.name} has two handlers for ${name}`)
      seen.add(name)
      groups.set(name, [...(groups.get(name) ?? []), { module: module.name, handler }])
    }
  }
  return groups
}
