import { asFault } from '@injsight/errors'

/** A question that a node was asked, once: `outcome` is `ok`, or the code of the fault. */
export type NodeRequest = { method: string; outcome: string; seconds: number }

/** Tells of each question how it went and how long it took. */
export function timeRequests(onAnswered: (request: NodeRequest) => void = () => {}) {
  return async <Value>(method: string, ask: () => Promise<Value>): Promise<Value> => {
    const startedAt = performance.now()
    const tell = (outcome: string) =>
      onAnswered({ method, outcome, seconds: (performance.now() - startedAt) / 1000 })
    try {
      const value = await ask()
      tell('ok')
      return value
    } catch (error) {
      tell(asFault(error).code)
      throw error
    }
  }
}
