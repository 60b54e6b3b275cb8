import type { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { shortenHash } from '@injsight/chain'
import { decodeSigners } from '@injsight/chain/decode'
import { data, redirect } from 'react-router'
import { Age } from '../../time/age.tsx'
import { Changes } from '../../views/balances/changes.tsx'
import { viewChanges, type ChangesView } from '../../views/balances/changes.server.ts'
import { noFee, payerOf } from '../../views/transactions/fee.server.ts'
import { viewFates, type FatesView } from '../../views/orders/order-fates.server.ts'
import { concernsOrders } from '../../views/transactions/outcomes.server.ts'
import { spellHash } from '../../views/transactions/hash.ts'
import { hasPackets, viewPackets, type PacketView } from '../../views/bridges/packets.server.ts'
import { CopyMenu } from '../../ui/take/copy-menu.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { nameSignMode } from '../../views/transactions/sign-mode.server.ts'
import { Renamed } from '../../views/sentences/renamed.tsx'
import { Words } from '../../views/sentences/words.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { passGuard } from '../../guards.server.ts'
import { splitPath } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { plainText } from '../../language/written.ts'
import { mapPart, notedPart, page, pageHeaders, part, type Part } from '../../page.server.ts'
import { ProofBadge, ProofCard } from '../../proof/proof.tsx'
import { useProof } from '../../proof/use-proof.ts'
import { findBlock } from '../../sources/blocks/blocks.server.ts'
import { fetchHeads } from '../../sources/blocks/heads.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { writeRenamed } from '../../views/sentences/renamed.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { fetchTransactionChanges } from '../../sources/transactions/changes.server.ts'
import { addMentions, fetchMentions } from '../../sources/names/mentions.server.ts'
import { readMessages } from '../../sources/explorer-json.server.ts'
import { fetchEthereumTransaction } from '../../sources/evm/ethereum.server.ts'
import { fetchOutcomes } from '../../sources/transactions/outcomes.server.ts'
import { fetchOrderFates } from '../../sources/markets/orders.server.ts'
import { fetchRawTransaction } from '../../sources/transactions/raw-transaction.server.ts'
import { findTransaction } from '../../sources/transactions/transactions.server.ts'
import { BesideFacts } from '../../ui/beside-facts.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { ListFile } from '../../views/lists/list-file.tsx'
import { SectionBar } from '../../ui/section-bar.tsx'
import type { Route } from './+types/transaction'
import type { Absent } from './absent-transaction.tsx'
import { carriesEthereum, learnContractsOf } from './ethereum/read-ethereum.server.ts'
import { factOfBlockTime } from './block-time.server.ts'
import { Flow } from './flow.tsx'
import { viewFlow, type FlowView, type PaidFee } from './flow.server.ts'
import { Messages } from './messages.tsx'
import { OtherEvents } from './events.tsx'
import { viewTransaction, type TransactionView } from './view.server.ts'
import { WhyFailed } from './why-failed.tsx'
import { TransactionFacts } from './transaction-facts.tsx'
import { bytesOf, RawCard } from './raw/raw-card.tsx'
import { Link } from '../../ui/link.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { noteWithSource } from '../../views/lists/told-content.server.ts'
import { withFactOfSource } from '../../views/sentences/told-facts.server.ts'

const AbsentTransaction = onDemand(async () => (await import('./absent-transaction.tsx')).AbsentTransaction)

const Fates = onDemand(async () => (await import('./fates.tsx')).Fates)

const LogsCard = onDemand(async () => (await import('./ethereum/logs-card.tsx')).LogsCard)

const Packets = onDemand(async () => (await import('./packets.tsx')).Packets)

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const hash = passGuard('transaction-search', params.hash)
  if (hash !== params.hash) throw redirect(url.pathname.replace(params.hash, hash) + url.search, 301)
  const [{ value: detail, beside }, mentions, told, orders, raw, plainNames] = await Promise.all([
    noteBeside(() => findTransaction(hash)),
    part(fetchMentions(hash)),
    notedPart(() => fetchTransactionChanges(hash)),
    part(fetchOrderFates(hash)),
    part(fetchRawTransaction(hash)),
    fetchNames(),
  ])
  if (detail === undefined)
    return data(
      {
        absent: await explainAbsence(hash),
        view: undefined,
        flow: undefined,
        changes: undefined,
        fates: undefined,
        packets: undefined,
        renamed: undefined,
      },
      { status: 404 },
    )
  // By Ethereum's hash it was found, and stands under the chain's.
  const found = spellHash(detail.hash)
  if (found !== hash) throw redirect(url.pathname.replace(hash, found) + url.search, 301)
  const then = namesAt(plainNames, detail.blockNumber)
  const names = mentions.value === undefined ? then : addMentions(then, mentions.value)
  const naming = { language, names }
  // The call of a precompile lists what it asked for, and the heading says what became of it: a list more would be more
  // than a first visit may load.
  const isCall = carriesEthereum(detail)
  const toldFates = mapPart(orders, (value) =>
    viewFates(isCall ? { ...value, orders: [], cancels: [] } : value, naming),
  )
  const [[ethereum, outcomes] = [], heads] = await Promise.all([
    isCall
      ? Promise.all([part(fetchEthereumTransaction(hash)), fetchOutcomes([found]), learnContractsOf(detail)])
      : undefined,
    part(fetchHeads(2, detail.blockNumber + 1n)),
  ])
  const view = viewTransaction(detail, {
    ...naming,
    fates: orders.value,
    mentions: mentions.value,
    ethereum: ethereum?.value,
    tokenMoves: outcomes?.value?.get(found)?.tokenMoves,
    signModes: raw.value && decodeSigners(raw.value).map(({ mode }) => nameSignMode(mode)),
  })
  const changes = mapPart(told, (value) =>
    noteWithSource(viewChanges(value, naming, view.ethereum?.creditedLater), told.beside, language),
  )
  const flow = told.value && viewFlow(told.value, feeOf(detail, view), naming)
  // Where nobody can say what became of packets, only a transaction that has some is missing it.
  const packets: Part<PacketView[]> = hasPackets(view.messages)
    ? mapPart(mentions, ({ packets: fatesOfPackets }) => viewPackets(fatesOfPackets, naming))
    : { value: [] }
  const renamed = writeRenamed(
    naming,
    (mentions.value?.markets ?? []).map(({ id }) => id),
    (told.value?.changes ?? []).map(({ denom }) => denom),
  )
  // Where nobody can say what became of orders, only a transaction that asks for something of them is missing it.
  const hasOrders = toldFates.value
    ? hasFates(toldFates.value)
    : concernsOrders(readMessages(detail.messages))
  const fates = view.failure === undefined && hasOrders ? toldFates : undefined
  const facts = [...factOfBlockTime(detail.blockNumber, heads.value, language), ...view.facts]
  const shown = withFactOfSource({ ...view, facts }, beside, language)
  return data({ view: shown, flow, changes, fates, packets, renamed, absent: undefined })
})

function feeOf({ gasFee }: TxDetailData, { signers }: TransactionView): PaidFee {
  const fee = gasFee ?? noFee
  return { payer: payerOf(fee) || (signers[0]?.address ?? ''), coins: fee.amount }
}

async function explainAbsence(hash: string): Promise<Absent> {
  const [status, block] = await Promise.all([part(fetchStatus()), part(findBlock(hash))])
  return {
    hash,
    hasEnded: status.value?.recording?.ended === true,
    block: block.value?.height,
    network: status.value?.chainId ?? '',
  }
}

export default function TransactionPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === undefined) return <AbsentTransaction {...loaderData.absent} />
  return <PresentTransaction {...loaderData} />
}

type Present = {
  view: TransactionView
  flow: FlowView | undefined
  changes: Part<ChangesView>
  fates: Part<FatesView> | undefined
  packets: Part<PacketView[]>
  renamed: string[]
}

function PresentTransaction({ view, flow, changes, fates, packets, renamed }: Present) {
  const t = useTranslations('transaction')
  const changed = useTranslations('changes')
  const orders = useTranslations('orders')
  const frame = useTranslations('frame')
  const { href } = useLanguage()
  const sentence = plainText(view.sentence)
  const path = href(`/proof/transaction/${view.hash}/`)
  const { hash, height, failure } = view
  const proof = useProof({ kind: 'transaction', path, shown: { hash, height, code: failure?.code ?? 0 } })
  const logs = failure === undefined ? view.ethereum?.logs : undefined
  const showsPackets = packets.value?.length !== 0
  const parts = [
    ...(failure === undefined ? [] : [{ id: 'why', name: t('why') }]),
    ...(fates ? [{ id: 'orders', name: orders('title') }] : []),
    ...(showsPackets ? [{ id: 'packets', name: t('packets', { count: packets.value?.length ?? 1 }) }] : []),
    { id: 'changes', name: changed('title') },
    { id: 'messages', name: t('messages', { count: view.messages.length }) },
    ...(logs === undefined ? [] : [{ id: 'logs', name: logs.title }]),
    { id: 'raw', name: t('raw') },
  ]
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={sentence.slice(0, 120)} description={sentence.slice(0, 300)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Crumbs to={href('/transactions/')} list={frame('transactions')} here={shortenHash(view.hash)} />
          <CopyMenu
            texts={{
              hex: bytesOf(view.hash, 'hex'),
              base64: bytesOf(view.hash, 'base64'),
              ...(view.ethereum !== undefined && { rlp: bytesOf(view.hash, 'rlp') }),
            }}
          />
        </div>
        <h1 className="page-title max-w-[52ch]">
          <Words of={view.sentence} />
        </h1>
        <p className="flex flex-wrap items-center gap-2">
          <Badge failed={view.failure !== undefined} />
          <ProofBadge proof={proof} />
          <Link className="chip hover:text-accent" to={href(`/block/${view.height}/`)}>
            {t('block')} <b className="mono font-medium text-accent">{formatInteger(view.height)}</b>
          </Link>
          <span className="chip">
            <Age time={view.time} />
          </span>
          <Renamed list={renamed} />
        </p>
      </div>
      <SectionBar label={t('parts')} sections={parts} />
      <BesideFacts
        outcome={
          <>
            {view.failure !== undefined && <WhyFailed failure={view.failure} />}
            {flow !== undefined && <Flow flow={flow} />}
            {fates && (
              <div id="orders">
                <Fates fates={fates} />
              </div>
            )}
            {showsPackets && (
              <div id="packets">
                <Packets packets={packets} />
              </div>
            )}
            <div id="changes">
              <Changes changes={changes} hasFailed={view.failure !== undefined}>
                <ListFile file={href(`/transaction/${hash}/changes.csv`)} />
              </Changes>
            </div>
          </>
        }
        facts={
          <>
            <TransactionFacts view={view} />
            <ProofCard proof={proof} path={path} />
          </>
        }
      >
        <Messages messages={view.messages} failedAt={view.failure?.messageIndex} />
        {logs !== undefined && <LogsCard logs={logs} />}
        <OtherEvents events={view.otherEvents} />
        <RawCard hash={view.hash} hasRlp={view.ethereum !== undefined} />
      </BesideFacts>
    </main>
  )
}

function hasFates({ orders, cancelled, notCancelled }: FatesView): boolean {
  return orders.length + cancelled + notCancelled.length > 0
}

function Badge({ failed }: { failed: boolean }) {
  const t = useTranslations('transaction')
  return failed ? (
    <span className="w-fit rounded-full bg-bad-soft px-3 py-1 text-[13px] font-medium text-bad">
      ✕ {t('failed')}
    </span>
  ) : (
    <span className="w-fit rounded-full bg-good-soft px-3 py-1 text-[13px] font-medium text-good">
      ✓ {t('success')}
    </span>
  )
}
