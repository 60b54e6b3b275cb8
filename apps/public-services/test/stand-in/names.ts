import { nameContracts } from '../../src/name-services/contracts.ts'
import { nodeOf } from '../../src/name-services/normalise-name.ts'

/** Two accounts with names, one of which the older recording has too. */
export const named: Record<string, string> = {
  'alice.inj': 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  'bob.inj': 'inj1fpxc0d0ryqzv8japk0hglkmldkg9vqhh08t9y3',
}

const { registry, reverse, sol } = nameContracts.mainnet
const resolver = 'inj1hrpna9v7vs3stzyd4z3xf00676kf78zpe2u5ksvljswn2vnjp3yslucc3n'
const byNode = new Map(Object.entries(named).map(([name, account]) => [String(nodeOf(name)), account]))

/** What the contracts of the name services of mainnet answer; undefined for what they refuse. */
export function answerName(contract: string, query: unknown): unknown {
  const [[message, told] = []] = Object.entries(query as Record<string, Record<string, unknown>>)
  const node = String(told?.['node'])
  if (contract === registry && message === 'resolver') return { resolver: byNode.has(node) ? resolver : '' }
  if (contract === resolver && message === 'address') return { address: byNode.get(node) ?? '' }
  if (contract === reverse && message === 'name')
    return { name: Object.entries(named).find(([, account]) => account === told?.['address'])?.[0] ?? '' }
  if (contract === sol && message === 'resolve' && told?.['domain_name'] === 'alice')
    return named['alice.inj']
  return undefined
}
