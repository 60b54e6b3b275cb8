import type { FetchedBlock } from '../fetch-block.ts'
import { packFacts, unpackFacts } from './pack-facts.ts'
import { packFault, unpackFault, type PackedFault } from './pack-fault.ts'
import { pack, unpack } from './pack.ts'

/** A block as bytes, on its way from one thread to another. */
export type PackedBlock = { block: Uint8Array; facts: Uint8Array }

export function packBlock({ facts, flaw, ...rest }: FetchedBlock): PackedBlock {
  return {
    block: pack({ ...rest, flaw: flaw && packFault(flaw) } satisfies Rest),
    facts: packFacts(facts()),
  }
}

/** Facts stay packed until they are asked for: those of a hundred blocks that wait are much to carry about. */
export function unpackBlock({ block, facts }: PackedBlock): FetchedBlock {
  const { flaw, ...rest } = unpack(block) as Rest
  return { ...rest, flaw: flaw && unpackFault(flaw), facts: () => unpackFacts(facts) }
}

type Rest = Omit<FetchedBlock, 'facts' | 'flaw'> & { flaw: PackedFault | undefined }
