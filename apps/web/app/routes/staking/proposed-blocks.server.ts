import type { Head } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { block, fileOnly, moment, number } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'

/** Blocks with what they carried. */
export function tableOfBlocks(blocks: readonly Head[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'blocks')
  const things = translationsIn(naming.language, 'things')
  return {
    columns: [
      { name: t('height'), isNumber: true },
      { name: t('time'), isTime: true },
      { name: t('transactions'), isNumber: true },
      { name: things('failed'), isNumber: true },
      { name: t('gas'), isNumber: true },
      { name: t('hash'), isOnlyInFile: true },
    ],
    rows: blocks.map(({ height, time, txs, failed, gasUsed, hash }) => ({
      key: String(height),
      cells: [
        block(height),
        moment(time, naming),
        number(String(txs)),
        number(String(failed)),
        number(String(gasUsed)),
        fileOnly(hash),
      ],
    })),
  }
}
