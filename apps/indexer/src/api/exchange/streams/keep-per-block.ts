/** Blocks whose answers are kept for streams that are a moment late. */
const kept = 32

/** Asks once for each block, however many streams want to know. */
export function keepPerBlock<Answer>(
  ask: (height: bigint) => Promise<Answer>,
): (height: bigint) => Promise<Answer> {
  const answers = new Map<bigint, Promise<Answer>>()
  return (height) => {
    const known = answers.get(height)
    if (known !== undefined) return known
    const answer = ask(height)
    answers.set(height, answer)
    for (const old of answers.keys()) {
      if (answers.size <= kept) break
      answers.delete(old)
    }
    // A failure is nobody's answer but those who waited for it.
    answer.catch(() => answers.delete(height))
    return answer
  }
}

/** What a block did, and how streams say it. */
export type PerBlock<Told, Message> = (height: bigint) => Promise<{ told: Told; message: Message }[]>

/** Puts what a block did into messages once, however many streams send them. */
export function messagesPerBlock<Told, Message>(
  read: (height: bigint) => Promise<Told[]>,
  toMessage: (told: Told) => Message,
): PerBlock<Told, Message> {
  return keepPerBlock(async (height) =>
    (await read(height)).map((told) => ({ told, message: toMessage(told) })),
  )
}
