import type { Refusal } from '@injsight/injsight-v1'
import type { Naming } from '../../language/write-part.server.ts'
import { writeFailure, type WrittenFailure } from '../transactions/failure.server.ts'

/** Why the chain did not take an order: it tells that by a code, and rarely by words. */
export function explainRefusal({ codespace, code, reason }: Refusal, naming: Naming): WrittenFailure {
  return writeFailure({ codespace, code, log: reason }, naming)
}
