import { createKnownAbis } from '@injsight/evm'

/** The contracts whose methods and events are known by name. */
export const knownAbis = createKnownAbis()
