import { invalidInput, notFound } from '@injsight/errors'
import { askContract, type Wasm } from '../chain-state/contracts/ask-contract.ts'
import { readInj } from './inj-names.ts'
import { normaliseName } from './normalise-name.ts'

/**
 * The account that a name of .sol leads to, at Bonfida's name service.
 *
 * @throws Fault `not-found`, `invalid-input`, `unavailable`
 */
export async function findAccountOfSol(wasm: Wasm, resolver: string, name: string): Promise<string> {
  const normal = normaliseName(name)
  const domain = normal.replace(/\.sol$/, '')
  const told = await askContract(wasm, resolver, { resolve: { domain_name: domain } })
  if (typeof told !== 'string' || told === '')
    throw notFound('name', `No account has the name ${normal}`, { name: normal })
  return readInj(told, normal)
}

/** Bonfida tells nobody what an account is called. @throws Fault `invalid-input` */
export function findSolName(): never {
  throw invalidInput('name.service', 'Not suported for this name service') // spelled as those who wait for it do
}
