import type { CastVote } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import { momentOfBlock, words } from '../lists/cells.server.ts'
import type { Table } from '../lists/table.ts'
import { writeOptions } from './options.server.ts'

/** What somebody voted, on which proposals. */
export function tableOfVotesOf(votes: readonly CastVote[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'governance')
  const columns = [
    { name: t('columns.proposal') },
    { name: t('columns.vote') },
    { name: t('columns.time'), isTime: true },
  ]
  const rows = votes.map(({ proposal, title, options, height, time, transactionHash }, at) => ({
    // Who changes a vote is there twice.
    key: `${transactionHash} ${at}`,
    cells: [
      words(writePart({ kind: 'proposal', id: String(proposal), title: title.slice(0, 120) }, naming)),
      words([{ text: writeOptions(options, naming.language), look: 'name' }]),
      momentOfBlock(height, time, naming),
    ],
  }))
  return { columns, rows }
}
