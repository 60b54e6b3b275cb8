import { notFound } from '@injsight/errors'

/** What the pages about bridges list. */
export const bridgeLists = [
  'deposits',
  'withdrawals',
  'batches',
  'channels',
  'connections',
  'clients',
] as const
export type BridgeList = (typeof bridgeLists)[number]

/** Deposits where none is named. @throws not-found */
export function readBridgeList(text: string | undefined): BridgeList {
  const list = bridgeLists.find((one) => one === (text ?? 'deposits'))
  if (list !== undefined) return list
  throw notFound('page', `There are lists of ${bridgeLists.join(', ')} alone`)
}

export function pathOfList(list: BridgeList): string {
  return list === 'deposits' ? '/bridges/' : `/bridges/${list}/`
}
