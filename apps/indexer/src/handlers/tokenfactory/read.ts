import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readDigits, readObject, readText } from '#src/handlers/read-json.ts'

/** Text of a typed event. */
export function textOf(event: ChainEvent, name: string): string {
  return readText(event.json(name), name)
}

/** The coin of a typed event. */
export function coinOf(event: ChainEvent): { denom: string; amount: bigint } {
  const { denom, amount } = readObject(event.json('amount'), 'coin')
  return { denom: readText(denom, 'denom'), amount: readDigits(amount, 'amount') }
}
