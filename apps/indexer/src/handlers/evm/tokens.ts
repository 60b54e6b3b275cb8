import { createAccount } from '#src/decode/values/account.ts'
import type { State } from '#src/state/state.ts'
import { onEvent, type Module, type StateMessageHandler } from '../module.ts'
import { askContracts, noteContract, readGenesisContracts } from './contracts.ts'
import { pairCreated, readPair } from './erc20.ts'
import { followDeed } from './follow-deed.ts'
import { prefetchDeeds } from './prefetch-deeds.ts'
import { readDeed, type SaidDeed } from './read-deed.ts'
import { codeHashOf, ethereumType, readRun, type EthereumRun } from './read-run.ts'
import {
  evmAllowances,
  evmBalances,
  evmHolders,
  evmCodes,
  evmContracts,
  evmItems,
  evmNftApprovals,
  evmNfts,
  evmOperators,
  evmTokens,
} from './tables.ts'

const followRun: StateMessageHandler = {
  typeUrl: ethereumType,
  handle: async (value, state, { response, block: { height } }) => {
    const run = readRun(value, response)
    await followContracts(state, run, height)
    const said = run.logs.flatMap((log): SaidDeed[] => {
      const deed = readDeed(log)
      return deed === undefined ? [] : [{ contract: createAccount(log.address), deed }]
    })
    await prefetchDeeds(state, said)
    for (const one of said) await followDeed(state, one, height)
  },
}

/**
 * Contracts of the EVM, as far as somebody tells of them, and tokens by their logs. A contract is followed as a token
 * from its beginning on, for as long as what it says is by one standard and fits what it said before.
 */
export const evmTokensModule: Module = {
  name: 'evm-tokens',
  state: {
    tables: [
      evmContracts,
      evmCodes,
      evmTokens,
      evmBalances,
      evmHolders,
      evmAllowances,
      evmOperators,
      evmNftApprovals,
      evmNfts,
      evmItems,
    ],
    events: [
      // The chain itself deploys the contract of a pair.
      onEvent(pairCreated, (event, state, { block }) => {
        const { account } = readPair(event.json('bank_denom'), event.json('erc20_address'))
        return noteContract(state, account, block.height)
      }),
    ],
    messages: [followRun],
    fromGenesis: (state, _, whole) => readGenesisContracts(state, whole),
    fromNode: askContracts,
  },
}

async function followContracts(
  state: State,
  { created, from, logs }: EthereumRun,
  height: bigint,
): Promise<void> {
  if (created !== undefined) {
    state.put(evmContracts, {
      contract: state.account(createAccount(created.address)),
      creator: state.account(createAccount(from)),
      code_hash: codeHashOf(created.code),
      since: height,
    })
  }
  // Who is created by a contract isn't told, but nothing else than a contract writes logs.
  const writers = new Map(logs.map(({ address }) => [address.toString('hex'), createAccount(address)]))
  const accounts = [...writers.values()]
  await state.prefetch(
    evmContracts,
    accounts.map(({ key }) => ({ contract: key })),
  )
  for (const account of accounts) await noteContract(state, account, height)
}
