import { Fault } from '@injsight/errors'

/**
 * What `read` gives; undefined where something isn't what its type promises: types promise shapes, and whoever made
 * the message may not have kept the promise.
 */
export function findReadable<Value>(read: () => Value | undefined): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}
