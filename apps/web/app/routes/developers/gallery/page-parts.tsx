import { Changes } from '../../../views/balances/changes.tsx'
import { CopyChoices } from '../../../ui/take/copy-choices.tsx'
import { CopyMenu } from '../../../ui/take/copy-menu.tsx'
import { GasUse } from '../../../views/transactions/gas-use.tsx'
import { Memo } from '../../../views/transactions/memo.tsx'
import { TransactionRow } from '../../../views/transactions/transaction-row.tsx'
import type { Checked } from '../../../proof/check.ts'
import { ProofBadge, ProofCard } from '../../../proof/proof.tsx'
import { Crumbs } from '../../../ui/crumbs.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { ListSection } from '../../../views/lists/list-section.tsx'
import { TransactionList } from '../../../views/transactions/account-transactions.tsx'
import { Auction } from '../../blocks/auction.tsx'
import { CallBody } from '../../transactions/ethereum/call-body.tsx'
import { EventList } from '../../transactions/events.tsx'
import { Fates } from '../../transactions/fates.tsx'
import { OrderTable } from '../../transactions/order-table.tsx'
import { Packets } from '../../transactions/packets.tsx'
import { LogLines } from '../../../views/ethereum/log-lines.tsx'
import { account, lines } from './samples.ts'
import { call, logs } from './samples-of-ethereum.ts'
import { Sample } from './sample.tsx'
import { choices, lists, transactions } from './samples-of-accounts.ts'
import { auctions, changes, fates, orders, packets } from './samples-of-changes.ts'
import { proofsIn } from './samples-of-proofs.ts'

/** What pages of transactions, blocks and accounts are made of, each in all its states. */
export function PageParts({ theme, words }: { theme: string; words: Checked['words'] }) {
  return (
    <>
      {inStates('What changed', changes, (told) => (
        <Changes changes={told} />
      ))}
      <Sample name="What changed: it failed">
        <Changes changes={changes['it adds up'] ?? { missing: '' }} hasFailed />
      </Sample>
      {inStates('What became of orders', fates, (told) => (
        <Fates fates={told} />
      ))}
      {inStates('What became of packets', packets, (told) => (
        <Packets packets={told} />
      ))}
      {inStates('A block as an auction', auctions, (told) => (
        <Auction auction={told} />
      ))}
      <Sample name="Orders of a message">
        <OrderTable orders={orders} />
      </Sample>
      <Sample name="What an Ethereum transaction asks for">
        <div className="card grid gap-4 p-[18px]">
          <CallBody call={call} />
        </div>
      </Sample>
      <Sample name="Logs of contracts: known, unknown, without a name">
        <div className="card">
          <LogLines lines={logs} asWritten="As it was written" />
        </div>
      </Sample>
      <Sample name="Events">
        <EventList events={[{ type: 'transfer', attributes: [{ key: 'sender', value: account }] }]} />
      </Sample>
      {inStates('Proof', proofsIn(words), (proof) => (
        <>
          <ProofBadge proof={proof} />
          <ProofCard proof={proof} path="#evidence" />
        </>
      ))}
      <Sample name="Gas used: some, more than asked for, none asked for">
        <GasUse used={131_148n} wanted={500_000n} />
        <GasUse used={600n} wanted={500n} />
        <GasUse used={0n} wanted={0n} />
      </Sample>
      <Sample name="A memo, with an address">
        <p>
          <Memo text="hello from https://example.org/a?b=1" />
        </p>
      </Sample>
      <Sample name="Where a page stands, and what can be taken along">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Crumbs to="#blocks" list="Blocks" here="2,524" />
          <CopyMenu json="#json" />
        </div>
        <div className="w-fit rounded-xl border border-hairline-strong bg-overlay p-1">
          <CopyChoices json="#json" texts={{ hex: '#hex' }} />
        </div>
      </Sample>
      <Sample name="Transactions in short">
        <ul className="card">
          {lines.slice(0, 4).map((line) => (
            <TransactionRow key={line.hash} line={line} />
          ))}
        </ul>
      </Sample>
      <Sample name="Choices">
        <nav aria-label={`choices ${theme}`} className="flex flex-wrap gap-2">
          <Chips choices={choices} mark="true" />
        </nav>
      </Sample>
      {inStates('A list of an account', lists, (list, state) => (
        <ListSection id={`${theme} ${state}`.replaceAll(' ', '-')} title="Balances" {...list} />
      ))}
      {inStates('Transactions of an account', transactions, (told) => (
        <TransactionList transactions={told} filters={choices} />
      ))}
    </>
  )
}

function inStates<State>(
  part: string,
  states: Record<string, State>,
  show: (state: State, name: string) => React.ReactNode,
) {
  return Object.entries(states).map(([name, state]) => (
    <Sample key={name} name={`${part}: ${name}`}>
      {show(state, name)}
    </Sample>
  ))
}
