import { MsgExecuteContract } from '@injectivelabs/sdk-ts/core/modules'
import type { Msgs } from '@injectivelabs/sdk-ts/core/modules'

/** What a contract is told, as JSON, and the coins that go with it. */
export type Execution = {
  contract: string
  message: string
  funds: { denom: string; amount: string }[]
}

/** The message of the chain. */
export function buildExecution({ contract, message, funds }: Execution, sender: string): Msgs[] {
  const msg = readExact(message) as object
  return [MsgExecuteContract.fromJSON({ sender, contractAddress: contract, msg, funds })]
}

type Digits = { rawJSON?: (text: string) => object }
type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown

/**
 * JSON whose numbers are written with the digits that were typed, also where they have more than a number holds.
 *
 * @throws SyntaxError
 * @example JSON.stringify(readExact('{"id":9007199254740993}')) // '{"id":9007199254740993}'
 */
export function readExact(text: string): unknown {
  const { rawJSON } = JSON as Digits
  const keepDigits: Reviver = (_key, value, context) =>
    typeof value === 'number' && context?.source !== undefined && rawJSON !== undefined
      ? rawJSON(context.source)
      : value
  return JSON.parse(text, keepDigits)
}
