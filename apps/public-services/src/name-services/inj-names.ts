import { decodeAddress } from '@injsight/chain'
import { badChainData, Fault, notFound } from '@injsight/errors'
import { askContract, textOf, type Wasm } from '../chain-state/contracts/ask-contract.ts'
import { nodeOf, normaliseName } from './normalise-name.ts'

/** `registry` knows which contract resolves a name, `reverse` what an account goes by. */
export type InjContracts = { registry: string; reverse: string }

/**
 * The account that a name of .inj leads to, and that goes by it.
 *
 * @throws Fault `not-found`, `invalid-input`, `unavailable`
 */
export async function findAccountOfInj(wasm: Wasm, contracts: InjContracts, name: string): Promise<string> {
  const normal = normaliseName(name)
  const account = await resolve(wasm, contracts, normal)
  if ((await reverse(wasm, contracts, account)) !== normal) throw notNamed(account)
  return account
}

/**
 * What an account goes by: the name that it says, if that name leads to it.
 *
 * @throws Fault `not-found`, `unavailable`
 */
export async function findInjName(wasm: Wasm, contracts: InjContracts, account: string): Promise<string> {
  const name = await reverse(wasm, contracts, account)
  if (name === '') throw notNamed(account)
  const resolved = await resolve(wasm, contracts, name).catch((error: unknown) => {
    if (error instanceof Fault && error.kind === 'not-found') return ''
    throw error
  })
  if (resolved !== account) throw notNamed(account)
  return name
}

async function resolve(wasm: Wasm, { registry }: InjContracts, name: string): Promise<string> {
  const node = nodeOf(name)
  const resolver = textOf(await askContract(wasm, registry, { resolver: { node } }), 'resolver')
  if (resolver === '') throw notFound('name', 'Resolver address not found', { name })
  const account = textOf(await askContract(wasm, resolver, { address: { node } }), 'address').toLowerCase()
  if (account === '') throw notFound('name', `No account has the name ${name}`, { name })
  return readInj(account, name)
}

/** What an account says that it is called; a name that isn't one is none. */
async function reverse(wasm: Wasm, contracts: InjContracts, address: string): Promise<string> {
  const told = textOf(await askContract(wasm, contracts.reverse, { name: { address } }), 'name')
  try {
    return told.endsWith('.inj') && normaliseName(told) === told ? told : ''
  } catch {
    return ''
  }
}

/** @throws Fault `bad-chain-data` for what is no account */
export function readInj(account: string, name: string): string {
  try {
    if (decodeAddress(account).prefix === 'inj') return account
  } catch {
    // said below
  }
  throw badChainData('name.account', `${name} leads to "${account.slice(0, 80)}", which is no account`)
}

function notNamed(account: string): Fault {
  return notFound('name', `.inj not found for ${account}`, { account })
}
