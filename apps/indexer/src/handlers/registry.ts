import { bug } from '@injsight/errors'
import { bankEvents, coinEvents } from './bank.ts'
import type { EventHandler, MessageHandler } from './handler.ts'
import { stakingMessages } from './staking.ts'

export const messageHandlers = byName([...stakingMessages], ({ typeUrl }: MessageHandler) => typeUrl)
export const eventHandlers = byName([...bankEvents], ({ type }: EventHandler) => type)
/** For a block that doesn't tell new balances. */
export const eventHandlersByCoins = byName([...bankEvents, ...coinEvents], ({ type }: EventHandler) => type)

function byName<Handler>(handlers: Handler[], nameOf: (handler: Handler) => string): Map<string, Handler> {
  const named = new Map<string, Handler>()
  for (const handler of handlers) {
    const name = nameOf(handler)
    if (named.has(name)) throw bug(`There are two handlers for ${name}`)
    named.set(name, handler)
  }
  return named
}
