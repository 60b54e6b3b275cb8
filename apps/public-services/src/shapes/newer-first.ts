import { Fault } from '@injsight/errors'

/** For how long a host is taken at its word that it has only the older shape: it may be renewed meanwhile. */
const rememberedMs = 3_600_000

/** Asks a host in the newer shape of a question, and in the older where it doesn't have that one. */
export type NewerFirst = <Answer>(
  name: string,
  newer: () => Promise<Answer>,
  older: () => Promise<Answer>,
) => Promise<Answer>

/** The choice of one host: remembered by the question's name. */
export function createNewerFirst(now: () => number = () => performance.now()): NewerFirst {
  const olderUntil = new Map<string, number>()
  return async (name, newer, older) => {
    if ((olderUntil.get(name) ?? 0) > now()) return older()
    try {
      return await newer()
    } catch (error) {
      if (!isUnknownThere(error)) throw error
      const answer = await older()
      olderUntil.set(name, now() + rememberedMs)
      return answer
    }
  }
}

/** Hosts behind a proxy say by HTTP's own status that they have no such method. */
function isUnknownThere(error: unknown): boolean {
  if (!(error instanceof Fault)) return false
  const { httpStatus } = error.values
  return error.code === 'grpc.unimplemented' || httpStatus === 404 || httpStatus === 405
}
