import { colonIn } from '../../language/list-words.ts'
import { shortenHash } from '@injsight/chain'
import type { ValidatorChange } from '@injsight/injsight-v1'
import { withoutMarks } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { plainText, type Written } from '../../language/written.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { coin, momentOfBlock, nothing, words } from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'
import { percent } from '../../views/staking/percent.ts'

/** What a validator changed and what befell it, as a list. */
export function tableOfChanges(changes: readonly ValidatorChange[], denom: string, naming: Naming): Table {
  const t = translationsIn(naming.language, 'staking')
  const columns = [
    { name: t('columns.time'), isTime: true },
    { name: t('columns.what') },
    { name: t('columns.more') },
    { name: t('columns.transaction') },
  ]
  const rows = changes.map((change, at) => ({
    // Several may share a block.
    key: `${change.height} ${at}`,
    cells: [
      momentOfBlock(change.height, change.time, naming),
      words([t(`what.${whatOf(change)}`)]),
      detailOf(change, denom, naming),
      transaction(change.transactionHash),
    ],
  }))
  return { columns, rows }
}

const known = [
  'created',
  'edited',
  'unjailed',
  'missing_signature',
  'double_sign',
  'bridge',
  'jailed',
] as const
const said = ['moniker', 'website', 'identity', 'securityContact', 'details'] as const

function whatOf(change: ValidatorChange) {
  const { what, commissionRate, emptied } = change
  const isOnlyCommission =
    commissionRate !== '' && emptied.length === 0 && said.every((name) => change[name] === '')
  if (what === 'edited' && isOnlyCommission) return 'commission'
  return known.find((one) => one === what) ?? 'other'
}

const longestSaid = 200

function detailOf(change: ValidatorChange, denom: string, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'staking')
  const colon = colonIn(naming.language)
  const { emptied, commissionRate, minSelfBond, burned } = change
  const told: Written[] = [
    ...said
      .filter((name) => change[name] !== '')
      .map((name) => [`${t(`became.${name}`)}${colon}${withoutMarks(change[name].slice(0, longestSaid))}`]),
    ...said
      .filter((name) => emptied.includes(name))
      .map((name) => [`${t(`became.${name}`)}${colon}${t('nothing')}`]),
    ...(commissionRate === '' ? [] : [[`${t('became.commissionRate')}${colon}${percent(commissionRate)}`]]),
    ...(minSelfBond === '' || minSelfBond === '0'
      ? []
      : [[`${t('became.minSelfBond')}${colon}`, ...coin(denom, minSelfBond, naming).shown]]),
    ...(burned === '' ? [] : [[t('lost', { amount: plainText(coin(denom, burned, naming).shown) })]]),
  ]
  if (told.length === 0) return nothing
  return words(told.flatMap((one, at) => (at === 0 ? one : [' · ', ...one])))
}

function transaction(hash: string): Cell {
  if (hash === '') return nothing
  const to = `/transaction/${hash}/`
  return { shown: [{ text: shortenHash(hash), title: hash, to, look: 'identifier' }], file: hash }
}
