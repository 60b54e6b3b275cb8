import type { NodeClient } from '@injsight/node-client'
import type { Delegation } from '#src/delegation/settings.ts'
import type { Spending } from '#src/delegation/spending.ts'
import type { PayAndSend } from './pay-and-send.ts'

/** What the methods need that make and send transactions. */
export type Needed = Delegation & {
  node: Pick<NodeClient, 'queryAbci' | 'fetchResult'>
  spending: Spending
  payAndSend: PayAndSend
  /** @throws Fault `unavailable` before the node has said it */
  chainId: () => string
}
