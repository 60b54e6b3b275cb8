import { kinds } from '@injsight/chain'
import { Age } from '../../../time/age.tsx'
import { drawAvatar } from '../../../views/accounts/draw-avatar.ts'
import { Avatar } from '../../../views/accounts/avatar.tsx'
import { BlockStrip } from '../../../views/blocks/block-strip.tsx'
import { GasBar } from '../../../views/blocks/gas-bar.tsx'
import { KindIcon } from '../../../views/transactions/kind-icon.tsx'
import { MessageFields } from '../../../views/message-fields/message-fields.tsx'
import { Moment } from '../../../time/moment.tsx'
import { Proposer } from '../../../views/blocks/proposer.tsx'
import { TransactionTable } from '../../../views/transactions/transaction-table.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import { SearchBox } from '../../../frame/search-box.tsx'
import { CopyButton } from '../../../ui/take/copy-button.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Retry } from '../../../ui/retry.tsx'
import { Missing, None } from '../../../ui/states.tsx'
import { MarketParts } from './market-parts.tsx'
import { account, fields, heads, lines, sentence, time } from './samples.ts'
import { FramedSample } from './sample.tsx'

/** What any page may be made of. */
export function SharedParts({ theme }: { theme: string }) {
  return (
    <>
      <FramedSample name="Buttons and links">
        <span className="flex flex-wrap items-center gap-3">
          <button type="button" className="button">
            Button
          </button>
          <button type="button" className="button button-main">
            What it is for
          </button>
          <button type="button" className="button" disabled>
            Disabled
          </button>
          <Retry />
          <span className="chip">Chip</span>
          <span className="chip border-accent text-accent">Chosen chip</span>
          <a className="link" href="#content">
            Link
          </a>
          <CopyButton text="copied" label="text" />
          <Menu label="Menu" icon={<span aria-hidden="true">…</span>}>
            <p className="px-3 py-1.5">What stands in a menu</p>
          </Menu>
        </span>
      </FramedSample>
      <FramedSample name="Kinds">
        <span className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <KindIcon key={kind} kind={kind} />
          ))}
        </span>
      </FramedSample>
      <FramedSample name="Words, in a sentence with names, numbers and identifiers">
        <p>
          <Words of={sentence} />
        </p>
      </FramedSample>
      <FramedSample name="Time">
        <p>
          <Age time={time} /> · <Moment time={time} />
        </p>
      </FramedSample>
      <FramedSample name="Accounts and proposers">
        <span className="flex flex-wrap items-center gap-5">
          <Avatar drawing={drawAvatar(account)} />
          <Proposer moniker="Beta Stake ✓" proposer={account} operator={account} />
          <Proposer
            moniker={'A name that never seems to end '.repeat(4)}
            proposer={account}
            operator={account}
          />
          <Proposer moniker="" proposer={account} operator={account} />
        </span>
      </FramedSample>
      <FramedSample name="Gas of a block: mixed, small, none">
        {heads.slice(0, 3).map((head) => (
          <GasBar key={head.height} gasByKind={head.gasByKind} most={heads[0]?.gasUsed ?? 1n} />
        ))}
      </FramedSample>
      <FramedSample name="The last blocks">
        <BlockStrip heads={heads} />
      </FramedSample>
      <FramedSample name="Search">
        <SearchBox isHero text="" />
      </FramedSample>
      <div className="card" data-sample="Transactions in lines">
        <TransactionTable lines={lines} columns={['block', 'fee', 'gas', 'age']} />
        <Pager first="#first" next="#next" csv="#csv" rows={50} />
      </div>
      <MarketParts theme={theme} />
      <div className="card" data-sample="A list with nothing in it">
        <None>A list with nothing in it says so, and what would fill it.</None>
      </div>
      <div className="card" data-sample="A part that is missing">
        <Missing why="The index did not answer within 5 s" />
      </div>
      <dl className="card facts" data-sample="Facts">
        <Fact name="A fact">its value</Fact>
        <Fact name="An identifier">
          <span className="mono">{account}</span>
        </Fact>
      </dl>
      <FramedSample name="Fields of a message">
        <MessageFields fields={fields} />
      </FramedSample>
    </>
  )
}
