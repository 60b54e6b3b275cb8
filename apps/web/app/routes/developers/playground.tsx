import { kinds } from '@injsight/chain'
import type { ReactNode } from 'react'
import { Age } from '../../chain/age.tsx'
import { drawAvatar } from '../../chain/draw-avatar.ts'
import { Avatar } from '../../chain/avatar.tsx'
import { BlockStrip } from '../../chain/block-strip.tsx'
import { GasBar } from '../../chain/gas-bar.tsx'
import { KindIcon } from '../../chain/kind-icon.tsx'
import { MessageFields } from '../../chain/message-fields.tsx'
import { Moment } from '../../chain/moment.tsx'
import { Proposer } from '../../chain/proposer.tsx'
import { TransactionTable } from '../../chain/transaction-table.tsx'
import { Words } from '../../chain/words.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import { splitPath } from '../../language/languages.ts'
import { wordsOf } from '../../language/words-of.ts'
import { page } from '../../page.server.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Missing, None, Retry } from '../../ui/states.tsx'
import type { Route } from './+types/playground'
import { MarketParts } from './gallery/market-parts.tsx'
import { requireDeveloperMode } from './developer-mode.server.ts'
import { MoreParts } from './gallery/more-parts.tsx'
import { account, fields, heads, lines, sentence, time } from './samples.ts'

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  requireDeveloperMode(url)
  return { words: wordsOf(splitPath(url.pathname).language).proofSteps }
})

/** Every shared part in each of its states, on both grounds. */
export default function PlaygroundPage({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <main id="content" lang="en" className="grid content-start">
      <title>Playground · Injsight</title>
      <meta name="robots" content="noindex" />
      <h1 className="wrap py-7 text-[27px] leading-9 font-semibold tracking-tight">Playground</h1>
      {(['dark', 'light'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="bg-ground py-7 text-text">
          <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5">
            <h2 className="text-[21px] font-semibold">{theme}</h2>
            <Gallery theme={theme} />
            <MoreParts theme={theme} words={words} />
            <p className="text-faint">{theme}: that is all.</p>
          </div>
        </section>
      ))}
    </main>
  )
}

function Gallery({ theme }: { theme: string }) {
  return (
    <>
      <Sample name="Buttons and links">
        <span className="flex flex-wrap items-center gap-3">
          <button type="button" className="button">
            Button
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
      </Sample>
      <Sample name="Kinds">
        <span className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <KindIcon key={kind} kind={kind} />
          ))}
        </span>
      </Sample>
      <Sample name="Words, in a sentence with names, numbers and identifiers">
        <p>
          <Words of={sentence} />
        </p>
      </Sample>
      <Sample name="Time">
        <p>
          <Age time={time} /> · <Moment time={time} />
        </p>
      </Sample>
      <Sample name="Accounts and proposers">
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
      </Sample>
      <Sample name="Gas of a block: mixed, small, none">
        {heads.slice(0, 3).map((head) => (
          <GasBar key={head.height} gasByKind={head.gasByKind} most={heads[0]?.gasUsed ?? 1n} />
        ))}
      </Sample>
      <Sample name="The last blocks">
        <BlockStrip heads={heads} />
      </Sample>
      <Sample name="Search">
        <SearchBox isHero text="" />
      </Sample>
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
      <Sample name="Fields of a message">
        <MessageFields fields={fields} />
      </Sample>
    </>
  )
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-[18px]" data-sample={name}>
      <h3 className="font-semibold">{name}</h3>
      {children}
    </section>
  )
}
