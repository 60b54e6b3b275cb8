import type { WasmEntry } from '@injsight/injsight-v1'
import type { HistoryRow } from '#src/queries/contracts/contracts.ts'

export function toEntry({ operation, codeId, height, msg, time }: HistoryRow): WasmEntry {
  return {
    operation,
    codeId: BigInt(codeId),
    height: BigInt(height),
    time: BigInt(time?.getTime() ?? 0),
    message: msg?.toString('utf8') ?? '',
    isMessageKnown: msg !== null,
  }
}
