import type { Naming } from '../../../language/write-part.server.ts'

/** Which page of a list of a contract is wanted. */
export type PartPlace = { address: string; cursor: string; limit: number }

/** The same, in words. */
export type PartRequest = PartPlace & { naming: Naming }
