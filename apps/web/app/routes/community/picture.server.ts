import { formatUnits } from '@injsight/chain'
import type { CommunitySum, GetCommunityPoolResponse } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, writeAccount, type Naming } from '../../language/write-part.server.ts'
import { inUnit } from '../../language/written.ts'
import { account, coin, nothing, number, words } from '../../views/lists/cells.server.ts'
import { toShown, type ShownTable } from '../../views/lists/table.ts'
import { drawFlows } from '../../views/flows/draw-flows.ts'
import type { FlowEnd, FlowPicture } from '../../views/flows/flow-figure.tsx'

/** Ends beyond these are drawn as one. */
const mostEnds = 7

export type PictureOfPool = {
  /** Undefined where there is nothing to draw. */
  figure: FlowPicture | undefined
  table: ShownTable
}

/** Assets that there is a picture of: what the pool has, then what else moved. */
export function listDenoms({ coins, sums }: GetCommunityPoolResponse): string[] {
  const denoms = new Set([...coins, ...sums].map(({ denom }) => denom))
  return [...denoms].toSorted((a, b) => Number(b === 'inj') - Number(a === 'inj'))
}

/** @param isAll whether the sums are of everybody and of all times: then what the blocks brought is what is missing */
export function viewPicture(
  told: GetCommunityPoolResponse,
  { denom, isAll }: { denom: string; isAll: boolean },
  naming: Naming,
): PictureOfPool {
  const sums = told.sums.filter((sum) => sum.denom === denom)
  const t = translationsIn(naming.language, 'community')
  const given = sums.filter(({ kind }) => kind === 'given').map((sum) => toFlow(sum, naming))
  const spent = sums
    .filter(({ kind }) => kind === 'spent' || kind === 'trading_rewards')
    .map((sum) => toFlow(sum, naming))
  const held = BigInt(told.coins.find((one) => one.denom === denom)?.amount.split('.')[0] ?? 0)
  const other = held + total(spent) - total(given)
  if (isAll && told.unknown.length === 0 && other > 0n)
    given.unshift({ key: 'blocks', shown: [t('blocks')], amount: other })
  if (isAll && held > 0n) spent.unshift({ key: 'held', shown: [t('heldNow')], amount: held })
  const [left, right] = [biggest(given, naming), biggest(spent, naming)]
  const decimals = naming.names.tokens.get(denom)?.decimals ?? 0
  // The table below has the rest.
  const brief = (amount: bigint) => formatUnits(amount.toString(), decimals, { group: true, maxDecimals: 2 })
  const end = ({ key, shown, amount }: Flow): FlowEnd => ({
    key,
    shown,
    amount: [{ text: inUnit(brief(amount), symbolOf(denom, naming)), look: 'number' }],
  })
  return {
    figure:
      left.length + right.length === 0
        ? undefined
        : {
            alt: t('pictureAlt', {
              asset: symbolOf(denom, naming),
              sources: given.length,
              targets: spent.length,
            }),
            left: left.map(end),
            right: right.map(end),
            ribbons: drawFlows(
              left.map(({ amount }) => Number(amount)),
              right.map(({ amount }) => Number(amount)),
            ),
          },
    table: viewTable(denom, { given, spent }, naming),
  }
}

type Flow = Omit<FlowEnd, 'amount'> & { amount: bigint; sum?: CommunitySum }

function toFlow(sum: CommunitySum, naming: Naming): Flow {
  return { key: sum.account, shown: [writeAccount(sum.account, naming)], amount: BigInt(sum.amount), sum }
}

function total(flows: readonly Flow[]): bigint {
  return flows.reduce((sum, { amount }) => sum + amount, 0n)
}

/** The greatest, and what is left of them as one. */
function biggest(flows: readonly Flow[], { language }: Naming): Flow[] {
  const sorted = flows.toSorted((a, b) => (b.amount > a.amount ? 1 : -1))
  const rest = sorted.slice(mostEnds)
  if (rest.length < 2) return sorted
  const more = translationsIn(language, 'community')('more', { count: rest.length })
  return [...sorted.slice(0, mostEnds), { key: 'more', shown: [more], amount: total(rest) }]
}

/** What the picture shows, all of it, in words. */
function viewTable(
  denom: string,
  { given, spent }: { given: readonly Flow[]; spent: readonly Flow[] },
  naming: Naming,
): ShownTable {
  const t = translationsIn(naming.language, 'community')
  const pool = words([t('pool')])
  const who = ({ shown, sum }: Flow) => (sum === undefined ? words(shown) : account(sum.account, naming))
  const rowOf = (flow: Flow, isGift: boolean) => ({
    key: `${isGift} ${flow.key}`,
    cells: [
      ...(isGift ? [who(flow), pool] : flow.key === 'held' ? [pool, words(flow.shown)] : [pool, who(flow)]),
      coin(denom, flow.amount.toString(), naming),
      flow.sum === undefined ? nothing : number(String(flow.sum.count)),
    ],
  })
  const columns = [
    { name: t('columns.from') },
    { name: t('columns.to') },
    { name: t('columns.amount'), isNumber: true },
    { name: t('columns.times'), isNumber: true },
  ]
  const rows = [...given.map((flow) => rowOf(flow, true)), ...spent.map((flow) => rowOf(flow, false))]
  return toShown({ columns, rows }, Infinity)
}
