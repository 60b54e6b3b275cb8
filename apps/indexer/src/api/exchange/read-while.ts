/**
 * Reads the first part of a list while something else is waited for, instead of after it.
 *
 * @returns what was waited for, and the list from its first part on
 */
export async function readWhile<Value, Part>(
  waiting: Promise<Value> | undefined,
  parts: AsyncGenerator<Part, void>,
): Promise<[Value | undefined, AsyncGenerator<Part, void>]> {
  const [value, first] = await Promise.all([waiting, parts.next()])
  return [value, goOn(first, parts)]
}

async function* goOn<Part>(first: IteratorResult<Part, void>, rest: AsyncGenerator<Part, void>) {
  if (first.done === true) return
  yield first.value
  yield* rest
}
