import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'

/** How the public service writes the chain's kinds of execution: `LimitFill` is `limitFill`. */
export const executionNames: ReadonlyMap<number, string> = new Map(
  Object.entries(ExecutionType).flatMap(([name, value]) =>
    typeof value === 'number' ? [[value, `${name.charAt(0).toLowerCase()}${name.slice(1)}`] as const] : [],
  ),
)

/** `ForcePaused` → `force_paused` */
export function toSnakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
}
