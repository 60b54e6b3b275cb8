type Sharing<Request> = {
  /** What lasts: when it is another one, everything is asked anew. */
  readState: (request: Request) => Promise<string>
  /** What tells requests apart. */
  keyOf: (request: Request) => string
  /** Where anybody may think of requests, they are not kept without end. */
  mostAnswers?: number
}

/** Asks once while a state lasts: who asks the same meanwhile shares the answer. */
export function shareWhile<Request, Answer>(
  { readState, keyOf, mostAnswers = Infinity }: Sharing<Request>,
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  let known = { state: '', answers: new Map<string, Promise<Answer>>() }
  return async (request) => {
    const state = await readState(request)
    if (state !== known.state || known.answers.size > mostAnswers) known = { state, answers: new Map() }
    const { answers } = known
    const key = keyOf(request)
    const answer = answers.get(key) ?? ask(request)
    answers.set(key, answer)
    // A failure is nobody's answer but those who waited for it.
    answer.catch(() => answers.delete(key))
    return answer
  }
}
