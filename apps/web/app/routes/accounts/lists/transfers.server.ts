import { readSubaccount, shortenHash } from '@injsight/chain'
import type { SubaccountTransfer } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../../language/write-part.server.ts'
import { fetchSubaccountTransfers } from '../../../sources/account.server.ts'
import { coin, fileOnly, momentOfBlock, nothing } from '../../../views/lists/cells.server.ts'
import type { Cell, Row } from '../../../views/lists/table.ts'
import type { List } from './list.ts'

/** Coins that went to the subaccounts of an account, from them, or between them. */
export const subaccountTransfers: List = {
  file: 'subaccount-transfers',
  count: ({ hasTraded }) => (hasTraded ? undefined : 0),
  async fetch({ naming, ...page }) {
    const { transfers, next, unknown } = await fetchSubaccountTransfers(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.time'), isTime: true },
      { name: t('amount'), isNumber: true },
      { name: t('denom'), isOnlyInFile: true },
      { name: t('columns.source') },
      { name: t('columns.destination') },
      { name: t('columns.transaction') },
    ]
    const rows = transfers.map((one, place) => transferRow(one, place, naming))
    return { table: { columns, rows }, next, unknown }
  },
}

function transferRow(transfer: SubaccountTransfer, place: number, naming: Naming): Row {
  const { height, time, transactionHash, denom, amount } = transfer
  return {
    key: `${height} ${place}`,
    cells: [
      momentOfBlock(height, time, naming),
      coin(denom, amount, naming),
      fileOnly(denom),
      endOf(transfer.sender, transfer.fromSubaccountId, naming),
      endOf(transfer.recipient, transfer.toSubaccountId, naming),
      transactionHash === ''
        ? nothing
        : {
            shown: [
              {
                text: shortenHash(transactionHash),
                title: transactionHash,
                to: `/transaction/${transactionHash}/`,
                look: 'identifier',
              },
            ],
            file: transactionHash,
          },
    ],
  }
}

/** One end of a transfer: whose it is, and which subaccount. */
function endOf(address: string, subaccountId: string, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'account')
  const which =
    subaccountId === ''
      ? t('columns.own')
      : `${t('columns.subaccount')} #${readSubaccount(subaccountId).nonce}`
  return { shown: [writeAccount(address, naming)], below: [which], file: subaccountId || address }
}
