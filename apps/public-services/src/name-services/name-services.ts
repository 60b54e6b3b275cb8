import { QueryClient as WasmClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/query_pb.client'
import { readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import { serve, type ServedService } from '@injsight/grpc-web'
import { NameServices, type NameServicesClient, type ResolveNameResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { createObjectCache } from '../upstream/object-cache.ts'
import type { NameContracts } from './contracts.ts'
import { findAccountOfInj, findInjName } from './inj-names.ts'
import { createNameLearner } from './learn-names.ts'
import { normaliseName } from './normalise-name.ts'
import { findAccountOfSol, findSolName } from './sol-names.ts'

const mostAccounts = 200
const minute = 60_000

/** `injsight.v1.NameServices`: names of accounts, by what the contracts of the name services say. */
export function createNameServices(chain: Host, contracts: NameContracts): ServedService {
  const wasm = new WasmClient(chain.transport)
  const resolved = createObjectCache<ResolveNameResponse>()
  const learn = createNameLearner((account) => findInjName(wasm, contracts, account))

  async function resolve(text: string): Promise<ResolveNameResponse> {
    const name = normaliseName(text)
    const known = resolved.get(name)
    if (known !== undefined) return known
    const isSol = name.endsWith('.sol')
    if (!isSol && !name.endsWith('.inj'))
      throw invalidInput('name.invalid', 'A name ends in .inj or in .sol', { name })
    const account = isSol
      ? await findAccountOfSol(wasm, contracts.sol, name)
      : await findAccountOfInj(wasm, contracts, name)
    const told = { name, account, isConfirmed: !isSol }
    resolved.set(name, told, minute)
    return told
  }

  return serve<NameServicesClient>(NameServices, {
    resolveName: ({ name }) => resolve(name),
    getNameOf: async ({ account: text, service }) => {
      if (service === 'sol') return findSolName()
      const account = readAccount(text)
      return { account, name: await findInjName(wasm, contracts, account) }
    },
    listNamesOf: ({ accounts }) => {
      if (accounts.length > mostAccounts)
        throw invalidInput('names.many', `At most ${mostAccounts} accounts can be asked about at once`)
      const { known, unknown } = learn([...new Set(accounts.map(readAccount))])
      return { names: [...known].map(([account, name]) => ({ account, name })), unknown }
    },
  })
}
