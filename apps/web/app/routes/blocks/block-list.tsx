import { shortenHash } from '@injsight/chain'
import { memo, useState } from 'react'
import { useTranslations } from '../../language/use-translations.ts'
import { Age } from '../../time/age.tsx'
import { GasBar } from '../../views/blocks/gas-bar.tsx'
import { isGasTold, mergeHeads, mostGas, type Head } from '../../live/head.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { Proposer } from '../../views/blocks/proposer.tsx'
import { proposeTimes } from '../../csv-range.server.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useFeed, useHead } from '../../live/live.tsx'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchHeads, toHead } from '../../sources/blocks/heads.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows, readRows } from '../../rows.server.ts'
import { Heading } from '../../ui/heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { None } from '../../ui/states.tsx'
import type { Route } from './+types/block-list'
import { readBefore } from './read-before.ts'
import { Link } from '../../ui/link.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { withSource } from '../../views/lists/told-content.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const before = readBefore(url.searchParams.get('before'))
  const rows = readRows(url.searchParams)
  const { value: found, beside } = await noteBeside(() => fetchHeads(rows + 1, before))
  const { language } = splitPath(url.pathname)
  return {
    heads: found.slice(0, rows).map(toHead),
    times: found[0] && proposeTimes(Number(found[0].time), language),
    toldBy: withSource('', beside, language),
    hasMore: found.length > rows,
    before,
    rows,
    chosen: queryOfRows(rows),
  }
})

export default function BlockListPage({
  loaderData: { heads: served, times, toldBy, hasMore, before, rows, chosen },
}: Route.ComponentProps) {
  const t = useTranslations('blocks')
  const frame = useTranslations('frame')
  const { href } = useLanguage()
  const { shown, waiting, apply, hold, release } = useArrivals(served, before === 0n, rows)
  const head = useHead()
  const last = shown.at(-1)
  const first = shown[0]
  const about =
    first === undefined || last === undefined || shown.length < 2
      ? ''
      : t('sentence', {
          from: formatInteger(last.height),
          to: formatInteger(first.height),
          // Blocks are numbered from 1: the newest one's height says how many there are.
          all: formatInteger(head?.height ?? first.height),
          seconds: ((first.time - last.time) / 1000 / (shown.length - 1)).toFixed(2),
        })
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={t('title')} description={frame('description')} />
      <Heading title={t('title')} about={about} />
      <section className="card" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
        {waiting > 0 && (
          <button
            type="button"
            onClick={apply}
            className="link block w-full border-b border-hairline py-2 text-center"
          >
            {t('new', { count: waiting })}
          </button>
        )}
        {shown.length === 0 ? <None>{t('none')}</None> : <HeadTable heads={shown} />}
        {toldBy !== '' && <p className="card-note">{toldBy}</p>}
        <Pager
          first={before === 0n ? undefined : href(`/blocks/${formatQuery(chosen)}`)}
          next={
            hasMore && last !== undefined
              ? href(`/blocks/${formatQuery({ before: String(last.height), ...chosen })}`)
              : undefined
          }
          csv={href('/blocks.csv')}
          times={times}
          rows={rows}
        />
      </section>
    </main>
  )
}

/** New blocks stand at once, unless somebody points at the list or reads in it: then they wait to be called. */
function useArrivals(served: readonly Head[], isNewest: boolean, rows: number) {
  const { heads: came } = useFeed()
  const [isHeld, setHeld] = useState(false)
  const [heldAt, setHeldAt] = useState(0n)
  const merged = isNewest ? mergeHeads(came, served, rows) : served
  const shown =
    isHeld && isNewest
      ? mergeHeads(
          came.filter(({ height }) => height <= heldAt),
          served,
          rows,
        )
      : merged
  const newest = merged[0]?.height ?? 0n
  const waiting = isHeld && isNewest ? Number(newest - (shown[0]?.height ?? newest)) : 0
  const hold = () => {
    if (isHeld) return
    setHeldAt(newest)
    setHeld(true)
  }
  return { shown, waiting, apply: () => setHeldAt(newest), hold, release: () => setHeld(false) }
}

function HeadTable({ heads }: { heads: readonly Head[] }) {
  const t = useTranslations('blocks')
  const things = useTranslations('things')
  const most = mostGas(heads)
  return (
    <table className="table table-flow table-blocks md:table-fixed">
      <thead>
        <tr>
          <th scope="col" className="md:w-28">
            {t('height')}
          </th>
          <th scope="col" className="md:w-32">
            {things('age')}
          </th>
          <th scope="col">{t('proposer')}</th>
          <th scope="col" className="number md:w-40">
            {t('transactions')}
          </th>
          <th scope="col" className="md:w-56">
            {t('gas')}
          </th>
          <th scope="col" className="md:w-44">
            {t('hash')}
          </th>
        </tr>
      </thead>
      <tbody>
        {heads.map((head) => (
          <HeadRow key={head.height} head={head} most={most} />
        ))}
      </tbody>
    </table>
  )
}

/** A new block above it changes nothing in a row: of a hundred, one is drawn. */
const HeadRow = memo(function HeadRow({ head, most }: { head: Head; most: bigint }) {
  const t = useTranslations('blocks')
  const things = useTranslations('things')
  const { href } = useLanguage()
  return (
    <tr>
      <td>
        <Link to={href(`/block/${head.height}/`)} className="mono link font-semibold">
          {formatInteger(head.height)}
        </Link>
      </td>
      <td className="text-muted">
        <Age time={head.time} />
      </td>
      <td>
        <Proposer {...head} />
      </td>
      <td data-label={t('transactions')} className="number">
        {formatInteger(head.txs)}
        {head.failed > 0 && (
          <span className="text-bad"> · {things('failedCount', { count: head.failed })}</span>
        )}
      </td>
      <td data-label={t('gas')}>
        <span className="grid w-full max-w-52 gap-1 max-md:contents">
          <span className="mono text-muted">{isGasTold(head) ? formatInteger(head.gasUsed) : '—'}</span>
          <GasBar gasByKind={head.gasByKind} most={most} />
        </span>
      </td>
      <td className="mono whitespace-nowrap text-muted" title={head.hash}>
        {shortenHash(head.hash)}
      </td>
    </tr>
  )
})
