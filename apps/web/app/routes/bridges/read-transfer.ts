import { invalidInput, notFound } from '@injsight/errors'

export const transferKinds = ['deposit', 'withdrawal', 'batch'] as const
export type TransferKind = (typeof transferKinds)[number]

/** Which of the bridge's a path names. @throws not-found, invalid-input */
export function readTransfer([first, id = '']: readonly (string | undefined)[]): {
  kind: TransferKind
  id: bigint
} {
  const kind = transferKinds.find((one) => one === first)
  if (kind === undefined) throw notFound('page', `There are ${transferKinds.join(', ')} alone`)
  if (/^\d{1,18}$/.test(id)) return { kind, id: BigInt(id) }
  throw invalidInput('bridge.id', `"${id.slice(0, 40)}" is not the number of a ${kind}`)
}
