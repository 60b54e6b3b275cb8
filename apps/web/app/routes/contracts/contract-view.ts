import type { Part } from '../../page.server.ts'
import type { Choice } from '../../ui/chips.tsx'
import type { Drawing } from '../../views/accounts/draw-avatar.ts'
import type { Section } from '../../views/lists/section.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import type { Transactions } from '../../views/transactions/account-transactions.server.ts'
import type { CallView } from './evm/load-call.server.ts'
import type { SlotView } from './evm/load-slot.server.ts'
import type { ContractLogs } from './evm/logs.server.ts'
import type { ExecuteView } from './query/execute.server.ts'
import type { QueryView } from './query/load-query.server.ts'
import type { CodeView } from './evm/origin.server.ts'
import type { SourcePart } from './evm/source/load-source.server.ts'
import type { ShownMessage } from './message-card.tsx'

/** The page of a contract, whatever it runs on. */
export type ContractView = {
  /** The list that it belongs to. */
  crumbs: { to: string; list: string; here: string }
  avatar: Drawing
  heading: string
  /** Of the part that is shown. */
  title: string
  /** For search engines, and where a link is shared. */
  description: string
  facts: ToldFact[]
  tabs: { label: string; choices: Choice[] }
  /** Parts that aren't shown are undefined. */
  message?: ShownMessage | undefined
  query?: QueryView | undefined
  execute?: ExecuteView | undefined
  call?: CallView | undefined
  slot?: SlotView | undefined
  source?: SourcePart | undefined
  sections: Section[]
  transactions: Part<Transactions> | undefined
  filters: Choice[]
  logs?: { title: string; logs: Part<ContractLogs> } | undefined
  code?: { title: string; code: Part<CodeView> } | undefined
  isFirstPage: boolean
}
