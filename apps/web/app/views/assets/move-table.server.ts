import { shortenHash } from '@injsight/chain'
import type { EvmMove } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { account, block, fileOnly, moment, nothing, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'

type Told = {
  naming: Naming
  /** Which of a collection was moved; left out where there is but one kind. */
  item?: (token: string) => Cell
  /** How much; left out where each is one of its own. */
  quantity?: (amount: string) => Cell
  /** The name of the column that says what was done, and its word for a move. */
  deed?: { name: string; say: (move: EvmMove) => string }
}

/** From whom to whom something went, line by line. */
export function tableOfMoves(moves: readonly EvmMove[], { naming, item, quantity, deed }: Told): Table {
  const t = translationsIn(naming.language, 'token')
  const party = (address: string) => (address === '' ? words([t('nobody')]) : account(address, naming))
  return {
    columns: [
      { name: t('columns.hash') },
      { name: t('columns.from') },
      { name: t('columns.to') },
      ...(deed ? [{ name: deed.name, isOnlyInFile: true }] : []),
      ...(item ? [{ name: t('columns.token') }] : []),
      ...(quantity ? [{ name: t('columns.amount'), isNumber: true }] : []),
      { name: t('columns.block'), isNumber: true },
      { name: t('columns.time'), isTime: true },
    ],
    rows: moves.map((move, at) => ({
      // One transaction may move as much twice.
      key: `${move.hash} ${at}`,
      cells: [
        transactionCell(move.hash, deed?.say(move)),
        party(move.from),
        party(move.to),
        ...(deed ? [fileOnly(deed.say(move))] : []),
        ...(item ? [item(move.token)] : []),
        ...(quantity ? [quantity(move.amount)] : []),
        block(move.height),
        move.time === 0n ? nothing : moment(move.time, naming),
      ],
    })),
    narrow: 'moves',
  }
}

/** The transaction of a line; none where something happened without one. */
function transactionCell(hash: string, says: string | undefined): Cell {
  const cell = hash === '' ? nothing : linkTo(hash)
  return says === undefined ? cell : { ...cell, below: [says] }
}

function linkTo(hash: string): Cell {
  const to = `/transaction/${hash}/`
  return { shown: [{ text: shortenHash(hash), title: hash, to, look: 'identifier' }], file: hash }
}
