import { data, redirect } from 'react-router'
import { useTranslations } from '../../language/use-translations.ts'
import { isGasTold } from '../../live/head.ts'
import { Age } from '../../time/age.tsx'
import { Changes } from '../../views/balances/changes.tsx'
import { viewChanges } from '../../views/balances/changes.server.ts'
import { viewAuction } from '../../views/orders/auction.server.ts'
import { CopyMenu } from '../../ui/take/copy-menu.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { spellHash } from '../../views/transactions/hash.ts'
import { Proposer } from '../../views/blocks/proposer.tsx'
import { titleBlock } from '../../views/blocks/say-block.server.ts'
import { TransactionTable } from '../../views/transactions/transaction-table.tsx'
import { writeRenamed } from '../../views/sentences/renamed.server.ts'
import { Renamed } from '../../views/sentences/renamed.tsx'
import { Words } from '../../views/sentences/words.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { notThere, passGuard } from '../../guards.server.ts'
import { withoutMarks } from '../../language/isolate.ts'
import { splitPath } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { plainText } from '../../language/written.ts'
import { useHead } from '../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders, part } from '../../page.server.ts'
import { ProofBadge, ProofCard } from '../../proof/proof.tsx'
import { useProof } from '../../proof/use-proof.ts'
import { addNamesOfChanged, fetchBlockChanges } from '../../sources/transactions/changes.server.ts'
import { fetchBlockDeeds } from '../../sources/blocks/block-deeds.server.ts'
import { findBlock } from '../../sources/blocks/blocks.server.ts'
import { fetchHeads } from '../../sources/blocks/heads.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { BesideFacts } from '../../ui/beside-facts.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { ListFile } from '../../views/lists/list-file.tsx'
import { Missing, None } from '../../ui/states.tsx'
import type { Route } from './+types/block'
import type { Absent } from './absent-block.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import { Neighbours, useArrowKeys } from './neighbours.tsx'
import { BlockFacts } from './block-facts.tsx'
import { noteWithSource } from '../../views/lists/told-content.server.ts'

const Auction = onDemand(async () => (await import('./auction.tsx')).Auction)
const BlockPicture = onDemand(async () => (await import('./block-picture.tsx')).BlockPicture)
const AbsentBlock = onDemand(async () => (await import('./absent-block.tsx')).AbsentBlock)

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const id = passGuard('block-search', params.block)
  const { language } = splitPath(url.pathname)
  const { value: block, beside } = await noteBeside(() => findBlock(id))
  if (block === undefined) return data(await explainAbsence(id), { status: 404 })
  const height = block.height
  if (params.block !== String(height))
    throw redirect(url.pathname.replace(params.block, String(height)) + url.search, 301)
  const txs = Number(block.numTxs)
  const [{ lines, auction, events, names }, status, told, heads] = await Promise.all([
    fetchBlockDeeds({ height, txs }, language),
    part(fetchStatus()),
    notedPart(() => fetchBlockChanges(height)),
    part(fetchHeads(2, height + 1n)),
  ])
  const namesOfChanged = told.value && (await addNamesOfChanged(told.value, names))
  const [line, parent] = heads.value ?? []
  const time = Number(block.blockUnixTimestamp)
  const facts = {
    height,
    txs,
    failed: line?.failed ?? 0,
    proposer: block.proposer,
    operator: line?.operator ?? '',
  }
  return data({
    title: titleBlock(
      { ...facts, lines: lines.value, markets: auction.value?.markets, events: events.value },
      { language, names },
    ),
    block: {
      ...facts,
      hash: spellHash(block.blockHash),
      parentHash: spellHash(block.parentHash),
      moniker: withoutMarks(block.moniker),
      gas: line && isGasTold(line) ? { wanted: line.gasWanted, used: line.gasUsed } : undefined,
      time,
      afterParentMs: parent && time - Number(parent.time),
      signatures: Number(block.numPreCommits),
      more: factOfSource(beside, language),
    },
    lines,
    changes: mapPart(told, (value) =>
      noteWithSource(viewChanges(value, { language, names: namesOfChanged ?? names }), told.beside, language),
    ),
    auction: mapPart(auction, (value) => viewAuction(value, { language, names })),
    renamed: writeRenamed(
      { language, names },
      (auction.value?.markets ?? []).map(({ marketId }) => marketId),
      (told.value?.changes ?? []).map(({ denom }) => denom),
    ),
    previous: height > (status.value?.base ?? 1n) ? height - 1n : undefined,
    next: status.value === undefined || height < status.value.head ? height + 1n : undefined,
    absent: undefined,
  })
})

async function explainAbsence(id: string): Promise<{ absent: Absent; block: undefined }> {
  if (!/^\d{1,19}$/.test(id)) throw notThere('block-search', `No block of the index has the hash ${id}`)
  const height = BigInt(id)
  const { head, base, recording } = await fetchStatus()
  const why = height < base ? 'before' : recording?.ended === true ? 'ended' : 'notYet'
  return { absent: { height, why, head, base }, block: undefined }
}

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.block === undefined) return <AbsentBlock {...loaderData.absent} />
  return <PresentBlock {...loaderData} />
}

type Present = Extract<Route.ComponentProps['loaderData'], { lines: unknown }>

function PresentBlock({ title, block, lines, changes, auction, renamed, previous, next }: Present) {
  const t = useTranslations('blocks')
  const things = useTranslations('things')
  const { href } = useLanguage()
  const height = formatInteger(block.height)
  const head = useHead()
  // The newest block has no next one until it comes, which the stream tells.
  const following = next ?? (head !== undefined && head.height > block.height ? block.height + 1n : undefined)
  useArrowKeys(previous, following)
  const path = href(`/proof/block/${block.height}/`)
  const proof = useProof({ kind: 'block', path, shown: { hash: block.hash, height: block.height } })
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={t('block', { height })} description={plainText(title)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Crumbs to={href('/blocks/')} list={t('title')} here={height} />
          <div className="flex gap-2">
            <CopyMenu />
            <Neighbours previous={previous} next={following} />
          </div>
        </div>
        <h1 className="page-title max-w-[48ch]">
          <Words of={title} />
        </h1>
        <p className="flex flex-wrap items-center gap-2">
          {block.signatures > 0 && (
            <span className="chip border-transparent bg-good-soft text-good">
              ✓ {t('signaturesOf', { count: block.signatures })}
            </span>
          )}
          <ProofBadge proof={proof} />
          <span className="chip">
            {things('transactions', { count: block.txs })}
            {block.failed > 0 && ` · ${things('failedCount', { count: block.failed })}`}
          </span>
          {block.afterParentMs !== undefined && (
            <span className="chip">
              {t('afterParent', { seconds: (block.afterParentMs / 1000).toFixed(2) })}
            </span>
          )}
          <span className="chip max-w-full">
            {t('by')} <Proposer {...block} />
          </span>
          <span className="chip">
            <Age time={block.time} />
          </span>
          <Renamed list={renamed} />
        </p>
      </div>
      <BesideFacts
        outcome={
          <>
            {lines.value !== undefined && <BlockPicture lines={lines.value} />}
            <Auction auction={auction} anchor="auction" file={href(`/block/${block.height}/auction.csv`)} />
          </>
        }
        facts={
          <>
            <BlockFacts block={block} />
            <ProofCard proof={proof} path={path} />
          </>
        }
      >
        <TitledCard title={t('inBlock')} id="transactions">
          {lines.value === undefined ? (
            <Missing what="transactions" why={lines.missing} />
          ) : (
            <BlockLines lines={lines.value} file={href(`/block/${block.height}/transactions.csv`)} />
          )}
        </TitledCard>
        <Changes changes={changes}>
          <ListFile file={href(`/block/${block.height}/changes.csv`)} />
        </Changes>
      </BesideFacts>
    </main>
  )
}

function BlockLines({ lines, file }: { lines: readonly TransactionLine[]; file: string }) {
  const t = useTranslations('blocks')
  if (lines.length === 0) return <None>{t('empty')}</None>
  return (
    <>
      <TransactionTable lines={lines} columns={['gas']} />
      <ListFile file={file} />
    </>
  )
}
