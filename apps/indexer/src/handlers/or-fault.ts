import { badChainData, Fault } from '@injsight/errors'

/** What is read, or the fault where it isn't what it should be: others beside it may be read all the same. */
export function orFault<Value>(read: () => Value): Value | Fault {
  try {
    return read()
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'bug') return error
    throw error
  }
}

/**
 * Reads each by itself: one that can't be read keeps none of the others from it.
 *
 * @param what they are, in the plural
 * @throws Fault `bad-chain-data`, code `each.unread`, after all of them, when some can't be read
 */
export function readEach<One>(what: string, all: readonly One[], read: (one: One) => void): void {
  const faults = all.map((one) => orFault(() => read(one))).filter((read) => read instanceof Fault)
  const [first] = faults
  if (first !== undefined)
    throw badChainData(
      'each.unread',
      `${faults.length} of ${all.length} ${what} can't be read: ${first.message}`,
      {},
      first,
    )
}
