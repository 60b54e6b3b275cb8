import type { Naming } from '../../../language/write-part.server.ts'

/** Which page of a list of a contract is wanted. */
export type PartRequest = { address: string; cursor: string; limit: number; naming: Naming }
