/** What kind of trouble it is. The kind decides what happens next; see docs/architecture.md. */
export type FaultKind = 'invalid-input' | 'not-found' | 'unavailable' | 'bad-chain-data' | 'bug'

export type FaultValues = Record<string, string | number | bigint | boolean | undefined>

/**
 * The one error class of the project.
 *
 * `kind` decides what happens, `code` (`noun.what`) is for programs and tests,
 * `message` is for people and may be reworded any day, `values` are the facts in it.
 */
export class Fault extends Error {
  readonly kind: FaultKind
  readonly code: string
  readonly values: FaultValues

  constructor(kind: FaultKind, code: string, message: string, values: FaultValues = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'Fault'
    this.kind = kind
    this.code = code
    this.values = values
  }
}

/**
 * Asked wrongly: the caller's to mend.
 *
 * @example throw invalidInput('block.height', '"abc" is not a block height', { height: 'abc' })
 */
export function invalidInput(code: string, message: string, values?: FaultValues, cause?: unknown): Fault {
  return new Fault('invalid-input', code, message, values, cause)
}

/**
 * Asked rightly, and there is none.
 *
 * @example throw notFound('block', 'There is no block 7 yet', { height: 7n, latest: 5n })  // code: block.not_found
 */
export function notFound(noun: string, message: string, values?: FaultValues, cause?: unknown): Fault {
  return new Fault('not-found', `${noun}.not_found`, message, values, cause)
}

/**
 * Something we need is down, slow or behind; time will mend it.
 *
 * @example throw unavailable('node.silent', 'The node did not answer within 5 s', { url })
 */
export function unavailable(code: string, message: string, values?: FaultValues, cause?: unknown): Fault {
  return new Fault('unavailable', code, message, values, cause)
}

/**
 * A node told us something unreadable or contradictory. Never retried, never papered over.
 *
 * @example throw badChainData('block.parent', 'Block 7 names parent AA.., block 6 is BB..', { height: 7n })
 */
export function badChainData(code: string, message: string, values?: FaultValues, cause?: unknown): Fault {
  return new Fault('bad-chain-data', code, message, values, cause)
}

/** We are wrong. */
export function bug(message: string, values?: FaultValues, cause?: unknown): Fault {
  return new Fault('bug', 'bug', message, values, cause)
}

/** Throws a `bug` fault unless the condition holds. */
export function assert(condition: unknown, message: string, values?: FaultValues): asserts condition {
  if (!condition) throw bug(message, values)
}

/**
 * Any thrown value as a Fault; what is not one yet is a bug with the original as its cause.
 *
 * @example catch (error) { log.error('request failed', asFault(error)) }
 */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  return bug(error instanceof Error ? error.message : String(error), {}, error)
}
